/** Loaded when a file is first opened, for the readers are not needed before. */
import type { FUniver } from "@univerjs/core/facade";
import type { FileTasks } from "./fileWorker.ts";
import { openCsv } from "./openCsv.ts";
import { OpenError, sheetName } from "./opened.ts";

const mostBytes = 100_000_000;

/**
 * Adds the sheets of a file to the workbook and shows the first of them. A file that cannot be read changes nothing.
 *
 * @param openXlsx - Here or in a worker.
 */
export async function addFile(
  api: FUniver,
  fileName: string,
  bytes: Uint8Array,
  openXlsx: FileTasks["openXlsx"],
): Promise<{ sheets: number; leftOut: string[] }> {
  const book = api.getActiveWorkbook()!;
  const taken = {
    sheets: new Set(book.getSheets().map((sheet) => sheet.getSheetName().toLowerCase())),
    names: new Set(book.getDefinedNames().map((name) => name.getName().toUpperCase())),
  };
  if (bytes.length > mostBytes) {
    throw new OpenError(`The file must have at most ${mostBytes / 1e6} MB; got ${Math.ceil(bytes.length / 1e6)}.`);
  }
  if (/\.xls$/i.test(fileName))
    throw new OpenError("This is a workbook of Excel 2003. Save it as .xlsx in Excel first.");
  if (/\.(?:jsonl?|gz|zip|eval|parquet)$/i.test(fileName))
    throw new OpenError(
      "This is no workbook. Result files are read in the pane: Import counts them, Run executes programs.",
    );
  const isText = /\.(?:csv|tsv|txt)$/i.test(fileName);
  if (!isText && bytes.length > 0 && !mayBeWorkbook(bytes)) {
    throw new OpenError(
      `${fileName} is no .xlsx or .csv file. Save its table as one of these in the program it comes from, and open that.`,
    );
  }
  const opened = isText
    ? openCsv(bytes, sheetName(fileName.replace(/\.\w+$/, ""), taken.sheets))
    : await openXlsx(bytes, taken);
  const refused: string[] = [];
  for (const { name, formula } of opened.names) {
    try {
      book.insertDefinedName(name, formula);
    } catch {
      refused.push(`the name ${name}, which is a function's here`);
    }
  }
  const added = opened.sheets.map(({ name, ...sheet }) => book.insertSheet(name, { sheet }));
  book.setActiveSheet(added.find((sheet) => !sheet.isSheetHidden()) ?? added[0]);
  return { sheets: added.length, leftOut: [...opened.leftOut, ...refused] };
}

/** A zip, or the container in which Excel keeps a workbook with a password. */
const mayBeWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
