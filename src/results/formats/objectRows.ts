import type { RowFormat } from "../format.ts";
import { attemptTable } from "../table/attemptTable.ts";

/** Objects of no known harness, read as a table whose columns are their fields. */
export const objectRows: RowFormat = {
  name: "Table of JSON objects",
  recognise: (rows) =>
    rows.some((row) => Object.keys(row).length > 0) ? "each object is a row, its fields are the columns" : undefined,
  open(context, rows) {
    const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const { layout, onCells } = attemptTable(
      header,
      rows.map((row) => header.map((name) => row[name])),
      context,
    );
    const counts: (number | undefined)[] = Object.values(layout.counts ?? {}).flat();
    const columns = [
      layout.problem,
      ...layout.rivals,
      ...layout.model,
      layout.category,
      ...layout.attempt,
      ...counts,
    ].concat(layout.verdicts.map(({ column }) => column));
    const used = new Set(columns.map((column) => (column === undefined ? undefined : header[column])));
    return {
      fields: header.filter((name) => used.has(name)),
      row: (row, line) =>
        onCells(
          header.map((name) => row[name]),
          line,
        ),
    };
  },
};
