import { strings } from "../strings.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";
import { type CurvePoint, curveOf } from "./curveOf.ts";
import { type RateBin, rateHistogram } from "./rateHistogram.ts";

export interface ChartedModel {
  name: string;
  /** How many problems it has. */
  total: number;
  points: CurvePoint[];
  bins: RateBin[];
  /** How many problems it never solves, and how many always. */
  never: number;
  always: number;
  /** Rows of the sheet, from 1, that hold no proper counts. */
  badRows: number[];
}

/** What the charts show of each model of a table that has any problem. */
export function chartedModels({ block, columns }: Table): ChartedModel[] {
  return columns.models
    .map(({ name, column }, i) => {
      const { problems, badRows } = problemsOf(block, columns, column);
      return {
        name: strings.table.model(name, i, columns.models.length),
        total: problems.length,
        points: problems.length ? curveOf(problems) : [],
        bins: rateHistogram(problems),
        never: problems.filter(({ c }) => c === 0).length,
        always: problems.filter(({ n, c }) => c === n).length,
        badRows: badRows.map((row) => block.area.row + row + 1),
      };
    })
    .filter(({ total }) => total > 0);
}
