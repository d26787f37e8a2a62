import { closing, formulaTokens, sheetIn, type Token } from "./formulaTokens.ts";

/** How the formula of a file refers to what is called otherwise in the sheet that takes it. */
export interface Renames {
  /** The add-in's formulas that the file's workbook defines itself, without "EVAL.". */
  own?: ReadonlySet<string>;
  /** Names that stand for cells or formulas, by those in the file, in upper case. */
  names?: ReadonlyMap<string, string>;
  /** Sheets by their names in the file, in lower case. */
  sheets?: ReadonlyMap<string, string>;
}

/** The formula of a file as a cell shows it, with its "=": the inverse of storedFormula. */
export function shownFormula(stored: string, renames: Renames = {}): string {
  return `=${shown(formulaTokens(stored.replace(/^=/, "")), renames)}`;
}

function shown(tokens: readonly Token[], renames: Renames): string {
  let result = "";
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text: word } = tokens[at];
    const inner = () => {
      const end = closing(tokens, at + 1);
      const content = shown(tokens.slice(at + 2, end), renames);
      at = end;
      return content;
    };
    if (kind === "function" && /^_xlfn\.ANCHORARRAY$/i.test(word)) result += `${inner()}#`;
    // The add-in's formulas answer to "@" in Excel only; here the upper left cell of what they give is the same.
    else if (kind === "function" && /^_xlfn\.SINGLE$/i.test(word)) result += inner().replace(/^(?!EVAL\.)/i, "@");
    else if (kind === "function") result += shownFunction(word, renames);
    else if (kind === "sheet") result += shownSheet(word, renames.sheets);
    else if (kind === "name") result += renames.names?.get(word.toUpperCase()) ?? word.replace(/^_xlpm\./i, "");
    else result += word;
  }
  return result;
}

function shownFunction(name: string, { own, names }: Renames): string {
  const renamed = names?.get(name.toUpperCase());
  if (renamed !== undefined) return renamed;
  if (own?.has(name.toUpperCase())) return `EVAL.${name.toUpperCase()}`;
  return name.replace(/^_xldudf_EVAL_(?:DEV_)?/i, "EVAL.").replace(/^(?:_xlfn\.)?(?:_xlws\.|_xlpm\.|_xludf\.)?/i, "");
}

function shownSheet(word: string, sheets?: ReadonlyMap<string, string>): string {
  const name = sheetIn(word);
  const renamed = sheets?.get(name.toLowerCase());
  return renamed === undefined || renamed === name ? word : `'${renamed.replaceAll("'", "''")}'!`;
}
