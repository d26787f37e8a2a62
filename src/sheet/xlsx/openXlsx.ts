/** The bytes of a workbook file in, its sheets out. */
import { readXlsx, type Sheet, type Workbook } from "hucre/xlsx";
import { checkParts } from "./checkParts.ts";
import { chartsTitle } from "./chartsTitle.ts";
import { lambdaNames } from "./lambdaNames.ts";
import { mostCells, type Opened, OpenError, sheetName } from "./opened.ts";
import { openedSheet } from "./openedSheet.ts";
import { shownFormula } from "./shownFormula.ts";

const aReference = /^=((?:'[^']+'|[\w.]+)![$A-Z\d:]+)$/i;

/**
 * @param taken - The names of the workbook's sheets, in lower case: a sheet of the file that has one of them gets a number,
 * and so do the references to it.
 */
export async function openXlsx(bytes: Uint8Array, taken: Set<string>): Promise<Opened> {
  checkParts(bytes);
  const book = await read(bytes);
  const kept = book.sheets.filter(({ rows }) => rows[0]?.[0] !== chartsTitle);
  if (kept.length === 0) throw new OpenError("The file holds no sheet of cells.");
  const cells = kept.reduce((sum, { rows }) => rows.reduce((all, row) => all + row.length, sum), 0);
  if (cells > mostCells) throw new OpenError(`The file must hold at most ${mostCells} cells; got ${cells}.`);

  const sheets = new Map(kept.map(({ name }) => [name.toLowerCase(), sheetName(name, taken)]));
  const defined = (book.namedRanges ?? []).filter(({ name }) => !name.startsWith("_xlnm."));
  const own = new Set(
    lambdaNames
      .map(({ name }) => name)
      .filter((name) => defined.some((other) => other.name === name && /^=?_xlfn\.LAMBDA\(/.test(other.range))),
  );
  const show = (stored: string) => shownFormula(stored, { own, sheets });
  const charts = book.sheets.length - kept.length;
  return {
    sheets: kept.map((sheet) => ({
      ...openedSheet(sheet, show, book),
      name: sheets.get(sheet.name.toLowerCase())!,
    })),
    names: defined
      .filter(({ name, scope }) => !own.has(name) && scope === undefined)
      .map(({ name, range }) => ({ name, formula: show(range).replace(aReference, "$1") })),
    leftOut: [...(charts ? ["the sheet of charts, which every save makes anew"] : []), ...unseen(kept)],
  };
}

async function read(bytes: Uint8Array): Promise<Workbook> {
  try {
    return await readXlsx(bytes, { readStyles: true });
  } catch (error) {
    if (error instanceof Error && error.name === "EncryptedFileError") {
      throw new OpenError("The file is protected by a password. Save it without one in Excel, then open it here.");
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new OpenError(`The file is not a workbook that can be read (${why}).`);
  }
}

/** What the sheets hold besides cells, each kind with its number. */
function unseen(sheets: readonly Sheet[]): string[] {
  const kinds: [one: string, many: string, of: (sheet: Sheet) => unknown[] | undefined][] = [
    ["chart", "charts", ({ charts }) => charts],
    ["picture", "pictures", ({ images }) => images],
    ["pivot table", "pivot tables", ({ pivotTables }) => pivotTables],
    ["rule of conditional formatting", "rules of conditional formatting", ({ conditionalRules }) => conditionalRules],
    ["rule of validation", "rules of validation", ({ dataValidations }) => dataValidations],
  ];
  return kinds.flatMap(([one, many, of]) => {
    const count = sheets.reduce((sum, sheet) => sum + (of(sheet)?.length ?? 0), 0);
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
}
