import type { CellInput } from "./port.ts";
import { readsAsOther } from "./readsAsOther.ts";

/** A text that Excel would take for something else is marked so; in a cell of the text format only a formula would be. */
export function excelInput(input: CellInput, text = false): string | number | boolean {
  if (input === null || input === "") return "";
  if (text) return /^[=+\-@']/.test(String(input)) ? `'${input}` : String(input);
  return typeof input === "string" && !input.startsWith("=") && readsAsOther(input) ? `'${input}` : input;
}
