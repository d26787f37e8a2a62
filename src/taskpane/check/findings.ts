/** COUNTS in, what breaks pass@k in them out. */
import type { Table } from "../table/table.ts";
import { averagedFindings } from "./averagedFindings.ts";
import { correctFindings } from "./correctFindings.ts";
import type { Finding } from "./finding.ts";
import { labelFindings } from "./labelFindings.ts";
import { samplesFindings } from "./samplesFindings.ts";

const gravity = { error: 0, warning: 1, info: 2 };

/** What is wrong with the counts for a given k, the gravest first; each finding has rows to look at. */
export function findings(table: Table, k: number): Finding[] {
  return [
    ...samplesFindings(table, k),
    ...table.columns.models.flatMap(({ column }) => correctFindings(table, column)),
    ...labelFindings(table),
    ...averagedFindings(table.block),
  ]
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => gravity[a.severity] - gravity[b.severity]);
}
