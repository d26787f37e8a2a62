import { type Problem, problemsOf } from "../../taskpane/table/problems.ts";
import { recogniseColumns } from "../../taskpane/table/recogniseColumns.ts";
import { columnArea } from "../../taskpane/table/tableRanges.ts";
import { elsewhere } from "../../taskpane/table/cellAddress.ts";
import { strings } from "../../taskpane/strings.ts";
import type { Block } from "../../workbook/port.ts";

/** The counts of one sheet: references to its columns, and the problems that stand in them. */
export interface CountsTable {
  sheet: string;
  n: string;
  models: Model[];
}

interface Model {
  name: string;
  c: string;
  problems: Problem[];
}

const aReference = /^=(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!\$?[A-Z]{1,3}\$?\d+$/iu;

/**
 * The counts that the pane would chart, sheet by sheet; left out are those with rows that no formula takes, and those that
 * only refer to counts of another sheet.
 */
export function countsTables(blocks: readonly Block[]): CountsTable[] {
  const tables: CountsTable[] = [];
  const copies = new Set<Model>();
  for (const block of blocks) {
    const columns = recogniseColumns(block);
    if (!columns || columns.rows === 0) continue;
    const refers = (column: number) => {
      const rows = block.formulas.slice(columns.firstRow, columns.firstRow + columns.rows);
      return rows.every((row) => aReference.test(row[column]));
    };
    const reference = (column: number) => elsewhere(columnArea({ block, columns }, column));
    const models = columns.models.map(({ name, column }, i) => ({
      name: strings.table.model(name, i, columns.models.length),
      c: reference(column),
      ...problemsOf(block, columns, column),
    }));
    const charted = models.filter(({ problems, badRows }) => problems.length > 0 && badRows.length === 0);
    columns.models.forEach(({ column }, i) => refers(columns.n) && refers(column) && copies.add(models[i]));
    tables.push({ sheet: block.area.sheet, n: reference(columns.n), models: charted });
  }
  const counts = ({ problems }: Model) => String(problems.map(({ n, c }) => [n, c]));
  const all = tables.flatMap(({ models }) => models);
  const originals = new Set(all.filter((model) => !copies.has(model)).map(counts));
  return tables
    .map((table) => ({ ...table, models: table.models.filter((m) => !copies.has(m) || !originals.has(counts(m))) }))
    .filter(({ models }) => models.length > 0);
}
