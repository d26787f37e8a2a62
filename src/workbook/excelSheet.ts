import { excelHeading } from "./excelHeading.ts";
import { excelInput } from "./excelInput.ts";
import type { SheetContent } from "./port.ts";
import { rowParts } from "./rowParts.ts";

/** Fills a new sheet with its cells, formats and headings. */
export async function excelSheet(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  content: SheetContent,
): Promise<void> {
  const {
    cells,
    textColumns = [],
    headerRows = [],
    headings = [],
    titleRows = [],
    frozenRows = 0,
    columnWidths = [],
    numberFormats = [],
  } = content;
  const width = Math.max(1, ...cells.map((row) => row.length));
  const rows = (from: number, count: number) => sheet.getRangeByIndexes(from, 0, count, width);
  for (const { area, format } of numberFormats) {
    const range = sheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
    range.numberFormat = Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(format));
  }
  for (const column of textColumns) {
    sheet.getRangeByIndexes(0, column, cells.length, 1).numberFormat = cells.map(() => ["@"]);
  }
  for (const part of rowParts({ row: 0, column: 0, rows: cells.length, columns: width })) {
    rows(part.from, part.rows).formulas = cells
      .slice(part.from, part.from + part.rows)
      .map((row) =>
        Array.from({ length: width }, (_, column) => excelInput(row[column] ?? null, textColumns.includes(column))),
      );
    await context.sync();
  }
  for (const row of headerRows) excelHeading(rows(row, 1));
  for (const area of headings) {
    const range = sheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
    range.format.horizontalAlignment = "Right";
    excelHeading(range);
    range.getColumn(0).format.horizontalAlignment = "Left";
  }
  for (const row of titleRows) rows(row, 1).format.font.bold = true;
  // Widths are given in pixels; Excel counts in points, of which 3 are 4 pixels.
  columnWidths.forEach((pixels, column) => {
    sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = 0.75 * pixels;
  });
  if (frozenRows > 0) sheet.freezePanes.freezeRows(frozenRows);
  await context.sync();
}
