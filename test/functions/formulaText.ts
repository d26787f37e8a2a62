/** TEXT of a formula in, its id and arguments out: `=EVAL.PASSK({20;10},{4;10},5)`, as far as the documentation writes them. */
export interface FormulaText {
  id: string;
  args: unknown[];
}

export function parseFormula(text: string): FormulaText {
  const [, id, inside] = /^=EVAL\.([A-Z_]+)\((.*)\)$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`formula must be =EVAL.NAME(...); got ${text}`);
  return { id, args: split(inside, ",").map(parseConstant) };
}

/** A number, a text, TRUE, FALSE, an error or an array constant; an empty text is a blank. */
export function parseConstant(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (trimmed.startsWith("{")) {
    return split(trimmed.slice(1, -1), ";").map((row) => split(row, ",").map(parseConstant));
  }
  if (trimmed.startsWith('"')) return trimmed.slice(1, -1).replaceAll('""', '"');
  if (trimmed === "TRUE" || trimmed === "FALSE") return trimmed === "TRUE";
  if (trimmed.startsWith("#")) return { code: trimmed };
  const number = Number(trimmed);
  if (Number.isNaN(number)) throw new Error(`constant must be a number, a text, TRUE or FALSE; got ${trimmed}`);
  return number;
}

/** Splits at the separator outside of braces and quotes. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (!quoted && character === "{") depth++;
    if (!quoted && character === "}") depth--;
    if (!quoted && depth === 0 && character === separator) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
