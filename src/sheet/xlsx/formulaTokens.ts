/** FORMULA TEXT in, tokens out: enough of Excel's grammar to rename functions and names without touching text or sheet names. */

export interface Token {
  kind: "function" | "name" | "text" | "sheet" | "quoted" | "open" | "close" | "comma" | "spill" | "at" | "other";
  text: string;
}

const patterns: [Token["kind"], RegExp][] = [
  ["text", /"(?:[^"]|"")*"/y],
  ["sheet", /'(?:[^']|'')*'!/y],
  ["sheet", /[\p{L}_\\][\p{L}\p{N}_.\\]*!/uy],
  ["quoted", /\[[^\]]*\]/y],
  ["function", /[\p{L}_\\][\p{L}\p{N}_.\\]*(?=\()/uy],
  ["spill", /\$?[A-Za-z]{1,3}\$?\d{1,7}#/y],
  ["other", /\d[\w.]*(?:(?<=[eE])[+-]\d+)?/y],
  ["name", /[\p{L}_\\$][\p{L}\p{N}_.\\$?]*/uy],
  ["other", /#[A-Z/0]+[!?]?/y],
  ["open", /[({]/y],
  ["close", /[)}]/y],
  ["comma", /,/y],
  ["at", /@/y],
];

/** The tokens of a formula; joined again they are the formula. */
export function formulaTokens(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    const token = nextToken(formula, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function nextToken(formula: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const [text] = pattern.exec(formula) ?? [];
    if (text) return { kind, text };
  }
  return { kind: "other", text: formula[at] };
}

/** The index of the token that closes what the one at `open` opens; the last token where nothing does. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at].kind === "open") depth++;
    if (tokens[at].kind === "close" && --depth === 0) return at;
  }
  return tokens.length - 1;
}

/** The arguments of the function whose name stands at `name`, each as its tokens. */
export function argumentsOf(tokens: readonly Token[], name: number): Token[][] {
  const end = closing(tokens, name + 1);
  const list: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(name + 2, end)) {
    if (token.kind === "open") depth++;
    if (token.kind === "close") depth--;
    if (token.kind === "comma" && depth === 0) list.push([]);
    else list.at(-1)!.push(token);
  }
  return list.length === 1 && text(list[0]).trim() === "" ? [] : list;
}

export const text = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join("");

/** The sheet that a token such as `'Held-out sums'!` names. */
export const sheetIn = (word: string): string => word.slice(0, -1).replace(/^'|'$/g, "").replaceAll("''", "'");
