import { curveDraws } from "../../estimators/curveDraws.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";

/** The k that every problem of every model allows: 1, 2, 5, 10, ... and the smallest n. */
export function drawsOffered({ block, columns }: Table): number[] {
  const samples = columns.models.flatMap(({ column }) => problemsOf(block, columns, column).problems.map(({ n }) => n));
  return samples.length ? curveDraws(samples) : [];
}
