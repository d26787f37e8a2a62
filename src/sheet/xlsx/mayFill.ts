import { formulaTokens, type Token } from "./formulaTokens.ts";

const reducers = new Set("AVERAGE COUNT COUNTA MAX MEDIAN MIN SUM".split(" "));
const scalar = new Set("ABS AND EXP IF IFERROR INT LN LOG10 MOD NOT OR PI POWER ROUND SQRT".split(" "));

/**
 * True where a formula may fill more than its own cell. Excel evaluates a formula of a file as in the days before spilling
 * unless it is marked, so only formulas that give one value in either way go without the mark: those of single cells, and
 * sums and the like of ranges alone.
 */
export function mayFill(formula: string): boolean {
  const tokens = formulaTokens(formula.replace(/^=/, "")).filter(({ text }) => text.trim() !== "");
  const callees: string[] = [];
  return tokens.some(({ kind, text }, i) => {
    if (kind === "open") callees.push(tokens[i - 1]?.kind === "function" ? tokens[i - 1].text.toUpperCase() : "");
    if (kind === "close") callees.pop();
    if (kind === "function") return !reducers.has(text.toUpperCase()) && !scalar.has(text.toUpperCase());
    if (kind === "name") return !/^(?:\$?[A-Z]{1,3}\$?\d+|TRUE|FALSE)$/i.test(text);
    if (text === ":") return !(reducers.has(callees.at(-1) ?? "") && isWholeArgument(tokens, i));
    return kind === "spill" || kind === "at" || kind === "quoted" || text === "{";
  });
}

/** True where the range around this colon is all there is between two commas or brackets. */
function isWholeArgument(tokens: readonly Token[], colon: number): boolean {
  const before = tokens[colon - 2]?.kind === "sheet" ? tokens[colon - 3] : tokens[colon - 2];
  return [before, tokens[colon + 2]].every((token) => ["open", "close", "comma"].includes(token?.kind ?? ""));
}
