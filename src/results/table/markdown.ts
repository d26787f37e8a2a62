import Papa from "papaparse";

/** True for text whose first lines are the header of a Markdown table and the rule below it. */
export function isMarkdown(head: string): boolean {
  const [header = "", rule = ""] = head.trimStart().split(/\r?\n/, 2);
  return header.includes("|") && rule.includes("|") && cellsOf(rule).every((cell) => /^:?-+:?$/.test(cell));
}

/** The rows of a Markdown table as CSV, line by line as they come; its rules become blank lines, so that lines keep their number. */
export async function* markdownAsCsv(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let filled = 0;
  const asCsv = (line: string) => {
    if (line.trim() === "") return "\n";
    filled++;
    const cells = cellsOf(line);
    // Further down only a longer rule is one: a cell with a dash says that something is missing.
    const rule = filled === 2 ? /^:?-+:?$/ : /^(?=...):?-+:?$/;
    return cells.every((cell) => rule.test(cell)) ? "\n" : `${Papa.unparse([cells], { quotes: true })}\n`;
  };
  for await (const piece of text) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    if (lines.length > 0) yield lines.map(asCsv).join("");
  }
  if (rest !== "") yield asCsv(rest);
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
