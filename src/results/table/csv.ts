import Papa from "papaparse";
import { Refusal } from "../refusal.ts";

const step = 2 ** 20;
const longest = 64 * 2 ** 20;

/** Takes the cells of one row; the line is where the row starts in the file, from 1. */
export type OnRow = (cells: string[], line: number) => unknown;

/** The delimiter of a table, guessed from its start. */
export function delimiterOf(text: string): string {
  const { meta } = Papa.parse<string[]>(text, {
    preview: 50,
    skipEmptyLines: "greedy",
    delimitersToGuess: ["\t", ",", ";", "|"],
  });
  return meta.delimiter || ",";
}

/** A quote that is never closed: its line, and the text from it to the end. */
export interface OpenQuote {
  line: number;
  text: string;
}

/**
 * Cuts a stream of text into rows of cells.
 *
 * @returns The quote that is still open at the end, whose row is not given.
 * @throws {Refusal} Where a quote inside a cell of several lines is not doubled, so that the end of the cell is unclear.
 */
export async function forEachRow(
  text: AsyncIterable<string>,
  delimiter: string,
  onRow: OnRow,
): Promise<OpenQuote | undefined> {
  let rest = "";
  let line = 1;
  let open: OpenQuote | undefined;
  const take = (isLast: boolean) => {
    const parser = new Papa.Parser({ delimiter });
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
    const start = line;
    const lineAt = (index: number) => start + rest.slice(0, index).split("\n").length - 1;
    for (const { code, row = 0, index = 0 } of errors) {
      if (code === "MissingQuotes" && isLast) open = { line: lineAt(index), text: rest.slice(index) };
      if (code === "InvalidQuotes" && data[row]?.some((cell) => cell.includes("\n")) && !open)
        throw unclearQuote(lineAt(index));
    }
    if (open) data.pop();
    for (const cells of data) {
      if (cells.length > 1 || cells[0] !== "") onRow(cells, line);
      line++;
      for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
    }
    rest = rest.slice(meta.cursor);
    if (rest.length > longest)
      throw new Refusal("damaged", "this row is longer than 64 MB: a quote is left open.", { line });
  };
  let carried = "";
  let enough = step;
  for await (const piece of text) {
    const joined = carried + piece;
    // A carriage return at the end may belong to a line break that the next piece completes.
    carried = joined.endsWith("\r") ? "\r" : "";
    rest += joined.slice(0, joined.length - carried.length).replace(/\r\n/g, "\n");
    if (rest.length <= enough) continue;
    take(false);
    // A row that is still open is not looked at again before there is twice as much of it.
    enough = Math.max(step, 2 * rest.length);
  }
  rest = (rest + carried).replace(/\r/g, "\n");
  take(true);
  return open;
}

/** The next quoted cell may have closed it, and the rows between would be lost in it. */
function unclearQuote(line: number): Refusal {
  const what = "a cell of several lines is opened by a quote here, and a quote inside it is not written twice";
  const fix = 'Close the quote, or write each quote inside a cell as ""';
  return new Refusal("damaged", `${what}, so that its end cannot be told. ${fix}.`, { line });
}
