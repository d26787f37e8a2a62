import type { Area, Block, CellInput, CellValue } from "../../workbook/port.ts";

export interface FrozenCells {
  /** What to write over the block; undefined where a cell stays as it is. */
  cells: (CellInput | undefined)[][];
  frozen: number;
  /** Formulas that show an error or nothing yet: they stay. */
  kept: number;
  /** Spilled results that become values with all their cells. */
  spills: Area[];
}

const ours = (formula: string) => /\bEVAL(_DEV)?\.[A-Z]/i.test(formula.replace(/"[^"]*"/g, '""'));
/** A cell cannot be given an error, but a formula without the add-in that shows the same one. */
const sameError: Record<string, string> = { "#N/A": "=NA()", "#VALUE!": '=VALUE("")' };

/**
 * Values for the EVAL formulas of a selection, and for the spilled results that it touches; what else the block holds
 * is left alone. The block encloses the selection and the spills.
 */
export function frozenCells({ area, values, formulas }: Block, selection: Area, spills: Area[]): FrozenCells {
  const cells = values.map((row) => row.map((): CellInput | undefined => undefined));
  const result: FrozenCells = { cells, frozen: 0, kept: 0, spills: [] };
  const covered = values.map((row) => row.map(() => false));
  const places = (box: Area) =>
    Array.from({ length: box.rows * box.columns }, (_, i) => ({
      r: box.row - area.row + Math.floor(i / box.columns),
      c: box.column - area.column + (i % box.columns),
    }));

  for (const spill of spills) {
    const within = places(spill);
    for (const { r, c } of within) covered[r][c] = true;
    if (!ours(formulas[within[0].r][within[0].c])) continue;
    const inputs = within.map(({ r, c }) => frozen(values[r][c], true));
    if (inputs.includes(undefined)) {
      result.kept++;
      continue;
    }
    within.forEach(({ r, c }, i) => (cells[r][c] = inputs[i]));
    result.frozen++;
    result.spills.push(spill);
  }
  for (const { r, c } of places(selection)) {
    if (covered[r][c] || !ours(formulas[r][c])) continue;
    cells[r][c] = values[r][c] === null ? undefined : frozen(values[r][c], false);
    if (cells[r][c] === undefined) result.kept++;
    else result.frozen++;
  }
  return result;
}

/** What stands for a value when its formula is gone, or undefined where nothing can. */
function frozen(value: CellValue, spilled: boolean): CellInput | undefined {
  if (value !== null && typeof value === "object") return spilled ? sameError[value.error] : undefined;
  // A text that starts with "=" would be written as a formula.
  if (typeof value === "string" && value.startsWith("=")) return `="${value.replaceAll('"', '""')}"`;
  return value;
}
