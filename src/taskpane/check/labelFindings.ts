import { strings } from "../strings.ts";
import type { Table } from "../table/table.ts";
import { countedRows } from "./countedRows.ts";
import type { Finding } from "./finding.ts";

const averageLabel = /^(average|mean|total|sum|all|overall)\b/i;

/** What the names of the problems and of the other columns give away. */
export function labelFindings(table: Table): Finding[] {
  const words = strings.check;
  const { block, columns } = table;
  const { problem, group, headerRow } = columns;
  const { rows, cell } = countedRows(table);
  const found: Finding[] = [];
  if (problem !== null) {
    const label = (row: number) => String(cell(row, problem) ?? "").trim();
    const named = new Map<string, number[]>();
    for (const row of rows) {
      if (label(row) === "") continue;
      const key = JSON.stringify([group === null ? "" : String(cell(row, group) ?? "").trim(), label(row)]);
      named.set(key, [...(named.get(key) ?? []), row]);
    }
    const again = [...named.values()].filter(({ length }) => length > 1).flat();
    found.push({ ...words.duplicates, severity: "error", column: problem, rows: again.sort((a, b) => a - b) });
    const averages = rows.filter((row) => averageLabel.test(label(row)));
    found.push({ ...words.averages, severity: "error", column: problem, rows: averages });
  }
  const header = headerRow < 0 ? [] : block.values[headerRow];
  header.forEach((name, column) => {
    if (typeof name !== "string" || !/unscored|errors?$|skipped/i.test(name)) return;
    const unscored = rows.filter((row) => Number(cell(row, column)) > 0);
    found.push({ ...words.unscored, severity: "warning", column, rows: unscored });
  });
  found.push({ ...words.below, severity: "warning", column: columns.n, rows: columns.below });
  const unseen = new Set(block.hiddenRows);
  const hidden = rows.filter((row) => unseen.has(row));
  found.push({ ...words.hidden, severity: "info", column: problem ?? columns.n, rows: hidden });
  return found;
}
