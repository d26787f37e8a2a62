import type { Area } from "./port.ts";

/** Excel on the web takes and gives 5 MB at once; a cell with its formula may have 100 bytes. */
const mostCells = 40000;

/** An area cut into parts of whole rows that Excel hands over at once, with the row of the area that each begins at. */
export function rowParts<A extends Omit<Area, "sheet">>(area: A): (A & { from: number })[] {
  const step = Math.max(1, Math.floor(mostCells / Math.max(1, area.columns)));
  return Array.from({ length: Math.ceil(area.rows / step) }, (_, i) => ({
    ...area,
    from: i * step,
    row: area.row + i * step,
    rows: Math.min(step, area.rows - i * step),
  }));
}
