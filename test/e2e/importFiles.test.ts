import { afterAll, beforeAll, expect, test } from "@jest/globals";
import axe from "axe-core";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { sheetBrowser } from "./openSheet.ts";

const openSheet = sheetBrowser();
let folder: string;
const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const row = (task: string, passed: boolean) => JSON.stringify({ task_id: task, completion: "return 1\n", passed });
const rows = (...verdicts: [string, boolean][]) => verdicts.map(([task, passed]) => row(task, passed)).join("\n");
/** Half a gigabyte of attempts in a few packed megabytes, which takes seconds to read on any machine. */
const large = () => {
  const text = Array.from({ length: 12000 }, (_, i) => row(`Task/${(i * 7919) % 4001}`, i % 3 === 0)).join("\n") + "\n";
  return Buffer.concat(new Array<Buffer>(600).fill(gzipSync(text)));
};
const swe = (resolved: string[]) => JSON.stringify({ submitted_ids: ["x", "y"], resolved_ids: resolved });

const openImport = async () => {
  const sheet = await openSheet({ reducedMotion: "reduce" });
  await sheet.page.getByRole("tab", { name: "Import" }).click();
  return sheet;
};
const chooser = (page: Page) => page.locator("#pane input[type=file]").first();

/** Lets go of files and folders over the pane, as from the desktop. */
async function dropPaths(page: Page, files: string[]): Promise<void> {
  const box = (await page.getByRole("group", { name: "Result files" }).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 20, data: { items: [], files, dragOperationsMask: 1 } };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...at });
}

async function findsNothing(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run("#pane");
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("; ")}`);
  });
  expect({ state, found }).toEqual({ state, found: [] });
}

test("a large file shows how far it is read, and Cancel ends the reading", async () => {
  const { page } = await openImport();
  await page.evaluate(axe.source);
  const others = page.workers();
  await chooser(page).setInputFiles({ name: "large.jsonl.gz", mimeType: "", buffer: large() });
  const bar = page.getByRole("progressbar", { name: "Reading 1 file" });
  await page.waitForFunction(
    () => Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) > 0,
  );
  await findsNothing(page, "progress");
  expect(await bar.count()).toBe(1);
  const reading = page.workers().filter((worker) => !others.includes(worker));
  expect(reading).toHaveLength(1);
  const ended = reading[0]!.waitForEvent("close");
  await page.getByRole("button", { name: "Cancel" }).click();
  await ended;
  expect(await bar.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Insert counts" }).count()).toBe(0);

  await chooser(page).setInputFiles(write("small.jsonl", rows(["a", true], ["a", false])));
  await page.getByRole("row", { name: "a 2 1 0" }).waitFor();
});

test("several runs, one of them packed, are groups with their ids as text", async () => {
  const sheet = await openImport();
  const { page } = sheet;
  const one = write("one.jsonl", rows(["00123", true], ["=1+1", false]));
  const two = write("two.jsonl.gz", gzipSync(rows(["00123", false], ["=1+1", false])));
  await chooser(page).setInputFiles([one, two]);
  await page.getByText("2 files: HumanEval results").waitFor();
  await findsNothing(page, "a preview");
  await page.getByRole("button", { name: "Insert counts" }).click();
  await page.getByText("Wrote 4 rows to the new sheet Counts").waitFor();
  await sheet.until(
    () => sheet.values("A1:E5"),
    [
      ["group", "problem", "n", "c", "unscored"],
      ["one", "00123", 1, 1, 0],
      ["one", "=1+1", 1, 0, 0],
      ["two", "00123", 1, 0, 0],
      ["two", "=1+1", 1, 0, 0],
    ],
  );
  expect(await sheet.formula("B3")).toBe("");
});

test.each(["chosen", "dropped"])("a folder that is %s is one run, without what lies hidden in it", async (how) => {
  const { page } = await openImport();
  write(`${how}/logs/agent.1.json`, swe(["x"]));
  write(`${how}/logs/agent.2.json`, swe(["x", "y"]));
  write(`${how}/logs/.hidden.json`, "{");
  write(`${how}/notes.txt`, "It went well.\n");
  if (how === "dropped") await dropPaths(page, [join(folder, how)]);
  else await page.locator("#pane input[type=file][webkitdirectory]").setInputFiles(join(folder, how));
  await page.getByText("2 files: SWE-bench report").waitFor();
  await page.getByText(`${how}/notes.txt: Not counted: this is text without columns`).waitFor();
  expect(await page.getByRole("row", { name: "x 2 2 0" }).count()).toBe(1);
  expect(await page.getByRole("row", { name: "y 2 1 0" }).count()).toBe(1);
  await findsNothing(page, "a preview with a warning");
});

test("columns that could not be told are asked for, and the answer is counted", async () => {
  const { page } = await openImport();
  await chooser(page).setInputFiles(write("two-models.csv", "task,gpt,claude\na,1,0\nb,0,0\n"));
  await page.getByText("could be told to hold one verdict").waitFor();
  await findsNothing(page, "a refusal with a choice");
  await page.getByLabel("Whether it passed is in").selectOption({ label: "gpt" });
  await page.getByRole("row", { name: "a 1 1 0" }).waitFor();
  await chooser(page).setInputFiles(write("scores.csv", "task,score\na,0.2\na,0.9\n"));
  await page.getByLabel("An attempt passes from this score on").fill("0.5");
  await page.getByLabel("An attempt passes from this score on").press("Enter");
  await page.getByRole("row", { name: "a 2 1 0" }).waitFor();
  await findsNothing(page, "a preview with switches");
});
