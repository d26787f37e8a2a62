import type { Context } from "../context.ts";
import type { FileReading } from "../format.ts";
import { Refusal } from "../refusal.ts";
import { verdictOf } from "../verdict.ts";
import { attemptTable, type OnCells } from "./attemptTable.ts";
import { isBlank, numberOf } from "./columnFacts.ts";
import { delimiterOf, forEachRow, type OnRow, type OpenQuote } from "./csv.ts";
import { isMarkdown, markdownAsCsv } from "./markdown.ts";
import { isKnownName } from "./names.ts";
import { isPromptfooTable, promptfooTable } from "./promptfooTable.ts";

/**
 * Reads delimited text: CSV, TSV, a Markdown table, or what was pasted from a sheet.
 *
 * @param head The start of the text, from which the columns are told; `isAll` where it is the whole.
 */
export async function readTable(
  text: AsyncIterable<string>,
  head: string,
  isAll: boolean,
  context: Context,
): Promise<FileReading> {
  if (isMarkdown(head)) {
    let csv = "";
    for await (const piece of markdownAsCsv(once(isAll ? head : head.slice(0, head.lastIndexOf("\n") + 1))))
      csv += piece;
    return readTable(markdownAsCsv(text), csv, isAll, context);
  }
  const declared = /^\uFEFF?"?sep=([^\r\n"])"?[\s;,|]*?\r?\n/i.exec(head)?.[1];
  const delimiter = declared ?? delimiterOf(head);
  const forEach = (part: AsyncIterable<string>, onRow: OnRow) =>
    // Excel's own first line, which says what divides the cells, is no row.
    forEachRow(part, delimiter, declared === undefined ? onRow : (cells, line) => line > 1 && onRow(cells, line));
  const sample: string[][] = [];
  const start = await forEach(once(isAll ? head : head.slice(0, head.lastIndexOf("\n"))), (cells) => {
    if (sample.length < 2000) sample.push(cells);
  });
  const [first = [], ...rest] = sample;
  const hasHeader = isHeader(first);
  const header = hasHeader ? first : first.map((_, column) => `column ${column + 1}`);
  const rows = (hasHeader ? rest : sample).filter((cells) => !isComment(cells, header));
  if (rows.length === 0 && start) {
    const open = isAll ? "never closed" : "not closed for 256 KB";
    throw new Refusal("damaged", `a quote is opened here and ${open}. Close it, or take it out.`, start);
  }
  if (sample.length === 0) throw new Refusal("unknown", "the table has no header and no rows: there are no attempts.");
  if (sample.every(({ length }) => length < 2) && !isKnownName(header[0]!)) throw noTable(first[0]!);
  if (rows.length === 0) throw new Refusal("unknown", "the table has a header and no rows: there are no attempts.");
  const isPromptfoo = hasHeader && isPromptfooTable(header, rows);
  const table = isPromptfoo ? undefined : attemptTable(header, rows, context);
  const onCells: OnCells = table?.onCells ?? promptfooTable(header, rows, context);

  let isFirst = hasHeader;
  let short: { line: number; cells: number } | undefined;
  const open = await forEach(text, (cells, line) => {
    if (short) throw tooShort(header.length, short);
    if (cells.slice(header.length).some((cell) => cell.trim() !== "")) throw tooLong(header.length, cells.length, line);
    if (isFirst) isFirst = false;
    else if (isComment(cells, header)) tellComment(line, context);
    else if (cells.length < header.length && cells.length <= lastUsed(table, header))
      short = { line, cells: cells.length };
    else onCells(cells, line);
  });
  // A row that stops before its verdict is a cut only where it is the last.
  if (short) context.issue("The last row is cut off: only the rows before it are counted.", short.line);
  if (open) tellOpen(open, delimiter, (cells) => cells.length === header.length && isFilled(table, cells), context);
  const reason = table?.layout.reason ?? "each prompt has its output beside a PASS, FAIL or ERROR";
  return { format: isPromptfoo ? "promptfoo table" : "Table", reason, manyFiles: false };
}

/**
 * Says that the file ends in an open quote, as one that was cut does.
 *
 * @throws {Refusal} Where whole rows come after the quote: then it was left open, and they would be lost.
 */
function tellOpen(open: OpenQuote, delimiter: string, isRow: (cells: string[]) => boolean, context: Context): void {
  const after = open.text
    .split("\n")
    .slice(1)
    .filter((line) => isRow(line.split(delimiter)));
  if (after.length > 0) {
    const lost = after.length === 1 ? "the row after it is" : `the ${after.length} rows after it are`;
    const what = `a quote is opened here and never closed, so that ${lost} taken for text`;
    throw new Refusal("damaged", `${what}. Close it, or write a quote inside a cell as "".`, { line: open.line });
  }
  const what = "The last row is cut off after the quote that is opened here";
  context.issue(`${what}: only the rows before it are counted.`, open.line);
}

/** A row that ends before its verdict: cells are missing, or an open quote has swallowed them. */
function tooShort(columns: number, { line, cells }: { line: number; cells: number }): Refusal {
  const what = `the row must have ${columns} cells as the header has; got ${cells}`;
  return new Refusal("damaged", `${what}. Fill it, or close a quote that is left open in it.`, { line });
}

/** A row whose cells cannot be told apart: a comma in one of them would shift the verdict into another column. */
function tooLong(columns: number, cells: number, line: number): Refusal {
  const what = `the row must have ${columns} cells as the header has; got ${cells}`;
  return new Refusal("damaged", `${what}. Put a cell that holds the separator, such as 0,5, in quotes.`, { line });
}

/** A line such as "# end of run", which is no row that was cut; #3 may be the id of a problem. */
function isComment(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length < header.length && /^\s*#+\s/.test(cells[0]!);
}

function tellComment(line: number, context: Context): void {
  const lines = (count: number) => (count === 1 ? "1 line is a comment" : `${count} lines are comments`);
  context.tellOnce("comment", line, (count) => `${lines(count)}, after #: not counted.`);
}

/** Text in lines that nothing divides into columns. */
function noTable(start: string): Refusal {
  const shown = start.length > 60 ? `${start.slice(0, 60)}…` : start;
  return new Refusal(
    "unknown",
    `this is text without columns, beginning with “${shown}”. Results are tables (CSV, TSV), JSON or a JSON object a line.`,
  );
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** True for a row of names; a row with verdicts or numbers is data, unless one of the cells is a name known to us. */
function isHeader(cells: readonly string[]): boolean {
  if (cells.some(isKnownName)) return true;
  const isData = (cell: string) =>
    numberOf(cell) !== undefined || ["passed", "failed", "timedOut"].includes(verdictOf(cell) ?? "");
  return !cells.some(isData);
}

/** True where the cells that count say something. */
function isFilled(table: ReturnType<typeof attemptTable> | undefined, cells: readonly string[]): boolean {
  const { counts, verdicts = [] } = table?.layout ?? {};
  if (counts) return numberOf(cells[counts.n ?? counts.c!]) !== undefined;
  return verdicts.every(({ column }) => !isBlank(cells[column]) && verdictOf(cells[column]) !== undefined);
}

function lastUsed(table: ReturnType<typeof attemptTable> | undefined, header: readonly string[]): number {
  if (!table) return header.length - 1;
  const { problem, counts, verdicts } = table.layout;
  if (counts) return Math.max(problem, counts.n ?? counts.failed[0]!, counts.c ?? counts.rate ?? 0);
  return verdicts.length === 1 ? Math.max(problem, verdicts[0]!.column) : problem;
}
