import type { Choice } from "../reading.ts";

/** How a choice is made otherwise at the command line, for the end of a message. */
export function hintOf(choice: Choice | undefined): string | undefined {
  if (!choice) return undefined;
  if (choice.options.length === 0) return `Otherwise: --choose ${choice.id}=NUMBER.`;
  const others = choice.options.filter(({ value }) => value !== choice.value);
  const shown = others.slice(0, 3).map(({ value, label }) => `--choose ${quoted(`${choice.id}=${value}`)} (${label})`);
  return `Otherwise: ${shown.join(" or ")}${others.length > shown.length ? ", …" : ""}.`;
}

function quoted(pair: string): string {
  return /^[\w=:.-]+$/.test(pair) ? pair : `"${pair}"`;
}
