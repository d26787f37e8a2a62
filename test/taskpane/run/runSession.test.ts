import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { Trial } from "../../../src/runner/trial.ts";
import type { Status, Verdict } from "../../../src/runner/verdict.ts";
import type { Run } from "../../../src/taskpane/run/run.ts";
import { RunSession } from "../../../src/taskpane/run/runSession.ts";
import type { RunStore } from "../../../src/taskpane/run/runStore.ts";

const verdictOf = (status: Status, mode: Trial["mode"] = "strict"): Verdict => ({
  status,
  mode,
  type: "",
  message: "",
  seconds: 0,
  printed: "",
});

/** A run whose candidates say their verdict: strict, or `strict/shared`. */
const runOf = (...candidates: string[]): Run => ({
  source: "S",
  atOnce: 1,
  items: candidates.map((candidate, index) => ({
    problem: `p${index}`,
    sample: "1",
    trial: {
      candidate,
      test: "",
      entryPoints: ["f"],
      callsCheck: false,
      prompt: "",
      mode: "strict",
      timeLimit: 1,
    },
  })),
});

let kept: Awaited<ReturnType<RunStore["load"]>>;
const store: RunStore = {
  load: () => Promise.resolve(kept && structuredClone(kept)),
  saveRun: async (run) => void (kept = { run: structuredClone(run), verdicts: new Map() }),
  saveVerdicts: async (verdicts) => void (kept = { run: kept!.run, verdicts: new Map(verdicts) }),
  forget: async () => void (kept = null),
};

let clock = 0;
let living: number;
let judged: string[];
/** A candidate "stop" has the run cancelled while it is judged. */
const session = (stop: () => void = () => undefined) =>
  new RunSession({
    store,
    startPool: async () => {
      living++;
      let closed = false;
      return {
        judge: async ({ candidate, mode }) => {
          if (candidate === "stop") stop();
          if (candidate === "hang") await new Promise(() => undefined);
          await Promise.resolve();
          if (closed) throw new Error("the run was cancelled");
          if (candidate === "broken") throw new Error("runner broken: no start");
          judged.push(candidate);
          const [strict, shared = strict] = candidate.split("/");
          return verdictOf((mode === "strict" ? strict : shared) as Status, mode);
        },
        close: () => {
          if (!closed) living--;
          closed = true;
        },
        living: () => living,
      };
    },
  });
const statuses = ({ state }: RunSession) =>
  state.run?.items.map((_, index) => state.verdicts.get(index)?.status ?? null);

beforeEach(() => {
  kept = null;
  living = 0;
  judged = [];
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("RunSession", () => {
  test("judges a run, keeps it, and leaves no pool open", async () => {
    const own = session();
    await own.begin(runOf("passed", "failed"));
    expect(own.state).toMatchObject({ phase: "done", fault: null });
    expect(statuses(own)).toEqual(["passed", "failed"]);
    expect(kept?.verdicts.size).toBe(2);
    expect(living).toBe(0);
  });

  test("goes on in another session with what has no verdict yet", async () => {
    const first = session(() => first.cancel());
    await first.begin(runOf("passed", "failed", "stop", "passed", "passed"));
    expect(first.state).toMatchObject({ phase: "stopped", fault: null });
    expect(living).toBe(0);
    const before = statuses(first)!.filter((status) => status !== null).length;
    expect(before).toBeLessThan(5);

    kept!.run.items[2].trial.candidate = "failed";
    const second = session();
    await new Promise((resolve) => setTimeout(resolve));
    expect(second.state).toMatchObject({ phase: "stopped", run: { source: "S" } });
    judged = [];
    await second.resume();
    expect(judged).toHaveLength(5 - before);
    expect(statuses(second)).toEqual(["passed", "failed", "failed", "passed", "passed"]);
    expect(second.state.phase).toBe("done");
  });

  test("goes on in another session where the first was closed while it ran", async () => {
    jest.spyOn(performance, "now").mockImplementation(() => (clock += 2000));
    void session().begin(runOf("passed", "failed", "hang", "hang"));
    await new Promise((resolve) => setTimeout(resolve));
    for (const item of kept!.run.items.slice(2)) item.trial.candidate = "passed";
    const second = session();
    await new Promise((resolve) => setTimeout(resolve));
    expect(second.state.phase).toBe("stopped");
    expect(statuses(second)).toEqual(["passed", "failed", null, null]);
    judged = [];
    await second.resume();
    expect(judged).toHaveLength(2);
    expect(statuses(second)).toEqual(["passed", "failed", "passed", "passed"]);
    expect(second.state.phase).toBe("done");
  });

  test("says why a run stopped by itself, and counts nothing that was not judged", async () => {
    const own = session();
    await own.begin(runOf("passed", "broken"));
    expect(own.state).toMatchObject({ phase: "stopped", fault: "runner broken: no start" });
    expect(own.state.verdicts.has(1)).toBe(false);
    expect(living).toBe(0);
  });

  test("judgeShared(problems) judges these problems alone again, in one interpreter", async () => {
    const own = session();
    await own.begin(runOf("passed", "unsupported/failed", "unsupported/passed"));
    judged = [];
    await own.judgeShared(new Set(["p1", "p2"]));
    expect(judged).toHaveLength(2);
    expect(statuses(own)).toEqual(["passed", "failed", "passed"]);
    expect([...own.state.verdicts.entries()].sort().map(([, { mode }]) => mode)).toEqual([
      "strict",
      "shared",
      "shared",
    ]);
  });

  test("forget() drops the run here and in the browser", async () => {
    const own = session();
    await own.begin(runOf("passed"));
    await own.forget();
    expect(own.state).toMatchObject({ phase: "empty", run: null });
    expect(kept).toBeNull();
  });
});
