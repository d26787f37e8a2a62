import Papa from "papaparse";
import { parseArgs } from "node:util";
import { read } from "../read.ts";
import type { Reading } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { filesUnder } from "./filesUnder.ts";
import { fileSource } from "./fileSource.ts";

const usage = `Usage: counts [--json] [--unscored fail] [--choose ID=VALUE]... FILE...
Prints problem, n, c and unscored (and the group where there are several) of the result files, as CSV or JSON.
A folder stands for the files in it, and "-" for standard input.`;

function toCsv({ counts }: Reading): string {
  const hasGroups = new Set(counts.map(({ group }) => group)).size > 1;
  const fields = [...(hasGroups ? ["group"] : []), "problem", "n", "c", "unscored"];
  return (
    Papa.unparse({ fields, data: counts as unknown as object[] } as Papa.UnparseObject<object>, { newline: "\n" }) +
    "\n"
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      unscored: { type: "string" },
      choose: { type: "string", multiple: true },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help || positionals.length === 0) {
    (values.help ? process.stdout : process.stderr).write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (values.unscored !== undefined && !["fail", "leave"].includes(values.unscored)) {
    throw new Refusal("damaged", `--unscored must be fail or leave; got ${values.unscored}`);
  }
  const chosen = (values.choose ?? []).map((pair) => [
    pair.slice(0, pair.indexOf("=")),
    pair.slice(pair.indexOf("=") + 1),
  ]);
  const choices = Object.fromEntries([
    ...chosen,
    ...(values.unscored ? [["unscored", values.unscored]] : []),
  ]) as Record<string, string>;
  const found = await Promise.all(
    positionals.map(async (path) => (await filesUnder(path)).map((file) => fileSource(file, file !== path))),
  );
  const reading = await read(await Promise.all(found.flat()), choices);
  for (const { file, line, message } of reading.issues) {
    process.stderr.write(`${file}${line === null ? "" : `, line ${line}`}: ${message}\n`);
  }
  process.stdout.write(
    values.json ? `${JSON.stringify({ counts: reading.counts, issues: reading.issues })}\n` : toCsv(reading),
  );
}

// A reader such as head may close the pipe before everything is written; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

main().catch((error: unknown) => {
  const message = error instanceof Refusal ? error.describe() : error instanceof Error ? error.message : String(error);
  const options = error instanceof Refusal ? error.choices : [];
  process.stderr.write(`${message}\n`);
  for (const { id, options: values } of options) {
    const list = values.map(({ value, label }) => `${value} (${label})`).join(", ") || "a number";
    process.stderr.write(`  --choose "${id}=..." with ${list}\n`);
  }
  process.exitCode = 1;
});
