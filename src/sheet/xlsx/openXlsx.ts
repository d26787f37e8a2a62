/** The bytes of a workbook file in, its sheets out. */
import { readXlsx, type Sheet, type Workbook } from "hucre/xlsx";
import { checkParts } from "./checkParts.ts";
import { chartsTitle } from "./chartsTitle.ts";
import { lambdaNames } from "./lambdaNames.ts";
import { definedName, mostCells, type Opened, OpenError, sheetName } from "./opened.ts";
import { openedSheet } from "./openedSheet.ts";
import { shownFormula } from "./shownFormula.ts";

const aReference = /^=((?:'[^']+'|[\w.]+)![$A-Z\d:]+)$/i;

/**
 * @param taken - The names of the workbook's sheets, in lower case, and its other names, in upper case: what has one of them
 * in the file gets a number, and so do the formulas that refer to it.
 */
export async function openXlsx(bytes: Uint8Array, taken: { sheets: Set<string>; names: Set<string> }): Promise<Opened> {
  checkParts(bytes);
  const { book, chartSheets } = await read(bytes);
  const kept = book.sheets.filter(({ rows }) => rows[0]?.[0] !== chartsTitle);
  if (kept.length === 0) throw new OpenError("The file holds no sheet of cells.");
  const cells = kept.reduce((sum, { rows }) => rows.reduce((all, row) => all + row.length, sum), 0);
  if (cells > mostCells) throw new OpenError(`The file must hold at most ${mostCells} cells; got ${cells}.`);

  const sheets = new Map(kept.map(({ name }) => [name.toLowerCase(), sheetName(name, taken.sheets)]));
  const defined = (book.namedRanges ?? []).filter(({ name }) => !name.startsWith("_xlnm."));
  const own = new Set(
    lambdaNames
      .map(({ name }) => name)
      .filter((name) => defined.some((other) => other.name === name && /^=?_xlfn\.LAMBDA\(/.test(other.range))),
  );
  const everywhere = defined.filter(({ name, scope }) => !own.has(name) && scope === undefined);
  const names = new Map(everywhere.map(({ name }) => [name.toUpperCase(), definedName(name, taken.names)]));
  const show = (stored: string) => shownFormula(stored, { own, names, sheets });
  const inOneSheet = defined.filter(({ scope }) => scope !== undefined).length;
  const charts = book.sheets.length - kept.length;
  return {
    sheets: kept.map((sheet) => ({
      ...openedSheet(sheet, show, book),
      name: sheets.get(sheet.name.toLowerCase())!,
    })),
    names: everywhere.map(({ name, range }) => ({
      name: names.get(name.toUpperCase())!,
      formula: show(range).replace(aReference, "$1"),
    })),
    leftOut: [
      ...(charts ? ["the sheet of charts, which every save makes anew"] : []),
      ...unseen(kept, chartSheets),
      ...(inOneSheet ? [`${inOneSheet} ${inOneSheet === 1 ? "name" : "names"} of one sheet alone`] : []),
    ],
  };
}

/** Reads the sheets of cells; the reader stops at a sheet that is one chart, so it begins again without that sheet. */
async function read(
  bytes: Uint8Array,
  without: readonly string[] = [],
): Promise<{ book: Workbook; chartSheets: number }> {
  try {
    const sheets = ({ name }: { name: string }) => !without.includes(name);
    return { book: await readXlsx(bytes, { readStyles: true, sheets }), chartSheets: without.length };
  } catch (error) {
    if (error instanceof Error && error.name === "EncryptedFileError") {
      throw new OpenError("The file is protected by a password. Save it without one in Excel, then open it here.");
    }
    const why = error instanceof Error ? error.message : String(error);
    const chartSheet = /missing worksheet file for sheet "(.*)"$/.exec(why)?.[1];
    if (chartSheet !== undefined && !without.includes(chartSheet)) return read(bytes, [...without, chartSheet]);
    throw new OpenError(`The file is not a workbook that can be read (${why}).`);
  }
}

/** What the sheets hold besides cells, each kind with its number. */
function unseen(sheets: readonly Sheet[], chartSheets: number): string[] {
  const kinds: [one: string, many: string, of: (sheet: Sheet) => unknown[] | undefined][] = [
    ["chart", "charts", ({ charts }) => charts],
    ["comment", "comments", ({ cells }) => [...(cells?.values() ?? [])].filter(({ comment }) => comment)],
    ["picture", "pictures", ({ images }) => images],
    ["pivot table", "pivot tables", ({ pivotTables }) => pivotTables],
    ["rule of conditional formatting", "rules of conditional formatting", ({ conditionalRules }) => conditionalRules],
    ["rule of validation", "rules of validation", ({ dataValidations }) => dataValidations],
  ];
  return kinds.flatMap(([one, many, of]) => {
    const first = one === "chart" ? chartSheets : 0;
    const count = sheets.reduce((sum, sheet) => sum + (of(sheet)?.length ?? 0), first);
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
}
