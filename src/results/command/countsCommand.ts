import { normalize } from "node:path";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { read } from "../read.ts";
import type { Choice, Choices, Reading } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { chosenPairs, refuseUnknown } from "./chosenPairs.ts";
import { filesUnder } from "./filesUnder.ts";
import { fileSource } from "./fileSource.ts";
import { hintOf } from "./hintOf.ts";

const usage = `Usage: counts [--json] [--unscored fail] [--choose ID=VALUE]... FILE...
Prints problem, n, c and unscored (and the group where there are several) of the result files, as CSV or JSON.
A folder stands for the files in it, and "-" for standard input. Where one of the files is refused, the counts are those
of the others, and the exit code is 1.
`;

interface Writer {
  write(text: string): unknown;
}

/**
 * `counts FILE...`: counts to standard output; what a user should know, or why there are none, to standard error.
 *
 * @returns The exit code: 1 where a file that was named is not counted.
 */
export async function countsCommand(args: string[], to: { stdout: Writer; stderr: Writer }): Promise<number> {
  try {
    return await count(args, to);
  } catch (error) {
    const message =
      error instanceof Refusal ? error.describe() : error instanceof Error ? error.message : String(error);
    to.stderr.write(`${message}\n`);
    for (const choice of error instanceof Refusal ? error.choices : []) to.stderr.write(`  ${optionsOf(choice)}\n`);
    return 1;
  }
}

async function count(args: string[], { stdout, stderr }: { stdout: Writer; stderr: Writer }): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      unscored: { type: "string" },
      choose: { type: "string", multiple: true },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help || positionals.length === 0) {
    (values.help ? stdout : stderr).write(usage);
    return values.help ? 0 : 1;
  }
  if (values.unscored !== undefined && !["fail", "leave"].includes(values.unscored)) {
    throw new Refusal("damaged", `--unscored must be fail or leave; got ${values.unscored}.`);
  }
  const choices: Choices = {
    ...chosenPairs(values.choose ?? []),
    ...(values.unscored && { unscored: values.unscored }),
  };
  const reading = await read(await sourcesOf(positionals), choices);
  refuseUnknown(choices, reading.choices);

  const issues = reading.issues.map(({ file, line, message, choice }) => {
    const hint = hintOf(choice, reading.choices);
    return { file, line, message: hint ? `${message} ${hint}` : message };
  });
  for (const { file, line, message } of issues) {
    stderr.write(`${file}${line === null ? "" : `, line ${line}`}: ${message}\n`);
  }
  stdout.write(values.json ? `${JSON.stringify({ counts: reading.counts, issues })}\n` : toCsv(reading));
  return reading.refused.length > 0 ? 1 : 0;
}

async function sourcesOf(paths: string[]) {
  if (paths.filter((path) => path === "-").length > 1) {
    throw new Refusal("damaged", "standard input can be read only once; got - more than once.");
  }
  const found = await Promise.all(
    paths
      .map((path) => (path === "-" ? path : normalize(path)))
      .map(async (path) => (await filesUnder(path)).map((file) => fileSource(file, file !== path))),
  );
  return Promise.all(found.flat());
}

function toCsv({ counts }: Reading): string {
  const hasGroups = new Set(counts.map(({ group }) => group)).size > 1;
  const fields = [...(hasGroups ? ["group"] : []), "problem", "n", "c", "unscored"];
  const data = { fields, data: counts as unknown as object[] } as Papa.UnparseObject<object>;
  return `${Papa.unparse(data, { newline: "\n" })}\n`;
}

function optionsOf({ id, options }: Choice): string {
  const list = options.slice(0, 20).map(({ value, label }) => `${value} (${label})`);
  const more = options.length > list.length ? `, or one of ${options.length - list.length} more` : "";
  return `--choose "${id}=..." with ${list.join(", ") || "a number"}${more}`;
}
