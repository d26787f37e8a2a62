import type { Choice } from "../reading.ts";

/**
 * How to choose otherwise at the command line, for the end of a message.
 *
 * @param choice The id of a choice, or id=value.
 * @example hintOf("duplicates", choices) // "Otherwise: --choose duplicates=once (counts once, by its first verdict)."
 */
export function hintOf(choice: string | undefined, choices: readonly Choice[]): string | undefined {
  if (choice === undefined) return undefined;
  const offered = choices.find(({ id }) => choice === id || choice.startsWith(`${id}=`));
  if (!offered) return undefined;
  const { id, options, value } = offered;
  if (options.length === 0) return `Otherwise: --choose ${id}=NUMBER.`;
  const others = options.filter(
    (option) => option.value !== value && (choice === id || choice === `${id}=${option.value}`),
  );
  const shown = others.map((option) => `--choose ${quoted(`${id}=${option.value}`)} (${option.label})`);
  return shown.length === 0 ? undefined : `Otherwise: ${shown.join(" or ")}.`;
}

function quoted(pair: string): string {
  return /^[\w=:.-]+$/.test(pair) ? pair : `"${pair}"`;
}
