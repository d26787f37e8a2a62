// The tab that runs programs, from a table and from files, through the real frame.
import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { hands } from "./hands.ts";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

interface Sheet {
  activate(): void;
  getRange(row: number, column: number, rows: number, columns: number): { setValues(values: unknown[][]): void };
}
declare const univerAPI: {
  getActiveWorkbook(): { create(name: string, rows: number, columns: number): Sheet };
};

const openSheet = sheetBrowser();

const table = [
  ["problem", "candidate", "test", "entry point"],
  ["double", "def double(x):\n    return 2 * x", "assert double(2) == 4\nassert double(-3) == -6", "double"],
  ["double", "def double(x):\n    return x + 2", null, null],
  ["double", "def double(x):\n    while True: pass", null, null],
  ["add", "def plus(a, b):\n    return a + b", "assert add(1, 2) == 3", null],
  [
    "box",
    "class Box:\n    def __init__(self, x): self.x = x\ndef box(x): return Box(x)",
    "assert box(2).x == 2",
    "box",
  ],
  ["lost", "def lost(): return 1", null, null],
];

async function addCandidates(sheet: SheetPage, rows: unknown[][]): Promise<void> {
  sheet.page.setDefaultTimeout(patience);
  await sheet.page.evaluate((values) => {
    const added = univerAPI.getActiveWorkbook().create("Candidates", values.length + 20, 10);
    added.activate();
    added.getRange(0, 0, values.length, values[0]!.length).setValues(values);
  }, rows);
}

async function openRun(sheet: SheetPage, rows: unknown[][]): Promise<void> {
  await addCandidates(sheet, rows);
  await sheet.page.getByRole("tab", { name: "Run" }).click();
}

// Python takes its time to start where other programs run too.
const patience = 120_000;

const fact = (page: Page, name: string) =>
  page.locator("dl div", { has: page.getByText(name, { exact: true }) }).locator("dd");

async function untilNoWorkerRuns(page: Page): Promise<void> {
  const python = () => page.workers().filter((worker) => worker.url().startsWith("blob:null"));
  for (let tries = 0; python().length > 0 && tries < 400; tries++) await page.waitForTimeout(50);
  expect(python()).toEqual([]);
}

test("a table is run by mouse, its verdicts and its counts with pass@k become sheets", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await openRun(sheet, table);
  await page.getByText("1 row left out: the problem has no tests (row 7).").waitFor();
  await page.getByLabel("Time limit, seconds").fill("0.5");
  await page.getByRole("button", { name: "Run 5 candidates" }).click();
  await page.getByText("5 candidates judged, from Candidates.").waitFor();
  await page.getByText("add: the tests look for add, which no candidate defines.").waitFor();
  await page.getByText("1 candidate of 1 problem could not be judged with candidate and tests apart").waitFor();
  await untilNoWorkerRuns(page);

  await page.getByRole("button", { name: "Insert verdicts" }).click();
  await page.getByText("Wrote 5 rows to the new sheet Verdicts").waitFor();
  await sheet.until(
    () => sheet.values("A1:D6"),
    [
      ["problem", "sample", "verdict", "message"],
      ["double", "1", "passed", null],
      ["double", "2", "failed", "AssertionError"],
      [
        "double",
        "3",
        "timed out",
        "TimeoutError: stopped after 1 s; 0.5 s were not enough; tried once more, alone and with 1 s",
      ],
      ["add", "1", "failed", "NameError: the tests look for add, which the candidate does not define"],
      ["box", "1", "unsupported", "NotPlain: a value of type Box cannot cross between candidate and tests"],
    ],
  );

  await page.getByRole("button", { name: "Judge 1 problem in one interpreter" }).click();
  await page.getByText("5 candidates judged, from Candidates.").waitFor();
  await sheet.until(() => fact(page, "passed").innerText(), "2", patience);
  // What was said of the first run's sheet ended with it, and so did what the sheet that is shown now lacks.
  expect(await page.getByText("Wrote 5 rows").count()).toBe(0);
  expect(await page.getByText("To run programs, open a sheet").count()).toBe(0);
  await page.getByRole("button", { name: "Insert counts and pass@k" }).click();
  await page.getByText("Wrote 3 rows to the new sheet Counts").waitFor();
  await sheet.until(
    () => sheet.values("A1:E4"),
    [
      ["problem", "n", "c", "unsupported", "unscored"],
      ["double", 3, 1, 0, 0],
      ["add", 1, 0, 0, 0],
      ["box", 1, 1, 0, 0],
    ],
  );
  // pass@1 is c/n, and its mean over the problems (1/3 + 0 + 1) / 3.
  await sheet.untilClose("F2", 1 / 3);
  await sheet.untilClose("I2", 4 / 9);
  expect(await sheet.formula("F2")).toBe("=EVAL.PASSK($B2,$C2,1)");
});

test("a sheet without programs is told what the tab needs, in one sentence with an example", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await openRun(sheet, [
    ["problem", "solutions", "tests"],
    ["a", 10, 3],
  ]);
  await page.getByText("To run programs, open a sheet with the columns problem, candidate and test").waitFor();
  await page.getByRole("cell", { name: "def add(a, b): return a + b" }).waitFor();
  expect(await page.getByText("left out").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Run candidates" }).isDisabled()).toBe(true);
});

