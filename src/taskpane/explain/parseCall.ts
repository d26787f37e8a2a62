/** A formula that is one call of one of our functions: its name and the text of its arguments. */
export interface Call {
  name: string;
  arguments: string[];
}

/** The first EVAL call in a formula, nested or not; null where there is none. */
export function parseCall(formula: string): Call | null {
  const start = /\bEVAL(?:_DEV)?\.([A-Z0-9_]+)\(/i.exec(formula);
  if (!start) return null;
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  let quote = "";
  for (const letter of formula.slice(start.index + start[0].length)) {
    if (quote) {
      if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'") quote = letter;
    else if ("({".includes(letter)) depth++;
    else if (letter === "}" || (letter === ")" && depth > 0)) depth--;
    else if (letter === ")") return { name: start[1].toUpperCase(), arguments: ended(parts, part) };
    else if (letter === "," && depth === 0) {
      parts.push(part.trim());
      part = "";
      continue;
    }
    part += letter;
  }
  return null;
}

const ended = (parts: string[], last: string) =>
  parts.length === 0 && last.trim() === "" ? [] : [...parts, last.trim()];
