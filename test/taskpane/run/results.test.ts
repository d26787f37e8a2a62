import { describe, expect, test } from "@jest/globals";
import type { Verdict } from "../../../src/runner/verdict.ts";
import { findings } from "../../../src/taskpane/run/findings.ts";
import { passAtKSheet } from "../../../src/taskpane/run/passAtKSheet.ts";
import type { Run } from "../../../src/taskpane/run/run.ts";
import { verdictCounts } from "../../../src/taskpane/run/verdictCounts.ts";
import { verdictSheet } from "../../../src/taskpane/run/verdictSheet.ts";

const passed: Verdict = { status: "passed", mode: "strict", type: "", message: "", seconds: 0.12345, printed: "" };
const missing: Verdict = {
  ...passed,
  status: "failed",
  type: "NameError",
  message: "the tests look for f, which the candidate does not define",
};

function judged(...rows: [problem: string, verdict: Partial<Verdict>][]): [Run, Map<number, Verdict>] {
  const trial = {
    candidate: "",
    test: "",
    entryPoints: ["f"],
    callsCheck: false,
    prompt: "",
    mode: "strict",
    timeLimit: 1,
  } as const;
  const items = rows.map(([problem], index) => ({ problem, sample: String(index + 1), trial }));
  const verdicts = new Map(rows.map(([, verdict], index) => [index, { ...passed, ...verdict }]));
  return [{ source: "S", atOnce: 1, items }, verdicts];
}

describe("verdictCounts(run, verdicts)", () => {
  test("counts in n all but faults of tests and runner, and tells apart what is unsupported", () => {
    const [run, verdicts] = judged(
      ["a", {}],
      ["b", { status: "testError" }],
      ["a", { status: "timeout" }],
      ["a", { status: "memory" }],
      ["a", { status: "syntax" }],
      ["a", { status: "unsupported" }],
      ["a", { status: "runnerError" }],
      ["a", {}],
    );
    verdicts.delete(7);
    expect(verdictCounts(run, verdicts)).toEqual([
      { problem: "a", n: 5, c: 1, unsupported: 1, unscored: 2 },
      { problem: "b", n: 0, c: 0, unsupported: 0, unscored: 1 },
    ]);
  });
});

describe("verdictSheet(run, verdicts)", () => {
  test("has a row for each verdict, with what a program said as text", () => {
    const [run, verdicts] = judged(["a", {}], ["a", { status: "failed", type: "E", message: "=HYPERLINK(1)" }]);
    const { cells, textColumns } = verdictSheet(run, verdicts);
    expect(cells.slice(1)).toEqual([
      ["a", "1", "passed", null, 0.123, "strict"],
      ["a", "2", "failed", "E: =HYPERLINK(1)", 0.123, "strict"],
    ]);
    expect(textColumns).toEqual([0, 1, 2, 3, 5]);
  });
});

describe("passAtKSheet(counts, namespace)", () => {
  test("has pass@k of each problem up to the smallest n, and apart from it the mean over the problems", () => {
    const counts = [
      { problem: "a", n: 5, c: 2, unsupported: 3, unscored: 0 },
      { problem: "b", n: 7, c: 7, unsupported: 0, unscored: 0 },
    ];
    expect(passAtKSheet(counts, "EVAL").cells).toEqual([
      ["problem", "n", "c", "unsupported", "unscored", "pass@1", "pass@5", null, "k", "mean pass@k", "standard error"],
      [
        "a",
        5,
        2,
        3,
        0,
        "=EVAL.PASSK($B2,$C2,1)",
        "=EVAL.PASSK($B2,$C2,5)",
        null,
        1,
        "=EVAL.PASSK_MEAN($B$2:$B$3,$C$2:$C$3,1)",
        "=EVAL.PASSK_SE($B$2:$B$3,$C$2:$C$3,1)",
      ],
      [
        "b",
        7,
        7,
        0,
        0,
        "=EVAL.PASSK($B3,$C3,1)",
        "=EVAL.PASSK($B3,$C3,5)",
        null,
        5,
        "=EVAL.PASSK_MEAN($B$2:$B$3,$C$2:$C$3,5)",
        "=EVAL.PASSK_SE($B$2:$B$3,$C$2:$C$3,5)",
      ],
    ]);
  });

  test("leaves n and c of a problem blank, and it out of k, where a sample was not judged", () => {
    const counts = [
      { problem: "a", n: 5, c: 5, unsupported: 0, unscored: 0 },
      { problem: "b", n: 1, c: 1, unsupported: 0, unscored: 4 },
    ];
    const { cells } = passAtKSheet(counts, "EVAL");
    expect(cells[2].slice(0, 7)).toEqual(["b", null, null, 0, 4, "=EVAL.PASSK($B3,$C3,1)", "=EVAL.PASSK($B3,$C3,5)"]);
  });

  test("keeps to pass@1 where no problem was judged, so that its error shows", () => {
    const { cells } = passAtKSheet([{ problem: "a", n: 0, c: 0, unsupported: 0, unscored: 2 }], "EVAL");
    expect(cells[1].slice(0, 6)).toEqual(["a", null, null, 0, 2, "=EVAL.PASSK($B2,$C2,1)"]);
  });
});

describe("findings(run, verdicts)", () => {
  test("names the problems whose tests fail, that need one interpreter, or whose name nobody defines", () => {
    const [run, verdicts] = judged(
      ["a", missing],
      ["a", missing],
      ["b", missing],
      ["b", {}],
      ["c", { status: "unsupported", type: "NotPlain" }],
      ["c", { status: "unsupported", type: "ModuleNotFoundError", message: "No module named 'numpy'" }],
      ["e", { status: "unsupported", type: "ModuleNotFoundError", message: "No module named 'numpy.linalg'" }],
      ["d", { status: "testError" }],
      ["d", { status: "testError" }],
    );
    expect(findings(run, verdicts)).toEqual({
      unscored: ["d"],
      unsupported: { problems: new Set(["c"]), samples: 1 },
      modules: { names: ["numpy"], samples: 2 },
      testErrors: ["d"],
      notDefined: [{ problem: "a", names: "f" }],
    });
  });
});
