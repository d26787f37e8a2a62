import type { Area, Block, CellInput } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { columnLetters } from "../table/cellAddress.ts";
import type { Table } from "../table/table.ts";

export interface FilledColumns {
  area: Area;
  cells: CellInput[][];
}

/** One column of PASSK for each model and k, filled down, in the first free columns right of the counts. */
export function filledColumns(table: Table, used: Block, draws: readonly number[], namespace: string): FilledColumns {
  const { block, columns } = table;
  const top = block.area.row + Math.max(columns.headerRow, 0);
  const first = block.area.row + columns.firstRow;
  const last = first + columns.rows - 1;
  const width = columns.models.length * draws.length;
  const letter = (column: number) => columnLetters(block.area.column + column);
  const header: CellInput[] = columns.models.flatMap(({ name }, i) =>
    draws.map((k) => [columns.models.length > 1 ? strings.table.model(name, i, 2) : "", `pass@${k}`].join(" ").trim()),
  );
  const rows = Array.from({ length: columns.rows }, (_, i): CellInput[] =>
    columns.models.flatMap(({ column }) =>
      draws.map(
        (k) => `=${namespace}.PASSK($${letter(columns.n)}${first + i + 1},$${letter(column)}${first + i + 1},${k})`,
      ),
    ),
  );
  const cells = columns.headerRow < 0 ? rows : [header, ...rows];
  const start = block.area.column + Math.max(columns.n, ...columns.models.map(({ column }) => column)) + 1;
  const column = freeColumn(used, { row: top, rows: last - top + 1 }, start, width);
  return { area: { sheet: block.area.sheet, row: top, column, rows: cells.length, columns: width }, cells };
}

function freeColumn(
  { area, values }: Block,
  span: { row: number; rows: number },
  start: number,
  width: number,
): number {
  const isFree = (column: number) => {
    for (let row = span.row; row < span.row + span.rows; row++) {
      if ((values[row - area.row]?.[column - area.column] ?? null) !== null) return false;
    }
    return true;
  };
  let column = start;
  let free = 0;
  while (free < width) {
    if (isFree(column + free)) free++;
    else {
      column += free + 1;
      free = 0;
    }
  }
  return column;
}
