import type { Pool } from "./pool.ts";
import type { Trial } from "./trial.ts";
import type { Status } from "./verdict.ts";

const double = {
  test: "assert double(2) == 4\nassert double(-3) == -6",
  entryPoints: ["double"],
  callsCheck: false,
  prompt: "",
  timeLimit: 10,
};
const known: readonly [string, Status, Partial<Trial>][] = [
  ["def double(x): return 2 * x", "passed", {}],
  ["def double(x): return x + 2", "failed", {}],
  ["def double(x):\n    while True: pass", "timeout", { timeLimit: 0.2 }],
];

/** Judges a right, a wrong and an endless program, and throws `runner broken` unless each gets its verdict. */
export async function selfTest(pool: Pool): Promise<void> {
  for (const [candidate, expected, limits] of known) {
    const verdict = await pool.judge({ ...double, candidate, mode: "strict", ...limits });
    if (verdict.status === expected) continue;
    const reason = `a program that must be ${expected} was ${verdict.status} (${verdict.type}: ${verdict.message})`;
    throw new Error(`runner broken: ${reason}`);
  }
}
