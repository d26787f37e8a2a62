import { useMemo } from "react";
import type { Workbook } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { selectedTable } from "../table/tableIn.ts";
import { usedBlock } from "../table/usedBlock.ts";
import { useTable } from "../table/useTable.ts";
import { useFresh } from "../useFresh.ts";
import type { Charts } from "./charts.ts";
import { chartsOfCells } from "./chartsOfCells.ts";
import { chartsOfCounts } from "./chartsOfCounts.ts";

interface Drawn {
  charts: Charts | null;
  /** Why there are none. */
  reason: string;
}

/**
 * The charts of what the user looks at, kept fresh: curves that stand in the cells of the sheet as they stand there,
 * otherwise those of the counts.
 */
export function useCharts(workbook: Workbook): Drawn {
  const table = useTable(workbook);
  const cells = useFresh<Charts | null | undefined>(workbook, readCells, undefined);
  const counts = useMemo(() => (table.state === "ready" ? chartsOfCounts(table.table) : null), [table]);
  if (cells === undefined || table.state === "reading") return { charts: null, reason: strings.table.reading };
  if (cells) return { charts: cells, reason: "" };
  if (table.state === "none") return { charts: null, reason: table.reason };
  return { charts: counts?.curves.length ? counts : null, reason: strings.chart.noProblems };
}

async function readCells(workbook: Workbook): Promise<Charts | null> {
  try {
    const selection = await workbook.selection();
    const used = await usedBlock(workbook, selection.sheet);
    // Counts that are selected on purpose go before curves that stand on the same sheet.
    return used && !selectedTable(used, selection) ? chartsOfCells(used) : null;
  } catch {
    // useTable meets the same refusal and says it.
    return null;
  }
}
