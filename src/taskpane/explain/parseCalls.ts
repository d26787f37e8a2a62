import { type Call, parseCall } from "./parseCall.ts";

/** Every EVAL call in a formula, from left to right, those inside others too. */
export function parseCalls(formula: string): Call[] {
  if (!formula.includes(".")) return [];
  return [...formula.matchAll(/\bEVAL(?:_DEV)?\./gi)].flatMap(({ index }) => parseCall(formula.slice(index)) ?? []);
}
