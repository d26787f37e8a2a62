import { relative } from "../taskpane/table/cellAddress.ts";
import type { Workbook } from "../workbook/port.ts";
import { errorMeaning } from "./errorMeaning.ts";

/**
 * Writes the selected cell into the page as text: its address, formula, value and the message of its error. The grid is
 * a canvas, so this is what a screen reader reads, and the only place that tells why a formula refuses.
 */
export function showSelectedCell(workbook: Workbook, output: HTMLElement): void {
  const show = async () => {
    const { sheet, row, column } = await workbook.selection();
    const cell = { sheet, row, column, rows: 1, columns: 1 };
    const { values, formulas } = await workbook.read(cell);
    const [[value]] = values;
    const [[formula]] = formulas;
    const failed = value !== null && typeof value === "object";
    const parts = [
      part("b", relative(cell)),
      formula && part("code", formula),
      part("span", failed ? value.error : (value?.toString() ?? (formula ? "computing" : "blank"))),
      failed && part("span", value.message ?? errorMeaning[value.error] ?? "", "error"),
    ].filter((element) => element instanceof HTMLElement);
    if (output.textContent === parts.map((element) => element.textContent).join("")) return;
    output.replaceChildren(...parts);
  };
  const refresh = () => void show().catch(() => output.replaceChildren());
  workbook.onSelection(refresh);
  workbook.onCalculated(refresh);
  refresh();
}

function part(tag: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}
