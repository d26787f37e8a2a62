import { applyChoices } from "./applyChoices.ts";
import { Context } from "./context.ts";
import type { Choices, Choice, Issue, Reading } from "./reading.ts";
import { foldersOf } from "./foldersOf.ts";
import { readFile } from "./readFile.ts";
import { Refusal } from "./refusal.ts";
import { runNames } from "./runNames.ts";
import { copiesOf } from "./stream/copiesOf.ts";
import { expandZip } from "./stream/expandZip.ts";
import type { Source } from "./stream/source.ts";
import { Tally } from "./tally.ts";

/**
 * Reads result files into counts: one run in many files, or several runs side by side.
 *
 * @param choices What the user decided so far, by the ids that an earlier reading or refusal offered.
 * @throws {Refusal} Says why no counts come from the files; nothing is half read.
 */
export async function read(sources: readonly Source[], choices: Choices = {}): Promise<Reading> {
  if (sources.length === 0) throw new Refusal("unknown", "there are no files to read, hidden ones left out.");
  const files: Source[] = [];
  for (const source of sources) files.push(...(await expandZip(source).catch(named(source.name))));
  const copies = await copiesOf(files);
  const names = runNames(files.map(({ name }) => name));
  const folders = foldersOf(files.map(({ name }) => name));
  const tally = new Tally();
  const shared = new Map<string, unknown>();
  const issues: Issue[] = [];
  const asked = new Map<string, Choice>();
  const recognised: (Reading["recognised"][number] & { manyFiles: boolean; index: number })[] = [];
  const refusals: { refusal: Refusal; isFound: boolean }[] = [];

  for (const [i, { name, chunks, notes = [], isFound = false }] of files.entries()) {
    const context = new Context(name, { file: names[i]! }, tally, choices, shared, folders[i]!);
    for (const note of notes) context.issue(note);
    const original = recognised.find(({ index }) => index === copies[i]);
    try {
      if (original && isLeftOut(original, context)) {
        for (const [id, choice] of context.asked) asked.set(id, choice);
        continue;
      }
      recognised.push({ index: i, file: name, ...(await readFile(chunks(), context)) });
      context.close();
      for (const [id, choice] of context.asked) asked.set(id, choice);
    } catch (error) {
      const refusal = await named(name)(error).catch((thrown: unknown) => thrown);
      if (refusal instanceof Refusal && refusal.line === undefined) refusal.path ??= context.path;
      if (!(refusal instanceof Refusal) || (refusal.kind !== "aside" && refusal.kind !== "unknown")) throw refusal;
      refusals.push({ refusal, isFound });
    } finally {
      issues.push(...context.issues);
    }
  }

  // Results lie among files of other kinds; but a file that was handed over itself, and no reader knows, is a mistake.
  const isRun = recognised.some(({ manyFiles }) => manyFiles);
  const mistakes = refusals.filter(({ refusal, isFound }) => refusal.kind === "unknown" && !isFound && !isRun);
  const fatal = recognised.length === 0 ? refusals[0] : mistakes[0];
  if (fatal) throw fatal.refusal;
  // First, for a preview shows the first ones.
  issues.unshift(
    ...refusals.map(({ refusal }) => ({
      file: refusal.file!,
      line: refusal.line ?? null,
      message: `Not counted: ${refusal.message}`,
    })),
  );
  const { counts, totals, offered } = applyChoices(tally, choices);
  if (counts.length === 0) {
    const why = issues.map(({ message }) => ` ${message}`).slice(0, 3);
    const nothing = new Refusal("damaged", `it was read, but there are no problems in it.${why.join("")}`, {
      choices: [...asked.values()].filter(({ id }) => issues.some(({ choice }) => choice === id)),
    });
    nothing.file = files.length === 1 ? files[0]!.name : "all files";
    throw nothing;
  }
  return {
    counts,
    issues,
    recognised: recognised.map(({ file, format, reason }) => ({ file, format, reason })),
    choices: [...offered, ...asked.values()],
    totals,
    refused: refusals.filter(({ isFound }) => !isFound).map(({ refusal }) => refusal.file!),
  };
}

/** True for a copy that would count the same attempts again; says so, and of one that makes a group of its own as well. */
function isLeftOut(original: { file: string; manyFiles: boolean }, context: Context): boolean {
  const isAgain = original.file === context.file;
  const what = isAgain ? "This file is given more than once" : `It has the same content as ${original.file}`;
  if (!isAgain && !original.manyFiles) {
    context.issue(`${what}: each is counted, as a run of its own.`);
    return false;
  }
  const options = [
    { value: "once", label: "counts once" },
    { value: "every", label: "counts every time" },
  ];
  const label = "A file with the same content as another";
  // Two attempts at a few problems may well come out the same; one file that is given twice is one attempt.
  const value = isAgain ? "once" : "every";
  const isOnce = context.choose({ id: "copies", label, options, value }) === "once";
  context.issue(`${what}: ${isOnce ? "it is counted once" : "every copy is counted"}.`, undefined, "copies");
  return isOnce;
}

/** Puts the file's name on a refusal, and turns any other error into one. */
function named(file: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const isOurs = error instanceof Refusal || (error instanceof DOMException && error.name === "AbortError");
    const why =
      error instanceof RangeError
        ? "it is nested thousands of levels deep, or too large at once, as no results are; it is not read."
        : "this file is damaged: it begins like a format we know, but does not hold together. Let the harness write it again.";
    const thrown = isOurs ? error : new Refusal("damaged", why);
    if (thrown instanceof Refusal) thrown.file ??= file;
    throw thrown;
  };
}
