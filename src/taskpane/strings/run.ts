import { many } from "./many.ts";
import { listed } from "./listed.ts";
import { first } from "./first.ts";

/** What the tab Run shows, and what its sheets hold. */
export const run = {
  what: "Runs candidate programs in Python against their tests and counts which pass. Everything stays in this window: no server, no upload.",
  limits: "What the sandbox promises",
  from: "Candidates",
  fromSheet: "in this sheet",
  fromFiles: "in files",
  columns: {
    problem: "problem",
    candidate: "candidate",
    test: "test",
    entryPoint: "entry point",
    prompt: "prompt",
    mode: "mode",
  },
  found: (candidates: number, problems: number) => `${many(candidates, "candidate")} of ${many(problems, "problem")}`,
  needs:
    "To run programs, open a sheet with the columns problem, candidate and test, one program a row, or choose “in files” and a problem and a sample file as HumanEval has them. This sheet has no such columns. For example:",
  example: [
    ["problem", "candidate", "test"],
    ["add", "def add(a, b): return a + b", "assert add(1, 2) == 3"],
    ["add", "def add(a, b): return a * b", ""],
  ],
  problemFile: "Problems (JSONL: task_id, prompt, test, entry_point; or test_list)",
  sampleFile: "Samples (JSONL: task_id, completion or solution)",
  choose: "Choose a file",
  files: (samples: string, problems: string) => `${samples} for ${problems}`,
  timeLimit: "Time limit, seconds",
  badTimeLimit: "This must be above 0 and at most 3,600.",
  atOnce: "Programs at once",
  start: (candidates: number) => `Run ${many(candidates, "candidate")}`,
  startNothing: "Run candidates",
  cancel: "Cancel",
  resume: "Resume",
  forget: "Discard",
  starting: "Starting Python and testing the runner…",
  progress: (judged: number, total: number) =>
    `${judged.toLocaleString("en-US")} of ${many(total, "candidate")} judged`,
  tryingAgain: "Trying once more, alone and with twice the time, what ran out of time",
  rate: (perSecond: number) => `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} a second`,
  timeLeft: (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), String(Math.ceil(seconds) % 60).padStart(2, "0")];
    return `about ${minutes}:${rest} left`;
  },
  stopped: (judged: number, total: number, source: string) =>
    `A run of ${source} stopped with ${judged.toLocaleString("en-US")} of ${many(total, "candidate")} judged. Resume judges the others.`,
  done: (total: number, source: string) => `${many(total, "candidate")} judged, from ${source}.`,
  verdictsHeading: "Verdicts",
  status: {
    passed: "passed",
    failed: "failed",
    timeout: "timed out",
    memory: "out of memory",
    syntax: "no valid Python",
    unsupported: "unsupported",
    testError: "test error",
    runnerError: "runner error",
  },
  unscored: (problems: string[]) =>
    `Not every candidate of ${listed(problems)} was judged, by a fault of tests or runner: such a problem gets no n and c, and is in no mean. The column unscored says how many.`,
  unsupported: (samples: number, problems: number) =>
    `${many(samples, "candidate")} of ${many(problems, "problem")} could not be judged with candidate and tests apart: only plain data crosses between them. In one interpreter they can, but a candidate there can see its tests, so read what it does before you trust a pass. Until then they count in n and not in c; the column unsupported says how many.`,
  modules: (samples: number, names: string[]) =>
    `${many(samples, "candidate needs", "candidates need")} modules that this Python has not (${listed(names)}): only the standard library is here. They count in n and not in c; the column unsupported says how many.`,
  judgeShared: (problems: number) => `Judge ${many(problems, "problem")} in one interpreter`,
  testErrors: (problems: string[]) =>
    `The tests themselves fail to run for ${listed(problems)}; nothing is counted there until they are mended.`,
  notDefined: (problem: string, names: string) =>
    `${problem}: the tests look for ${names}, which no candidate defines. Is the entry point right?`,
  insertVerdicts: "Insert verdicts",
  insertCounts: "Insert counts and pass@k",
  inserted: (rows: number, sheet: string) => `Wrote ${many(rows, "row")} to the new sheet ${sheet}.`,
  notes: {
    leftOut: (rows: number[], why: string) =>
      `${many(rows.length, "row")} left out: ${why} (${rows.length === 1 ? "row" : "rows"} ${first(rows)}).`,
    noProblem: "the problem has no name",
    noTest: "the problem has no tests",
    noEntryPoint: "the tests call no function by name, so an entry point is needed",
    badMode: "mode must be strict or shared",
    empty: (count: number) => `${many(count, "candidate is", "candidates are")} empty; each is judged like any other.`,
    repeated: (count: number) =>
      `${many(count, "candidate repeats", "candidates repeat")} another of the same problem word for word; each counts as a sample.`,
    promptInWords:
      "The prompt column holds words rather than the beginning of a program, so nothing is put before the candidates.",
  },
  sheets: {
    verdicts: "Verdicts",
    verdictHeader: ["problem", "sample", "verdict", "message", "seconds", "mode"],
    counts: "Counts",
    countHeader: ["problem", "n", "c", "unsupported", "unscored"],
    passAtK: (k: number) => `pass@${k}`,
    summaryHeader: ["k", "mean pass@k", "standard error"],
  },
};
