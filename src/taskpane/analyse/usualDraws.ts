import type { Table } from "../table/table.ts";
import { drawsOffered } from "./drawsOffered.ts";

/** The k that people report, as far as the samples allow them. */
export function usualDraws(table: Table): number[] {
  const offered = drawsOffered(table);
  const usual = offered.filter((k) => [1, 5, 10].includes(k));
  return usual.length ? usual : offered.slice(0, 1);
}
