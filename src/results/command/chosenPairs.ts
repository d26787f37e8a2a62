import type { Choice, Choices } from "../reading.ts";
import { Refusal } from "../refusal.ts";

/** Choices that only come up where the files hold what they are about. */
const conditional = /^(duplicates|copies|totals|failed|unscored|category|word:.*)$/;
const isWord = (id: string) => id.startsWith("word:");

/**
 * The choices in the ID=VALUE of the command line.
 *
 * @throws {Refusal} Where a pair has no = or no value, or an id comes twice.
 */
export function chosenPairs(pairs: readonly string[]): Choices {
  const choices = new Map<string, string>();
  for (const pair of pairs) {
    const [, id, value] = /^(.+?)=(.+)$/s.exec(pair) ?? [];
    if (id === undefined || value === undefined)
      throw new Refusal("damaged", `--choose must be ID=VALUE, such as duplicates=once; got ${pair}.`);
    if (choices.has(id)) throw new Refusal("damaged", `--choose must name each choice once; got ${id} twice.`);
    choices.set(id, value);
  }
  return Object.fromEntries(choices);
}

/**
 * Refuses choices that these files do not offer, for they are misspelt.
 *
 * @throws {Refusal} Lists the choices that there are.
 */
export function refuseUnknown(choices: Choices, offered: readonly Choice[]): void {
  const hasWords = offered.some(({ id }) => isWord(id));
  const unknown = Object.keys(choices).find(
    (id) => !offered.some((each) => each.id === id) && (!conditional.test(id) || (isWord(id) && hasWords)),
  );
  if (unknown === undefined) return;
  const list = offered.map(({ id }) => id).join(", ") || "duplicates, unscored";
  throw new Refusal("damaged", `--choose must name a choice of these files (${list}); got ${unknown}.`, {
    choices: [...offered],
  });
}
