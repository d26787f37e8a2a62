/** Loaded when a workbook is first saved, for the writer is not needed before. */
import type { FUniver } from "@univerjs/core/facade";
import { cellRef, parseCellRef, type WriteSheet } from "hucre/xlsx";
import type { Block, Workbook } from "../../workbook/port.ts";
import { sheetCells } from "../../workbook/sheetCells.ts";
import { plainFont } from "./cellStyle.ts";
import { chartsSheet } from "./chartsSheet.ts";
import { chartsTitle } from "./chartsTitle.ts";
import { countsTables } from "./countsTables.ts";
import { curveCharts } from "./curveCharts.ts";
import { fileSheet, spillRanges, type Store } from "./fileSheet.ts";
import type { FileTasks } from "./fileWorker.ts";
import { lambdaNames } from "./lambdaNames.ts";
import { pauses } from "./pauses.ts";
import { needsNoAddIn, type OwnNames, storedFormula } from "./storedFormula.ts";

export interface SavedWorkbook {
  file: Uint8Array;
  /** How many cells hold their value in place of a formula that only the add-in computes. */
  frozen: number;
}

/** What stands for the add-in's formulas: they themselves, names that the file defines itself, or their values. */
export type Contents = "add-in" | "names" | "values";

/**
 * The workbook as an .xlsx file, with charts of its counts.
 *
 * @param contents - With "names", the formulas of lambdaNames become names of the file, and cells with others of the add-in
 * hold their values; with "values", all of these do.
 * @param writeFile - Here or in a worker.
 */
export async function saveWorkbook(
  api: FUniver,
  workbook: Workbook,
  contents: Contents,
  writeFile: FileTasks["writeFile"],
): Promise<SavedWorkbook> {
  const book = api.getActiveWorkbook()!;
  const defined = contents === "names" ? lambdaNames : [];
  const own: OwnNames = Object.fromEntries(defined.map(({ name, ...parameters }) => [name, parameters]));
  let frozen = 0;
  const frozenRange = (name: string, anchor: string) => {
    const worksheet = book.getSheetByName(name);
    if (!worksheet) return undefined;
    const { row, col } = parseCellRef(anchor.replaceAll("$", ""));
    const kept = needsNoAddIn(sheetCells(worksheet, () => undefined).formula(row, col), own);
    const spill = spillRanges(worksheet)?.[row]?.[col];
    return kept || !spill ? undefined : `${anchor}:${cellRef(spill.endRow, spill.endColumn)}`;
  };
  const store: Store = (formula, sheet) => {
    const range = (named: string | undefined, anchor: string) =>
      contents === "add-in" ? undefined : frozenRange(named ?? sheet, anchor);
    if (contents === "add-in" || needsNoAddIn(formula, own)) return storedFormula(formula, { own, range });
    frozen++;
    return null;
  };
  const pause = pauses();
  const sheets: WriteSheet[] = [];
  for (const sheet of book.getSheets()) {
    if (sheet.getRange(0, 0).getRawValue() !== chartsTitle) sheets.push(await fileSheet(sheet, store, pause));
  }
  const blocks: Block[] = [];
  for (const sheet of sheets) {
    const used = await workbook.usedArea(sheet.name);
    const block = used && (await workbook.read(used));
    await pause();
    if (!block) continue;
    blocks.push(block);
    sheet.charts = curveCharts(block);
  }
  const tables = countsTables(blocks);
  if (tables.length > 0)
    sheets.push(chartsSheet(freeName("Charts", new Set(sheets.map(({ name }) => name.toLowerCase()))), tables, store));

  const named = book.getDefinedNames().map((name) => ({
    name: name.getName(),
    range: storedFormula(name.getFormulaOrRefString(), { own }),
    scope: name.isWorkbookScope() ? undefined : sheetNamed(book.getSheets(), name.getLocalSheetId()),
  }));
  const lambdas = defined.map(({ name, formula }) => ({ name, range: storedFormula(formula) }));
  const taken = new Set(named.map(({ name }) => name.toUpperCase()));
  const file = await writeFile({
    sheets,
    namedRanges: [...named, ...lambdas.filter(({ name }) => !taken.has(name))],
    defaultFont: plainFont,
    activeSheet: Math.max(
      0,
      sheets.findIndex(({ name }) => name === book.getActiveSheet().getSheetName()),
    ),
    properties: { title: book.getName() },
  });
  return { file, frozen };
}

type Sheets = { getSheetId(): string; getSheetName(): string }[];
const sheetNamed = (sheets: Sheets, id?: string) => sheets.find((sheet) => sheet.getSheetId() === id)?.getSheetName();

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`.toLowerCase())) number++;
  return `${name} ${number}`;
}
