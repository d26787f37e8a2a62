import type { Area, CellInput } from "./port.ts";
import { excelHeading } from "./excelHeading.ts";
import { excelInput } from "./excelInput.ts";
import { excelSpills } from "./excelSpills.ts";
import { rowParts } from "./rowParts.ts";

type Context = Excel.RequestContext;

interface Writing {
  area: Area;
  cells: (CellInput | undefined)[][];
  textColumns?: number[];
  numberFormat?: string;
  headed?: boolean;
}

/**
 * Writes cells part by part and gives back what puts back what stood there; where Excel refuses a later part, the
 * earlier ones are put back at once.
 */
export async function excelWrite(
  context: Context,
  { area, cells, textColumns = [], numberFormat, headed }: Writing,
  rangeOf: (context: Context, area: Area) => Excel.Range,
): Promise<(context: Context) => Promise<void>> {
  const spills = await excelSpills(context, area, rangeOf);
  const parts = rowParts(area);
  const before: { formulas: CellInput[][]; formats: string[][] }[] = [];
  for (const part of parts) {
    const range = rangeOf(context, part);
    range.load("formulas,numberFormat");
    await context.sync();
    before.push({ formulas: range.formulas, formats: range.numberFormat });
  }
  // Excel leaves a cell alone for which a null stands among the values.
  const changed = <T>({ from, rows }: { from: number; rows: number }, at: (row: number, column: number) => T) =>
    cells
      .slice(from, from + rows)
      .map((row, r) => row.map((input, c) => (input === undefined ? null : at(from + r, c))));

  const putBack = async (later: Context) => {
    if (headed) rangeOf(later, area).getRow(0).clear("Formats");
    for (const [i, part] of parts.entries()) {
      const { formulas, formats } = before[i];
      const range = rangeOf(later, part);
      range.numberFormat = changed(part, (r, c) => formats[r - part.from][c]);
      // A cell that was spilled over was blank itself: it fills again when its formula is back.
      range.formulas = changed(part, (r, c) =>
        spills.some((spill) => isSpilledOver(spill, area.row + r, area.column + c))
          ? ""
          : excelInput(formulas[r - part.from][c]),
      );
      await later.sync();
    }
  };
  try {
    for (const part of parts) {
      const range = rangeOf(context, part);
      if (numberFormat) range.numberFormat = changed(part, () => numberFormat);
      for (const column of textColumns) {
        range.getColumn(column).numberFormat = changed(part, () => "@").map((row) => [row[column]]);
      }
      range.formulas = changed(part, (r, c) => excelInput(cells[r][c]!, textColumns.includes(c)));
      await context.sync();
    }
    if (headed) {
      const first = rangeOf(context, area).getRow(0);
      excelHeading(first);
      first.format.wrapText = true;
      await context.sync();
    }
  } catch (error) {
    await putBack(context).catch(() => undefined);
    throw error;
  }
  return putBack;
}

/** Whether a cell shows a part of the spilled result, other than the first, which holds the formula. */
const isSpilledOver = ({ row, column, rows, columns }: Area, r: number, c: number) =>
  r >= row && r < row + rows && c >= column && c < column + columns && !(r === row && c === column);
