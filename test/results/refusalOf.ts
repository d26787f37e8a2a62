import { Refusal } from "../../src/results/refusal.ts";
import { countsOf } from "./countsOf.ts";

/** What the user reads where the files are refused; fails where they are not, or not by a refusal. */
export async function refusalOf(...args: Parameters<typeof countsOf>): Promise<string> {
  const counts = await countsOf(...args).catch((error: unknown) => error);
  if (counts instanceof Refusal) return counts.describe();
  throw new Error(`must be refused; got ${counts instanceof Error ? counts.stack : JSON.stringify(counts)}`);
}
