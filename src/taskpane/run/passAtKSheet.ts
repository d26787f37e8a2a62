import { curveDraws } from "../../estimators/curveDraws.ts";
import type { CellInput, SheetContent } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import type { VerdictCount } from "./verdictCounts.ts";

const usual = [1, 5, 10, 100];

/** A sheet of counts with live formulas: pass@k of each problem and, apart from them, the mean over all problems. */
export function passAtKSheet(counts: readonly VerdictCount[], namespace: string): SheetContent {
  const words = strings.run.sheets;
  const offered = curveDraws(counts.map(({ n }) => n));
  const draws = usual.filter((k) => k <= offered[offered.length - 1]);
  const cells: CellInput[][] = [
    [...words.countHeader, ...draws.map(words.passAtK), null, ...words.summaryHeader],
    ...counts.map(({ problem, n, c, unscored }, index): CellInput[] => [
      problem,
      n,
      c,
      unscored,
      ...draws.map((k) => `=${namespace}.PASSK($B${index + 2},$C${index + 2},${k})`),
    ]),
  ];
  const last = counts.length + 1;
  const ranges = `$B$2:$B$${last},$C$2:$C$${last}`;
  const [summary, width] = [4 + draws.length + 1, 4 + draws.length];
  for (const [index, k] of draws.entries()) {
    const row = (cells[index + 1] ??= []);
    while (row.length < summary) row.push(null);
    row.push(k, `=${namespace}.PASSK_MEAN(${ranges},${k})`, `=${namespace}.PASSK_SE(${ranges},${k})`);
  }
  return {
    name: words.counts,
    cells,
    textColumns: [0],
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [200, 70, 70, 90, ...draws.map(() => 84), 24, 60, 110, 120],
    numberFormats: [
      { area: { row: 1, column: 4, rows: counts.length, columns: draws.length }, format: "0.0000" },
      { area: { row: 1, column: width + 2, rows: draws.length, columns: 2 }, format: "0.0%" },
    ],
  };
}
