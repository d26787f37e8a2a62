declare module "pyodide/pyodide.asm.mjs" {
  import type { Pyodide } from "../cell/cell.ts";
  const createPyodideModule: Pyodide["createPyodideModule"];
  export default createPyodideModule;
}
