import type { Block, CellInput } from "../../workbook/port.ts";

export interface FrozenCells {
  cells: CellInput[][];
  frozen: number;
  /** Formulas that show an error or nothing yet: they stay, for an error cannot be written as a value. */
  kept: number;
}

const ours = /\bEVAL(_DEV)?\.[A-Z]/i;

/** The block with its EVAL formulas replaced by their values; every other formula stays one. */
export function frozenCells({ values, formulas }: Pick<Block, "values" | "formulas">): FrozenCells {
  let frozen = 0;
  let kept = 0;
  const cells = values.map((row, r) =>
    row.map((value, c): CellInput => {
      const formula = formulas[r][c];
      const failed = value !== null && typeof value === "object";
      if (formula && (!ours.test(formula) || failed || value === null)) {
        if (ours.test(formula)) kept++;
        return formula;
      }
      if (formula) frozen++;
      return failed ? value.error : value;
    }),
  );
  return { cells, frozen, kept };
}
