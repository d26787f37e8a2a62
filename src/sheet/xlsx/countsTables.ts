import { type Problem, problemsOf } from "../../taskpane/table/problems.ts";
import { recogniseColumns } from "../../taskpane/table/recogniseColumns.ts";
import { columnArea } from "../../taskpane/table/tableRanges.ts";
import { elsewhere } from "../../taskpane/table/cellAddress.ts";
import { strings } from "../../taskpane/strings.ts";
import type { Workbook } from "../../workbook/port.ts";

/** The counts of one sheet: references to its columns, and the problems that stand in them. */
export interface CountsTable {
  sheet: string;
  n: string;
  models: { name: string; c: string; problems: Problem[] }[];
}

/** The counts that the pane would chart, sheet by sheet; those with rows that no formula takes are left out. */
export async function countsTables(workbook: Workbook): Promise<CountsTable[]> {
  const tables: CountsTable[] = [];
  for (const sheet of await workbook.sheets()) {
    const used = await workbook.usedArea(sheet);
    const block = used && (await workbook.read(used));
    const columns = block && recogniseColumns(block);
    if (!columns || columns.rows === 0) continue;
    const reference = (column: number) => elsewhere(columnArea({ block, columns }, column));
    const models = columns.models.map(({ name, column }, i) => ({
      name: strings.table.model(name, i, columns.models.length),
      c: reference(column),
      ...problemsOf(block, columns, column),
    }));
    const charted = models.filter(({ problems, badRows }) => problems.length > 0 && badRows.length === 0);
    if (charted.length > 0) tables.push({ sheet, n: reference(columns.n), models: charted });
  }
  return tables;
}
