import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { type PoolWorker, createPool } from "../../src/runner/pool.ts";
import { selfTest } from "../../src/runner/selfTest.ts";
import type { Trial } from "../../src/runner/trial.ts";
import type { Verdict } from "../../src/runner/verdict.ts";
import type { FromWorker, ToWorker } from "../../src/runner/workerMessages.ts";

const trial: Trial = {
  candidate: "",
  test: "",
  entryPoints: ["f"],
  callsCheck: false,
  prompt: "",
  mode: "strict",
  timeLimit: 3,
};
const passed: Verdict = { status: "passed", mode: "strict", type: "", message: "", seconds: 0, printed: "" };

/** A worker whose messages the test sends itself. */
class HeldWorker implements PoolWorker {
  sent: ToWorker[] = [];
  ended = false;
  say: (message: FromWorker) => void = () => undefined;
  die: (reason: string) => void = () => undefined;
  post(message: ToWorker) {
    this.sent.push(message);
  }
  listen(heard: (message: FromWorker) => void, broke: (reason: string) => void) {
    this.say = heard;
    this.die = broke;
  }
  terminate() {
    this.ended = true;
  }
}

let hired: HeldWorker[];
const spawn = () => {
  const worker = new HeldWorker();
  hired.push(worker);
  return worker;
};
const busy = () => hired.filter((worker) => worker.sent.length > 0 && !worker.ended);

beforeEach(() => {
  hired = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("createPool(spawn, size)", () => {
  test("starts a worker when the one before is ready, keeps one spare and never judges more than size at once", () => {
    const pool = createPool(spawn, 2);
    for (let count = 0; count < 5; count++) pool.judge(trial).catch(() => undefined);
    for (let started = 1; started <= 3; started++) {
      expect(hired).toHaveLength(started);
      hired[started - 1].say({ kind: "ready" });
    }
    expect(hired).toHaveLength(3);
    expect(busy()).toHaveLength(2);
    pool.close();
  });

  test("gives the hard limit from when the candidate began, not from when it was queued", async () => {
    const pool = createPool(spawn, 1);
    const verdict = pool.judge(trial);
    hired[0].say({ kind: "ready" });
    jest.advanceTimersByTime(20_000);
    expect(hired[0].ended).toBe(false);
    hired[0].say({ kind: "started", id: 0 });
    jest.advanceTimersByTime(3_499);
    expect(hired[0].ended).toBe(false);
    jest.advanceTimersByTime(1);
    expect(hired[0].ended).toBe(true);
    expect(await verdict).toMatchObject({ status: "timeout", seconds: 3.5 });
    expect(pool.living()).toBe(2);
    pool.close();
  });

  test("gives the next trial to the spare when a worker is ended", () => {
    const pool = createPool(spawn, 1);
    for (const worker of hired) worker.say({ kind: "ready" });
    pool.judge(trial).catch(() => undefined);
    pool.judge(trial).catch(() => undefined);
    hired[0].say({ kind: "started", id: 0 });
    jest.advanceTimersByTime(3_500);
    expect(hired[1].sent).toHaveLength(1);
    pool.close();
  });

  test("ends a worker that says it is worn, after its verdict, and goes on with the spare", async () => {
    const pool = createPool(spawn, 1);
    const first = pool.judge(trial);
    const second = pool.judge(trial);
    for (let started = 0; started < 2; started++) hired[started].say({ kind: "ready" });
    hired[0].say({ kind: "verdict", id: 0, verdict: passed, worn: true });
    expect(await first).toEqual(passed);
    expect(hired.map(({ ended }) => ended)).toEqual([true, false, false]);
    expect(hired[1].sent).toHaveLength(1);
    hired[1].say({ kind: "verdict", id: 1, verdict: passed, worn: false });
    expect(await second).toEqual(passed);
    expect(pool.living()).toBe(2);
    pool.close();
  });

  test("says runnerError for a worker that died, and runner broken when they keep dying", async () => {
    const pool = createPool(spawn, 1);
    const first = pool.judge(trial);
    const second = pool.judge(trial);
    hired[0].say({ kind: "ready" });
    hired[0].die("out of memory");
    expect(await first).toMatchObject({ status: "runnerError", message: "out of memory" });
    hired[1].die("no start");
    hired[2].die("no start");
    await expect(second).rejects.toThrow("runner broken: no start");
    await expect(pool.judge(trial)).rejects.toThrow("runner broken: no start");
    expect(pool.living()).toBe(0);
  });

  test("close() ends every worker and rejects what waits", async () => {
    const pool = createPool(spawn, 2);
    const waiting = pool.judge(trial);
    pool.close();
    await expect(waiting).rejects.toThrow("the run was cancelled");
    expect(hired.every((worker) => worker.ended)).toBe(true);
    expect(pool.living()).toBe(0);
  });
});

describe("selfTest(pool)", () => {
  test("throws runner broken when every program passes", async () => {
    const pool = { judge: () => Promise.resolve(passed), close: () => undefined, living: () => 1 };
    await expect(selfTest(pool)).rejects.toThrow("runner broken: a program that must be failed was passed");
  });
});
