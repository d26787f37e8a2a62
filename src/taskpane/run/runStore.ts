import { clear, createStore, getMany, set } from "idb-keyval";
import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";

/** A run and what is known of it, kept in this browser so that a closed pane loses nothing. */
export interface RunStore {
  load(): Promise<{ run: Run; verdicts: Map<number, Verdict> } | null>;
  saveRun(run: Run): Promise<void>;
  saveVerdicts(verdicts: ReadonlyMap<number, Verdict>): Promise<void>;
  forget(): Promise<void>;
}

/** The one run that this browser keeps, in IndexedDB. */
export function runStore(): RunStore {
  const store = createStore("passk-run", "run");
  return {
    async load() {
      const [run, verdicts] = (await getMany(["run", "verdicts"], store)) as [Run?, Map<number, Verdict>?];
      return run ? { run, verdicts: verdicts ?? new Map() } : null;
    },
    async saveRun(run) {
      await clear(store);
      await set("run", run, store);
    },
    saveVerdicts: (verdicts) => set("verdicts", new Map(verdicts), store),
    forget: () => clear(store),
  };
}
