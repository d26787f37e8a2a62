import type { Choice, Choices } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/**
 * What the user chose, by the value or the label of an option; or the usual one where nothing was said.
 *
 * @throws {Refusal} Lists the options where what was chosen is none of them.
 */
export function chosenValue(choice: Choice, choices: Choices): string {
  const { id, options, value } = choice;
  const wished = choices[id];
  if (wished === undefined || wished === "") return value;
  if (options.length === 0) return wished;
  const option = options.find((each) => each.value === wished) ?? options.find(({ label }) => label === wished);
  if (option) return option.value;
  const list = options.slice(0, 20).map((each) => `${each.value} (${each.label})`);
  const more = options.length > list.length ? `, or one of ${options.length - list.length} more` : "";
  throw new Refusal("ask", `the choice ${id} must be one of ${list.join(", ")}${more}; got ${wished}.`, {
    choices: [choice],
  });
}
