// The real interpreters, under Node: one worker and its spare, started once for the whole file.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { Pool } from "../../src/runner/pool.ts";
import type { Trial } from "../../src/runner/trial.ts";
import type { Verdict } from "../../src/runner/verdict.ts";
import { hostile } from "./hostile.ts";
import { startTestPool } from "./startTestPool.ts";

let pool: Pool;
beforeAll(async () => (pool = await startTestPool()));
afterAll(() => pool.close());

const doubles = "wanted_of_f = 4\nassert f(2) == wanted_of_f\nassert f(-3) == -6";
const right = "def f(x): return 2 * x";
const wrong = "def f(x): return x + 2";

function judge(candidate: string, change: Partial<Trial> = {}): Promise<Verdict> {
  return pool.judge({
    candidate,
    test: doubles,
    entryPoints: ["f"],
    callsCheck: false,
    prompt: "",
    mode: "strict",
    timeLimit: 10,
    ...change,
  });
}

describe("a hostile candidate", () => {
  test.each(hostile)("that $title is $status, and the next two are judged rightly", async (attack) => {
    const { program, status, type, timeLimit = 10 } = attack;
    const verdict = await judge(program, { timeLimit });
    expect(verdict).toMatchObject(type ? { status, type } : { status });
    expect((await judge(right)).status).toBe("passed");
    expect((await judge(wrong)).status).toBe("failed");
    expect(pool.living()).toBe(2);
  });
});

describe("an honest candidate passes", () => {
  const honest: readonly [string, string, string, Partial<Trial>?][] = [
    ["that changes its argument", "def f(x): x.append(1)", "l = []\nassert f(l) is None\nassert l == [1]"],
    [
      "that raises what the test awaits",
      "def f(x): raise ValueError('no')",
      "try:\n    f(1)\n    assert False\nexcept ValueError as e:\n    assert str(e) == 'no'",
    ],
    [
      "that keeps state between calls",
      "n = 0\ndef f():\n    global n\n    n += 1\n    return n",
      "assert f() == 1\nassert f() == 2",
    ],
    ["that answers a generator", "def f(x): yield from range(x)", "assert list(f(3)) == [0, 1, 2]"],
    [
      "that answers a match, of which the test wants the truth",
      "import re\ndef f(x): return re.match('a', x)",
      "assert f('ab')\nassert not f('b')",
    ],
    [
      "that imports a module which the test uses too",
      "import math\ndef f(x): return math.pi * x",
      "assert f(1) == math.pi",
    ],
    [
      "that memoises deeply",
      "from functools import lru_cache\n@lru_cache(None)\ndef f(n): return n if n < 2 else f(n - 1) + f(n - 2)",
      "assert f(400) == 176023680645013966468226945392411250770384383304492191886725992896575345044216019675",
    ],
    [
      "that runs a coroutine",
      "import asyncio\nasync def g(x):\n    await asyncio.sleep(0)\n    return x\ndef f(x): return asyncio.run(g(x))",
      "assert f(3) == 3",
    ],
    ["that is called by name", "def f(x, *, y=1): return x + y", "assert f(1, y=2) == 3"],
    ["that is given to check", right, "def check(candidate):\n    assert candidate(4) == 8", { callsCheck: true }],
    [
      "whose tests call a helper of the prompt",
      "def helper(x): return 0\ndef f(x): return x",
      "assert f(helper(1)) == 2",
      { prompt: "def helper(x): return x + 1\n" },
    ],
    [
      "that uses a dataclass",
      "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\ndef f(x): return P(x).x * 2",
      doubles,
    ],
    ["that shadows a builtin", "def sum(x): return 2 * x", "assert sum(2) == 4", { entryPoints: ["sum"] }],
    [
      "that writes a file and reads it again",
      "def f(x):\n    open('/tmp/n', 'w').write(str(x))\n    return 2 * int(open('/tmp/n').read())",
      doubles,
    ],
    [
      "whose tests use its class, in shared mode",
      "class P:\n    def double(self, x): return 2 * x",
      "assert P().double(2) == 4",
      { entryPoints: ["P"], mode: "shared" },
    ],
  ];

  test.each(honest)("%s", async (_, candidate, tests, change = {}) => {
    const verdict = await judge(candidate, { test: tests, ...change });
    expect(verdict).toMatchObject({ status: "passed", message: "", mode: change.mode ?? "strict" });
  });
});

