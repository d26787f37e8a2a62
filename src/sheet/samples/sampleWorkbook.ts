import { type IWorkbookData, LocaleType } from "@univerjs/core";
import type { SheetContent } from "../../workbook/port.ts";
import { sheetData } from "../../workbook/sheetData.ts";
import { airlineAgent } from "./airlineAgent.ts";
import { compareModels } from "./compareModels.ts";
import { fetchCounts } from "./counts.ts";
import { heldOutSums } from "./heldOutSums.ts";
import { humanEval } from "./humanEval.ts";
import { plan } from "./plan.ts";
import { tryIt } from "./tryIt.ts";

/** The workbook that a first visit opens on: real counts, computed by the formulas in its cells. */
export async function sampleWorkbook(): Promise<Partial<IWorkbookData>> {
  const names = ["humaneval", "airline-agent", "held-out-sums"];
  const [humanEvalCounts, airlineCounts, sumsCounts] = await Promise.all(names.map(fetchCounts));
  const contents: SheetContent[] = [
    humanEval(humanEvalCounts),
    airlineAgent(airlineCounts),
    heldOutSums(sumsCounts),
    tryIt(),
    compareModels(humanEvalCounts.length),
    plan(humanEvalCounts.length),
  ];
  const sheets = contents.map((content, i) => ({
    id: `sheet-${i + 1}`,
    name: content.name,
    ...sheetData(content),
  }));
  return {
    id: "passk",
    name: "passk",
    locale: LocaleType.EN_US,
    sheetOrder: sheets.map(({ id }) => id),
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.id, sheet])),
  };
}
