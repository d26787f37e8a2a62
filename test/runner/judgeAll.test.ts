import { describe, expect, test } from "@jest/globals";
import { judgeAll } from "../../src/runner/judgeAll.ts";
import type { Trial } from "../../src/runner/trial.ts";
import type { Status, Verdict } from "../../src/runner/verdict.ts";

const trial: Trial = {
  candidate: "",
  test: "",
  entryPoints: ["f"],
  callsCheck: false,
  prompt: "",
  mode: "strict",
  timeLimit: 3,
};
const verdictOf = (status: Status): Verdict => ({
  status,
  mode: "strict",
  type: "",
  message: status === "timeout" ? "stopped after 6 s" : "",
  seconds: 0,
  printed: "",
});
const trials = (...candidates: string[]) => candidates.map((candidate) => ({ ...trial, candidate }));

/** Judges a trial by what its candidate says, `first/second` for the tries, and notes what it was asked. */
function scripted() {
  const asked: Trial[] = [];
  let running = 0;
  let most = 0;
  const judge = async (one: Trial) => {
    asked.push(one);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    const [first, second = first] = one.candidate.split("/");
    return verdictOf((one.timeLimit === trial.timeLimit ? first : second) as Status);
  };
  return { judge, asked, most: () => most };
}

describe("judgeAll(pool, trials, judging)", () => {
  test("gives the verdicts in the order of the trials, with no more in hand than two a worker", async () => {
    const pool = scripted();
    const many = trials(...Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? "passed" : "failed")));
    const verdicts = await judgeAll(pool, many, { atOnce: 2 });
    expect(verdicts.map(({ status }) => status)).toEqual(many.map(({ candidate }) => candidate));
    expect(pool.most()).toBe(4);
  });

  test("tries again what ran out of time, alone, at the end, with twice the time", async () => {
    const pool = scripted();
    const told: [number, Status][] = [];
    const tell = (index: number, { status }: Verdict) => told.push([index, status]);
    const verdicts = await judgeAll(pool, trials("timeout/passed", "passed", "timeout"), { atOnce: 1, tell });
    expect(verdicts.map(({ status }) => status)).toEqual(["passed", "passed", "timeout"]);
    expect(verdicts.map(({ triedAgain }) => triedAgain)).toEqual([true, undefined, true]);
    expect(verdicts.map(({ message }) => message)).toEqual([
      "3 s were not enough; tried once more, alone and with 6 s",
      "",
      "stopped after 6 s; 3 s were not enough; tried once more, alone and with 6 s",
    ]);
    expect(pool.asked.map(({ timeLimit }) => timeLimit)).toEqual([3, 3, 3, 6, 6]);
    expect(told.slice(3)).toEqual([
      [0, "passed"],
      [2, "timeout"],
    ]);
  });

  test("asks nothing again that is known, save a first timeout", async () => {
    const pool = scripted();
    const known = new Map([
      [0, verdictOf("failed")],
      [1, verdictOf("timeout")],
      [2, { ...verdictOf("timeout"), triedAgain: true as const }],
    ]);
    const all = trials("passed", "timeout/passed", "passed", "passed");
    const verdicts = await judgeAll(pool, all, { atOnce: 1, known });
    expect(verdicts.map(({ status }) => status)).toEqual(["failed", "passed", "timeout", "passed"]);
    expect(pool.asked.map(({ candidate }) => candidate)).toEqual(["passed", "timeout/passed"]);
  });

  test("rejects when the pool does", async () => {
    const judge = () => Promise.reject(new Error("runner broken: no start"));
    await expect(judgeAll({ judge }, trials("passed"), { atOnce: 1 })).rejects.toThrow("runner broken: no start");
  });
});
