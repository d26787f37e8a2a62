import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack from "webpack";
import { sizeBudgets } from "../../.config/webpack/sizeBudgets.mjs";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "budgets-"));
  // Random digits do not compress to less than half; the lazy part is larger than any budget here.
  writeFileSync(join(folder, "main.js"), `console.log("${digits(3000)}"); import("./lazy.js");`);
  writeFileSync(join(folder, "lazy.js"), `console.log("${digits(100_000)}");`);
});

afterAll(() => rmSync(folder, { recursive: true }));

const digits = (count: number) => randomBytes(count / 2).toString("hex");

/** The errors of a build under that budget. */
function build(most: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: "production",
        context: folder,
        entry: { main: "./main.js" },
        output: { path: join(folder, "dist"), filename: "[name].[contenthash].js" },
        plugins: [sizeBudgets({ main: most })],
      },
      (error, stats) =>
        error
          ? reject(error)
          : resolve(stats!.toJson({ all: false, errors: true }).errors!.map(({ message }) => message)),
    );
  });
}

test("sizeBudgets({ main: most }) fails a build whose start is larger, compressed", async () => {
  expect(await build(1000)).toEqual([expect.stringMatching(/^main must load at most 1000 bytes; got \d{4}$/)]);
});

test("sizeBudgets({ main: most }) lets a smaller one pass, whatever it loads on demand", async () => {
  expect(await build(10_000)).toEqual([]);
});
