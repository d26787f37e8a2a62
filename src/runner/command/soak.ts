import { judgeAll } from "../judgeAll.ts";
import type { Pool } from "../pool.ts";
import type { Trial } from "../trial.ts";
import type { Status } from "../verdict.ts";

const body = (...lines: string[]) => `def f(x):\n${lines.map((line) => `    ${line}`).join("\n")}`;
const usual: readonly [string, Status][] = [
  [body("return 2 * x"), "passed"],
  [body("return x + 2"), "failed"],
  [body("l = [0] * 10**6", "print('x' * 5000)", "return 2 * x"), "passed"],
  [body("return f(x)"), "failed"],
  ["def f(x) return x", "syntax"],
];
/** Each costs a cell its life: it writes a file, grows the memory, or runs out of time. */
const rare: readonly [string, Status][] = [
  [body("open('/tmp/n', 'w').write('x' * 10**6)", "return 2 * x"), "passed"],
  [body("l = bytearray(150 * 2**20)", "return 2 * x"), "passed"],
  [body("while True: pass"), "timeout"],
];
const rareEach = 50;

/** What a part of the run took of memory, in MiB of the whole process: workers, cells and their WebAssembly included. */
interface SoakPart {
  judged: number;
  least: number;
  mean: number;
  most: number;
}

const parts = 10;

/**
 * Judges `count` candidates of every kind. Gives how many got another verdict than they must, the seconds it took, and
 * the memory of each tenth of the run; `tell` hears of each as it ends. A cell that was thrown away is memory until it
 * is collected, so one moment says little: memory that leaks shows in the least.
 */
export async function soak(pool: Pool, count: number, atOnce: number, tell: (part: SoakPart) => void) {
  const kinds = Array.from({ length: count }, (_, index) =>
    index % rareEach === 0 ? rare[(index / rareEach) % rare.length] : usual[index % usual.length],
  );
  const trials = kinds.map(([candidate]): Trial => ({
    candidate,
    test: "assert f(2) == 4\nassert f(-3) == -6",
    entryPoints: ["f"],
    callsCheck: false,
    prompt: "",
    mode: "strict",
    timeLimit: candidate.includes("while") ? 0.2 : 20,
  }));
  const start = performance.now();
  const told: SoakPart[] = [];
  let sizes: number[] = [];
  let judged = 0;
  const verdicts = await judgeAll(pool, trials, {
    atOnce,
    tell() {
      sizes.push(process.memoryUsage.rss() / 2 ** 20);
      if (++judged > count || judged % Math.ceil(count / parts) !== 0) return;
      const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
      told.push({ judged, least: Math.min(...sizes), mean, most: Math.max(...sizes) });
      tell(told[told.length - 1]);
      sizes = [];
    },
  });
  const wrong = verdicts.filter(({ status }, index) => status !== kinds[index][1]).length;
  return { wrong, seconds: (performance.now() - start) / 1000, parts: told };
}
