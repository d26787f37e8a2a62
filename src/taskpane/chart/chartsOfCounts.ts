import { strings } from "../strings.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";
import type { ChartedRates, Charts } from "./charts.ts";
import { curveOf } from "./curveOf.ts";
import { rateHistogram } from "./rateHistogram.ts";

/** The charts of the counts of a table, for each model that has any problem. */
export function chartsOfCounts({ block, columns }: Table): Charts {
  const models = columns.models
    .map(({ name, column }, i) => ({
      name: strings.table.model(name, i, columns.models.length),
      ...problemsOf(block, columns, column),
    }))
    .filter(({ problems }) => problems.length > 0);
  const badRows = [...new Set(models.flatMap((model) => model.badRows))].sort((a, b) => a - b);
  const onSheet = (row: number) => block.area.row + row + 1;
  return {
    curves: models.map(({ name, problems }) => ({ name, points: curveOf(problems) })),
    rates: models.map(({ name, problems }): ChartedRates => ({
      name,
      bins: rateHistogram(problems),
      extremes: {
        never: problems.filter(({ c }) => c === 0).length,
        always: problems.filter(({ n, c }) => c === n).length,
      },
    })),
    confidence: 0.95,
    source: models.length ? strings.table.found(models[0].problems.length, models.length) : "",
    warnings: [
      ...(badRows.length ? [strings.table.leftOut(badRows.map(onSheet))] : []),
      ...(columns.below.length ? [strings.table.below(columns.below.map(onSheet))] : []),
    ],
  };
}