describe("a verdict", () => {
  test("tells type, message and the lines of candidate and test", async () => {
    const verdict = await judge("def f(x):\n    return {}[x]", { test: "\n\nassert f(2) == 4" });
    expect(verdict).toMatchObject({ status: "failed", type: "KeyError", candidateLine: 2, testLine: 3 });
  });

  test("is testError when the tests are no Python, lack check, or import what is not there", async () => {
    for (const tests of ["assert f(2) ==", "import numpy"]) {
      expect(await judge(right, { test: tests })).toMatchObject({ status: "testError" });
    }
    expect(await judge(right, { callsCheck: true })).toMatchObject({ status: "testError", type: "NameError" });
  });

  test("is unsupported when the candidate needs a module that is not there, on load or in a call", async () => {
    for (const candidate of ["import numpy\ndef f(x): return 2 * x", "def f(x):\n    import numpy\n    return 2 * x"]) {
      const verdict = await judge(candidate);
      expect(verdict).toMatchObject({ status: "unsupported", type: "ModuleNotFoundError" });
      expect(verdict.message).toBe("No module named 'numpy'");
    }
  });

  test("keeps the first 2 KB printed", async () => {
    const verdict = await judge(`print("z" * 5000)\n${right}`);
    expect(verdict.printed).toBe("z".repeat(2048));
  });

  test("names what the tests look for and do not find", async () => {
    const verdict = await judge("def g(x): return x");
    expect(verdict.message).toBe("the tests look for f, which the candidate does not define");
  });
});

describe("decode(encode(value))", () => {
  const scalar = fc.oneof(
    fc.constantFrom("None", "True", "False", "float('nan')", "float('-inf')", "-0.0", "range(1, 9, 3)"),
    fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => (Object.is(x, -0) ? "-0.0" : `float(${x})`)),
    fc
      .string({ unit: "binary", maxLength: 8 })
      .map((text) => `bytes.fromhex('${Buffer.from(text).toString("hex")}').decode()`),
    fc.uint8Array({ maxLength: 5 }).map((bytes) => `bytes.fromhex('${Buffer.from(bytes).toString("hex")}')`),
    fc.integer({ min: -99, max: 99 }).map((n) => `complex(${n}, 0.1)`),
    fc.integer({ min: 1, max: 99 }).map((n) => `fractions.Fraction(${n}, 7)`),
    fc.integer({ min: 1, max: 99 }).map((n) => `decimal.Decimal('${n}.250')`),
    fc.integer({ min: 1, max: 28 }).map((n) => `datetime.datetime(2024, 2, ${n}, 3, 4, 5, 6)`),
    fc.integer({ min: 1, max: 99 }).map((n) => `datetime.timedelta(${n}, 7, 9)`),
  );
  // A NaN in a set is equal to itself only while it is the same object.
  const hashable = scalar.filter((text) => text !== "float('nan')");
  const { value } = fc.letrec<{ value: string; items: string }>((tie) => ({
    items: fc.array(tie("value"), { maxLength: 3 }).map((all) => all.map((one) => `${one}, `).join("")),
    value: fc.oneof(
      { maxDepth: 3 },
      scalar,
      tie("items").map((items) => `[${items}]`),
      tie("items").map((items) => `(${items})`),
      tie("items").map((items) => `collections.deque([${items}], 5)`),
      fc.array(hashable, { maxLength: 3 }).map((all) => `{${all.map((key, i) => `${key}: [${i}]`).join(", ")}}`),
      fc.array(hashable, { maxLength: 3 }).map((all) => `{0, ${all.join(", ")}}`),
      fc.array(hashable, { maxLength: 3 }).map((all) => `frozenset([${all.join(", ")}])`),
    ),
  }));

  test("is the value, with every type in it", async () => {
    const values = fc.sample(value, { numRuns: 300, seed: 7 });
    const same = `
def same(a, b):
    if type(a) is not type(b): return False
    if type(a) in (list, tuple, collections.deque): return len(a) == len(b) and all(map(same, a, b))
    if type(a) is dict: return len(a) == len(b) and all(map(same, a.items(), b.items()))
    return repr(a) == repr(b) or a == b
`;
    const asserts = values.map((one) => `v = ${one}\nassert same(f(v), v), repr(v)`).join("\n");
    const imports = "import collections, datetime, decimal, fractions\n";
    const verdict = await judge("def f(x): return x", { test: imports + same + asserts });
    expect(verdict).toMatchObject({ status: "passed", message: "" });
  });
});
