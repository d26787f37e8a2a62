import type { CellError, CellValue, ErrorsOf } from "./port.ts";

type Formula = (...cells: unknown[]) => unknown;

/**
 * The messages behind the errors of our formulas. Excel tells the pane an error's code alone; but the formulas run in
 * the pane's own page, so they are noted as they register, and called again with the same cells they say the same.
 * To be called before functions.js runs.
 */
export function excelErrors(): ErrorsOf {
  const formulas = new Map<string, Formula>();
  if (typeof CustomFunctions !== "undefined") {
    const host = CustomFunctions as unknown as { associate(id: string, run: Formula): void };
    const associate = host.associate.bind(host);
    host.associate = (id, run) => {
      formulas.set(id, run);
      associate(id, run);
    };
  }
  return (id, cells) => {
    const run = formulas.get(id);
    if (!run) return [];
    try {
      const result = run(...cells.map((matrix) => matrix && matrix.map((row) => row.map(given))), {}) as unknown[][];
      return result.map((row) => row.map(errorIn));
    } catch (error) {
      return [[errorIn(error)]];
    }
  };
}

/** An error cell reaches a formula as an entity. */
const given = (cell: CellValue): unknown =>
  cell !== null && typeof cell === "object" ? { type: "Error", basicType: "Error", basicValue: cell.error } : cell;

function errorIn(cell: unknown): CellError | null {
  const { code, message } = (cell ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== "string") return null;
  return typeof message === "string" && message ? { error: code, message } : { error: code };
}
