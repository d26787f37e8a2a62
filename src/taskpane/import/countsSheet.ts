import type { Reading } from "../../results/reading.ts";
import type { SheetContent } from "../../workbook/port.ts";

/** A sheet with the counts: problem, n, c, unscored, and the group before them where there are several. */
export function countsSheet({ counts }: Reading, name: string): SheetContent {
  const hasGroups = new Set(counts.map(({ group }) => group)).size > 1;
  const names = ["problem", "n", "c", "unscored"];
  const rows = counts.map(({ group, problem, n, c, unscored }) =>
    hasGroups ? [group, problem, n, c, unscored] : [problem, n, c, unscored],
  );
  return {
    name,
    cells: [hasGroups ? ["group", ...names] : names, ...rows],
    textColumns: hasGroups ? [0, 1] : [0],
    headerRows: [0],
    frozenRows: 1,
    columnWidths: hasGroups ? [160, 200, 70, 70, 90] : [200, 70, 70, 90],
  };
}
