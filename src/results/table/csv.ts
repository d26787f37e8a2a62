import Papa from "papaparse";
import { Refusal } from "../refusal.ts";

const longest = 64 * 2 ** 20;

/** Takes the cells of one row; the line is where the row starts in the file, from 1. */
export type OnRow = (cells: string[], line: number) => void;

/** The delimiter of a table, guessed from its start. */
export function delimiterOf(text: string): string {
  const { meta } = Papa.parse<string[]>(text, {
    preview: 50,
    skipEmptyLines: "greedy",
    delimitersToGuess: ["\t", ",", ";", "|"],
  });
  return meta.delimiter || ",";
}

/**
 * Cuts a stream of text into rows of cells.
 *
 * @returns What is wrong with the end: an open quote, which means that the file was cut.
 */
export async function forEachRow(
  text: AsyncIterable<string>,
  delimiter: string,
  onRow: OnRow,
): Promise<{ isCut: boolean }> {
  let rest = "";
  let line = 1;
  let isCut = false;
  const take = (isLast: boolean) => {
    const parser = new Papa.Parser({ delimiter });
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
    isCut = isLast && errors.some(({ code }) => code === "MissingQuotes");
    if (isCut) data.pop();
    for (const cells of data) {
      if (cells.length > 1 || cells[0] !== "") onRow(cells, line);
      line++;
      for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
    }
    rest = rest.slice(meta.cursor);
    if (rest.length > longest)
      throw new Refusal("damaged", "this row is longer than 64 MB: a quote is left open.", { line });
  };
  for await (const piece of text) {
    // A carriage return at the end may belong to a line break that the next piece completes.
    rest = (rest + piece).replace(/\r\n/g, "\n");
    if (rest.length > 2 ** 20) take(false);
  }
  rest = rest.replace(/\r/g, "\n");
  take(true);
  return { isCut };
}
