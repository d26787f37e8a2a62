import { judgeAll } from "../../runner/judgeAll.ts";
import type { Pool } from "../../runner/pool.ts";
import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";
import type { RunStore } from "./runStore.ts";

export interface RunState {
  phase: "reading" | "empty" | "starting" | "running" | "stopped" | "done";
  run: Run | null;
  /** By the index of their item; another map after each change that is told. */
  verdicts: ReadonlyMap<number, Verdict>;
  /** Verdicts a second since this part of the run began; null until some are there. */
  rate: number | null;
  /** Why the run stopped, where it did so by itself. */
  fault: string | null;
}

interface Needs {
  store: RunStore;
  /** Starts and tests the runner; rejects with `runner broken` where a known program gets a wrong verdict. */
  startPool(size: number, signal: AbortSignal): Promise<Pool>;
  now?: () => number;
}

/** Milliseconds between two tellings of progress, and between two savings of verdicts. */
const [toldEvery, savedEvery] = [250, 1000];

/** Runs candidates apart from what is on the screen: a panel that is left and shown again finds its run going on. */
export class RunSession {
  state: RunState = { phase: "reading", run: null, verdicts: new Map(), rate: null, fault: null };
  readonly #needs: Required<Needs>;
  readonly #listeners = new Set<() => void>();
  #stop: AbortController | null = null;

  constructor(needs: Needs) {
    this.#needs = { now: () => performance.now(), ...needs };
    void this.#load();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async begin(run: Run): Promise<void> {
    await keep(this.#needs.store.saveRun(run));
    this.#tell({ run, verdicts: new Map(), fault: null });
    await this.resume();
  }

  /** Judges what has no verdict yet. */
  async resume(): Promise<void> {
    const { run } = this.state;
    if (!run || this.#stop) return;
    const { store, startPool, now } = this.#needs;
    const verdicts = new Map(this.state.verdicts);
    const stop = (this.#stop = new AbortController());
    this.#tell({ phase: "starting", fault: null, rate: null });
    let pool: Pool | null = null;
    let fault: string | null = null;
    try {
      pool = await startPool(run.atOnce, stop.signal);
      const running = pool;
      stop.signal.addEventListener("abort", () => running.close());
      const start = now();
      let [told, saved, judged] = [start, start, 0];
      this.#tell({ phase: "running" });
      const tell = (index: number, verdict: Verdict) => {
        verdicts.set(index, verdict);
        judged++;
        if (now() - told > toldEvery) {
          told = now();
          this.#tell({ verdicts: new Map(verdicts), rate: (1000 * judged) / (told - start) });
        }
        if (now() - saved > savedEvery) {
          saved = now();
          void keep(store.saveVerdicts(verdicts));
        }
      };
      const trials = run.items.map(({ trial }) => trial);
      // What a program printed is shown nowhere, and would be most of what is kept.
      const judge: Pool["judge"] = async (trial) => ({ ...(await running.judge(trial)), printed: "" });
      await judgeAll({ judge }, trials, { atOnce: run.atOnce, known: new Map(verdicts), tell });
    } catch (error) {
      if (!stop.signal.aborted) fault = error instanceof Error ? error.message : String(error);
    }
    pool?.close();
    this.#stop = null;
    const complete = fault === null && !stop.signal.aborted;
    await keep(store.saveVerdicts(verdicts));
    this.#tell({ phase: complete ? "done" : "stopped", verdicts, fault });
  }

  cancel(): void {
    this.#stop?.abort();
  }

  /** Judges all samples of these problems again, candidate and tests in one interpreter. */
  async judgeShared(problems: ReadonlySet<string>): Promise<void> {
    const { run, verdicts } = this.state;
    if (!run || this.#stop) return;
    const items = run.items.map((item) =>
      problems.has(item.problem) ? { ...item, trial: { ...item.trial, mode: "shared" as const } } : item,
    );
    const kept = new Map([...verdicts].filter(([index]) => !problems.has(items[index].problem)));
    await keep(this.#needs.store.saveRun({ ...run, items }));
    await keep(this.#needs.store.saveVerdicts(kept));
    this.#tell({ run: { ...run, items }, verdicts: kept });
    await this.resume();
  }

  async forget(): Promise<void> {
    if (this.#stop) return;
    await keep(this.#needs.store.forget());
    this.#tell({ phase: "empty", run: null, verdicts: new Map(), fault: null });
  }

  async #load(): Promise<void> {
    const kept = await keep(this.#needs.store.load());
    if (this.state.phase !== "reading") return;
    if (!kept) return this.#tell({ phase: "empty" });
    const settled = [...kept.verdicts.values()].filter(({ status, triedAgain }) => status !== "timeout" || triedAgain);
    this.#tell({ ...kept, phase: settled.length === kept.run.items.length ? "done" : "stopped" });
  }

  #tell(change: Partial<RunState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A browser that keeps nothing, in a private window, can still run. */
function keep<T>(storing: Promise<T>): Promise<T | undefined> {
  return storing.catch(() => undefined);
}
