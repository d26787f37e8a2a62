import type { Area } from "./port.ts";

/**
 * The rows of an area (from 0) that a filter or the user hides. Excel tells whether all rows of a range are hidden, none
 * or some; where some are, the range is halved until each part is one or the other.
 */
export async function excelHiddenRows(
  context: Excel.RequestContext,
  area: Area,
  rangeOf: (context: Excel.RequestContext, area: Area) => Excel.Range,
): Promise<number[]> {
  const hidden: number[] = [];
  let parts = [{ from: 0, rows: area.rows }];
  while (parts.length > 0) {
    const ranges = parts.map(({ from, rows }) =>
      rangeOf(context, { ...area, row: area.row + from, column: area.column, rows, columns: 1 }),
    );
    for (const range of ranges) range.load("rowHidden");
    await context.sync();
    parts = parts.flatMap(({ from, rows }, i) => {
      const { rowHidden } = ranges[i];
      if (rowHidden === true) for (let row = from; row < from + rows; row++) hidden.push(row);
      if (rowHidden !== null || rows === 1) return [];
      const half = Math.floor(rows / 2);
      return [
        { from, rows: half },
        { from: from + half, rows: rows - half },
      ];
    });
  }
  return hidden.sort((a, b) => a - b);
}
