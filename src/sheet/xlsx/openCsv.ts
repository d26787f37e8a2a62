import { CellValueType, type ICellData } from "@univerjs/core";
import Papa from "papaparse";
import { mostCells, type Opened, OpenError } from "./opened.ts";
import { textCell } from "./textCell.ts";

const number = /^[-+]?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i;
/** As many digits as a number of the sheet keeps; longer ones are identifiers. */
const digits = 15;

/**
 * A CSV or TSV file as one sheet. Numbers and TRUE or FALSE become such; everything else stays the text it is, so 007 keeps
 * its zeros, and "=..." does not compute: a file of results has no say over the formulas of a workbook.
 */
export function openCsv(bytes: Uint8Array, name: string): Opened {
  const { data: rows, errors } = Papa.parse<string[]>(decode(bytes), { delimitersToGuess: [",", "\t", ";", "|"] });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new OpenError(`The file has a quotation mark that is not closed, in row ${(broken.row ?? 0) + 1}.`);
  while (rows.length > 0 && rows[rows.length - 1].every((cell) => cell.trim() === "")) rows.pop();
  if (rows.length === 0) throw new OpenError("The file holds no rows.");
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length * width > mostCells) {
    throw new OpenError(`The file must hold at most ${mostCells} cells; got ${rows.length} rows of ${width}.`);
  }
  const cellData: Record<number, Record<number, ICellData>> = {};
  rows.forEach((row, r) => {
    cellData[r] = {};
    row.forEach((text, c) => {
      if (text !== "") cellData[r][c] = cellOf(text);
    });
  });
  const sheet = { name, cellData, rowCount: Math.max(1000, rows.length + 200), columnCount: Math.max(26, width + 6) };
  return { sheets: [sheet], names: [], leftOut: [] };
}

function cellOf(text: string): ICellData {
  const plain = text.trim();
  if (number.test(plain) && plain.replace(/e.*$|\D/gi, "").length <= digits) {
    return { v: Number(plain), t: CellValueType.NUMBER };
  }
  if (/^(?:true|false)$/i.test(plain)) return { v: Number(/^true$/i.test(plain)), t: CellValueType.BOOLEAN };
  return textCell(text);
}

/** UTF-8 or UTF-16 by its mark, otherwise UTF-8 where it is that, otherwise the code page of Windows. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) throw new OpenError("The file is not a text.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
