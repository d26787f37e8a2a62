// The global that functions.js needs, as Excel gives it; imported before functions.js, so that it is there when that runs.
class CellError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export const formulas = new Map();

globalThis.CustomFunctions = {
  associate: (id, formula) => formulas.set(id, formula),
  Error: CellError,
  ErrorCode: new Proxy({}, { get: (_, name) => name }),
};
