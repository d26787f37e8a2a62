import { curveDraws } from "../../estimators/curveDraws.ts";
import type { CellInput, SheetContent } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import type { VerdictCount } from "./verdictCounts.ts";

const usual = [1, 5, 10, 100];
/** Columns before the first pass@k. */
const named = 5;

/**
 * A sheet of counts with live formulas: pass@k of each problem and, apart from them, the mean over the problems. One with
 * a sample that was not judged has no n and c, and so no estimate: what is left of its samples is no fair draw.
 */
export function passAtKSheet(counts: readonly VerdictCount[], namespace: string): SheetContent {
  const words = strings.run.sheets;
  const whole = counts.filter(({ unscored }) => unscored === 0);
  const offered = curveDraws(whole.map(({ n }) => n));
  const draws = usual.filter((k) => k <= Math.max(1, ...offered));
  const cells: CellInput[][] = [
    [...words.countHeader, ...draws.map(words.passAtK), null, ...words.summaryHeader],
    ...counts.map(({ problem, n, c, unsupported, unscored }, index): CellInput[] => [
      problem,
      unscored === 0 ? n : null,
      unscored === 0 ? c : null,
      unsupported,
      unscored,
      ...draws.map((k) => `=${namespace}.PASSK($B${index + 2},$C${index + 2},${k})`),
    ]),
  ];
  const last = counts.length + 1;
  const ranges = `$B$2:$B$${last},$C$2:$C$${last}`;
  const width = named + draws.length;
  for (const [index, k] of draws.entries()) {
    const row = (cells[index + 1] ??= []);
    while (row.length <= width) row.push(null);
    row.push(k, `=${namespace}.PASSK_MEAN(${ranges},${k})`, `=${namespace}.PASSK_SE(${ranges},${k})`);
  }
  return {
    name: words.counts,
    cells,
    textColumns: [0],
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [200, 70, 70, 100, 90, ...draws.map(() => 84), 24, 60, 110, 120],
    numberFormats: [
      { area: { row: 1, column: named, rows: counts.length, columns: draws.length }, format: "0.0000" },
      { area: { row: 1, column: width + 2, rows: draws.length, columns: 2 }, format: "0.0%" },
    ],
  };
}
