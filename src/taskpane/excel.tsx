/** The pane's page inside Excel: waits for Office.js and mounts the pane on the open workbook. */
import { excelErrors } from "../workbook/excelErrors.ts";
import { excelWorkbook } from "../workbook/excel.ts";
import { mountPane } from "./mountPane.tsx";
import { strings } from "./strings.ts";

const element = document.getElementById("pane")!;

async function start(): Promise<void> {
  if (typeof Office === "undefined") return explain(strings.outside.noOffice);
  const { host } = await Office.onReady();
  if (host !== Office.HostType.Excel) return explain(strings.outside.notExcel);
  // The formulas run in the pane's page, the shared runtime; without Microsoft's script they would have nothing to join.
  const errorsOf = excelErrors();
  const formulas = document.createElement("script");
  formulas.src = "functions.js";
  document.head.append(formulas);
  const background = Office.context.officeTheme?.bodyBackgroundColor;
  const theme = background ? (isDark(background) ? "dark" : "light") : "system";
  const namespace = location.hostname === "localhost" ? "EVAL_DEV" : "EVAL";
  mountPane(element, excelWorkbook(), { namespace, errorsOf, theme });
}

/** In a plain tab the page says what it is and where to go. */
function explain(reason: string): void {
  document.getElementById("loading")?.remove();
  document.getElementById("outside")!.hidden = false;
  document.getElementById("reason")!.textContent = reason;
}

function isDark(color: string): boolean {
  const [r, g, b] = color.match(/[\da-f]{2}/gi)!.map((part) => parseInt(part, 16));
  return r + g + b < 384;
}

void start();