test.each(hands)("columns are chosen, a run started and both its sheets inserted by %s alone", async (_, by) => {
  const sheet = await openSheet();
  const { page } = sheet;
  await addCandidates(sheet, [
    ["puzzle", "attempt", "proof"],
    ["double", "double = lambda x: 2 * x", "assert double(2) == 4"],
    ["double", "double = lambda x: x", null],
  ]);
  await by.openTab(page, "Run");
  await by.choose(page.getByRole("combobox", { name: /^problem/ }), "A: puzzle");
  await by.choose(page.getByRole("combobox", { name: /^candidate/ }), "B: attempt");
  await by.press(page.getByRole("button", { name: "Run 2 candidates" }));
  await page.getByText("2 candidates judged, from Candidates.").waitFor();
  await by.press(page.getByRole("button", { name: "Insert verdicts" }));
  await page.getByText("Wrote 2 rows to the new sheet Verdicts").waitFor();
  await sheet.until(
    () => sheet.values("A1:C3"),
    [
      ["problem", "sample", "verdict"],
      ["double", "1", "passed"],
      ["double", "2", "failed"],
    ],
  );
  await by.press(page.getByRole("button", { name: "Insert counts and pass@k" }));
  await page.getByText("Wrote 1 row to the new sheet Counts").waitFor();
  await sheet.untilClose("F2", 1 / 2);
});

test("a run is started by keyboard, cancelled, leaves no worker, and goes on in a new page", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  const endless = Array.from({ length: 2 }, (_, i) => ["slow", `def f(): return sum(range(10**13 + ${i}))`, null]);
  await openRun(sheet, [
    ["task", "program", "tests"],
    ["fast", "def g(): return 1", "assert g() == 1"],
    ["slow", "def f(): return 1", "assert f() == 1"],
    ...endless,
  ]);
  const limit = page.getByLabel("Time limit, seconds");
  await limit.focus();
  await limit.fill("0.5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await sheet.until(() => fact(page, "timed out").innerText(), "1", patience);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  await page.getByText(/A run of Candidates stopped with \d of 4 candidates judged/).waitFor();
  await untilNoWorkerRuns(page);
  expect(await page.locator("iframe").count()).toBe(0);
  await page.reload();
  await sheet.ready();
  await page.getByRole("tab", { name: "Run" }).click();
  await page.getByText(/A run of Candidates stopped with \d of 4 candidates judged/).waitFor();
  expect(await fact(page, "passed").innerText()).toBe("2");
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("4 candidates judged, from Candidates.").waitFor();
  expect(await fact(page, "timed out").innerText()).toBe("2");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("4 candidates judged").waitFor({ state: "detached" });
});

test("HumanEval's files are run, and what is odd in them is said", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  page.setDefaultTimeout(patience);
  await page.getByRole("tab", { name: "Run" }).click();
  await page.getByLabel("in files").click();
  const problems = ["add", "sub"].map((name) => ({
    task_id: `T/${name}`,
    prompt: `def ${name}(x):\n`,
    entry_point: name,
    test: `def check(candidate):\n    assert candidate(2) == ${name === "add" ? 3 : 1}\n`,
  }));
  const samples = [
    { task_id: "T/add", completion: "    return x + 1\n" },
    { task_id: "T/add", completion: "    return x + 1\n" },
    { task_id: "T/add", completion: "    return x\n" },
  ];
  const file = (name: string, rows: object[]) => ({
    name,
    mimeType: "application/jsonl",
    buffer: Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")),
  });
  await page.getByLabel("Problems (JSONL").setInputFiles(file("problems.jsonl", problems));
  await page
    .getByLabel("Samples (JSONL")
    .setInputFiles(file("samples.jsonl", [...samples, { task_id: "T/9", completion: "" }]));
  await page.getByText('problems, such as T/add; got "T/9" (samples.jsonl, line 4)').waitFor();
  await page.getByLabel("Samples (JSONL").setInputFiles(file("samples.jsonl", samples));
  await page.getByText("1 candidates repeat another").waitFor();
  await page.getByText("1 of 2 problems have no sample").waitFor();
  await page.getByRole("button", { name: "Run 3 candidates" }).click();
  await page.getByText("3 candidates judged, from samples.jsonl for problems.jsonl.").waitFor();
  expect(await fact(page, "passed").innerText()).toBe("2");
  expect(await fact(page, "failed").innerText()).toBe("1");
});

test("a runner that passes everything is called broken, and nothing is counted", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  const liar = `onmessage = () => {
    onmessage = ({ data: { id } }) => postMessage({ kind: "verdict", id, verdict: { status: "passed" } });
    postMessage({ kind: "ready" });
  };`;
  await page.route("**/runner/worker.js", (route) => route.fulfill({ body: liar, contentType: "text/javascript" }));
  await openRun(sheet, table);
  await page.getByRole("button", { name: "Run 5 candidates" }).click();
  await page.getByText("runner broken: a program that must be failed was passed").waitFor();
  expect(await fact(page, "passed").innerText()).toBe("0");
  expect(await page.getByRole("button", { name: "Insert counts and pass@k" }).count()).toBe(0);
});
