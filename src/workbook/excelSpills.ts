import type { Area } from "./port.ts";

type Box = Omit<Area, "sheet">;
const loaded = "rowIndex,columnIndex,rowCount,columnCount";

/**
 * The spilled results that touch an area. Excel tells of a range whether all its cells are spilled, none or some, and of
 * one cell where its spill begins; so the area is halved until every part is inside a known spill or outside all.
 */
export async function excelSpills(
  context: Excel.RequestContext,
  area: Area,
  rangeOf: (context: Excel.RequestContext, area: Area) => Excel.Range,
): Promise<Area[]> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.12")) return [];
  const { sheet } = area;
  const spills: Area[] = [];
  const known = (part: Box) => spills.some((spill) => contains(spill, part));
  let parts: Box[] = [area];
  while (parts.length > 0) {
    const asked = parts.map((part) => {
      const range = rangeOf(context, { ...part, sheet });
      const first = rangeOf(context, { ...part, sheet, rows: 1, columns: 1 });
      const reach = first.getSpillingToRangeOrNullObject();
      const parent = first.getSpillParentOrNullObject();
      range.load("hasSpill");
      for (const found of [reach, parent]) found.load(loaded);
      return { part, range, reach, parent };
    });
    await context.sync();
    const spilled = asked.filter(({ range }) => range.hasSpill !== false);
    for (const { reach } of spilled) add(spills, sheet, reach);
    // A cell spilled over knows its first cell; that one is asked how far it reaches.
    const reaches = spilled
      .filter(({ reach, parent, part }) => reach.isNullObject && !parent.isNullObject && !known(firstCell(part)))
      .map(({ parent: { rowIndex: row, columnIndex: column } }) => {
        const reach = rangeOf(context, { sheet, row, column, rows: 1, columns: 1 }).getSpillingToRangeOrNullObject();
        reach.load(loaded);
        return reach;
      });
    if (reaches.length > 0) await context.sync();
    for (const reach of reaches) add(spills, sheet, reach);
    parts = spilled.flatMap(({ part }) => (known(part) ? [] : halves(part))).filter((part) => !known(part));
  }
  return spills;
}

function add(spills: Area[], sheet: string, reach: Excel.Range): void {
  if (reach.isNullObject || reach.rowCount * reach.columnCount === 1) return;
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = reach;
  if (spills.some((spill) => spill.row === row && spill.column === column)) return;
  spills.push({ sheet, row, column, rows, columns });
}

const firstCell = (part: Box): Box => ({ ...part, rows: 1, columns: 1 });

const contains = (outer: Box, inner: Box) =>
  inner.row >= outer.row &&
  inner.column >= outer.column &&
  inner.row + inner.rows <= outer.row + outer.rows &&
  inner.column + inner.columns <= outer.column + outer.columns;

function halves(part: Box): Box[] {
  const { row, column, rows, columns } = part;
  if (rows * columns === 1) return [];
  if (rows >= columns) {
    const half = Math.floor(rows / 2);
    return [
      { ...part, rows: half },
      { ...part, row: row + half, rows: rows - half },
    ];
  }
  const half = Math.floor(columns / 2);
  return [
    { ...part, columns: half },
    { ...part, column: column + half, columns: columns - half },
  ];
}
