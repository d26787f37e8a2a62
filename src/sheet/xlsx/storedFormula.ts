import { argumentsOf, closing, formulaTokens, sheetIn, text, type Token } from "./formulaTokens.ts";

/** Functions that came after the file format: a file holds them behind a prefix. */
const later = new Set(
  (
    "ACOT ACOTH AGGREGATE ANCHORARRAY ARABIC ARRAYTOTEXT BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV " +
    "BITAND BITLSHIFT BITOR BITRSHIFT BITXOR BYCOL BYROW CEILING.MATH CEILING.PRECISE CHISQ.DIST CHISQ.DIST.RT CHISQ.INV " +
    "CHISQ.INV.RT CHISQ.TEST CHOOSECOLS CHOOSEROWS COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH COVARIANCE.P " +
    "COVARIANCE.S CSC CSCH DAYS DECIMAL DROP ERF.PRECISE ERFC.PRECISE EXPAND EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT " +
    "F.TEST FLOOR.MATH FLOOR.PRECISE FORECAST.ETS FORECAST.ETS.CONFINT FORECAST.ETS.SEASONALITY FORECAST.ETS.STAT " +
    "FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS GROUPBY HSTACK HYPGEOM.DIST IFNA IFS " +
    "ISFORMULA ISOMITTED ISOWEEKNUM LAMBDA LET LOGNORM.DIST LOGNORM.INV MAKEARRAY MAP MAXIFS MINIFS MODE.MULT MODE.SNGL " +
    "MUNIT NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION PERCENTILE.EXC PERCENTILE.INC " +
    "PERCENTOF PERCENTRANK.EXC PERCENTRANK.INC PERMUTATIONA PHI PIVOTBY POISSON.DIST QUARTILE.EXC QUARTILE.INC RANDARRAY " +
    "RANK.AVG RANK.EQ REDUCE RRI SCAN SEC SECH SEQUENCE SHEET SHEETS SINGLE SKEW.P SORTBY STDEV.P STDEV.S SWITCH T.DIST " +
    "T.DIST.2T T.DIST.RT T.INV T.INV.2T T.TEST TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW UNICHAR UNICODE " +
    "UNIQUE VALUETOTEXT VAR.P VAR.S VSTACK WEIBULL.DIST WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR Z.TEST"
  ).split(" "),
);
const worksheetNamespace = new Set(["FILTER", "SORT"]);
const addIn = /^EVAL(?:_DEV)?\./i;

/** What a workbook gives in the add-in's place: the arguments of each formula it defines itself, and those it needs filled in. */
export type OwnNames = Readonly<Record<string, { arguments: number; defaults?: string[] }>>;

export interface Storing {
  /** Writes `PASSK(` for `EVAL.PASSK(`: the formulas that the workbook defines itself. */
  own?: OwnNames;
  /** The range to write for a spill reference, such as D2 in `D2#`, where that cell keeps no formula in the file. */
  range?: (sheet: string | undefined, anchor: string) => string | undefined;
}

/**
 * A formula as Excel writes it into a file: functions newer than 2010 and LET or LAMBDA names carry a prefix, an add-in's
 * formula is `_xldudf_EVAL_PASSK`, `D2#` is `_xlfn.ANCHORARRAY(D2)`, `@x` is `_xlfn.SINGLE(x)`.
 *
 * @param formula A formula as it stands in a cell, with or without its "=".
 * @returns The stored text, without "=".
 */
export function storedFormula(formula: string, storing: Storing = {}): string {
  const tokens = formulaTokens(formula.replace(/^=/, ""));
  return stored(tokens, storing, localNames(tokens));
}

/** True where the workbook defines all of the add-in's formulas that this one calls. */
export function needsNoAddIn(formula: string, own: OwnNames): boolean {
  const tokens = formulaTokens(formula);
  return tokens.every(({ kind, text: name }, i) => {
    if (kind !== "function" || !addIn.test(name)) return true;
    const wanted = own[idOf(name)] as OwnNames[string] | undefined;
    const given = argumentsOf(tokens, i).length;
    return (
      wanted !== undefined && given <= wanted.arguments && given + (wanted.defaults?.length ?? 0) >= wanted.arguments
    );
  });
}

function stored(tokens: readonly Token[], storing: Storing, local: ReadonlySet<string>): string {
  const { own = {}, range = () => undefined } = storing;
  let result = "";
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text: word } = tokens[at];
    const rest = (from: number, to: number) => stored(tokens.slice(from, to), storing, local);
    if (kind === "sheet" && tokens[at + 1]?.kind === "spill") {
      const anchor = tokens[++at].text.slice(0, -1);
      const fixed = range(sheetIn(word), anchor);
      result += fixed ? word + fixed : `_xlfn.ANCHORARRAY(${word}${anchor})`;
    } else if (kind === "spill") {
      result += range(undefined, word.slice(0, -1)) ?? `_xlfn.ANCHORARRAY(${word.slice(0, -1)})`;
    } else if (kind === "at") {
      const end = operandEnd(tokens, at + 1);
      result += `_xlfn.SINGLE(${rest(at + 1, end)})`;
      at = end - 1;
    } else if ((kind === "name" || kind === "function") && local.has(word.toUpperCase())) {
      result += `_xlpm.${word}`;
    } else if (kind === "function" && addIn.test(word) && own[idOf(word)]) {
      const end = closing(tokens, at + 1);
      const { arguments: wanted, defaults = [] } = own[idOf(word)];
      const missing = defaults.slice(defaults.length - wanted + argumentsOf(tokens, at).length);
      result += [`${idOf(word)}(${rest(at + 2, end)}`, ...missing].join(",") + ")";
      at = end;
    } else {
      result += kind === "function" ? storedFunction(word) : word;
    }
  }
  return result;
}

const idOf = (name: string) => name.toUpperCase().replace(addIn, "");

function storedFunction(name: string): string {
  const upper = name.toUpperCase();
  if (addIn.test(name)) return `_xldudf_EVAL_${idOf(name)}`;
  if (worksheetNamespace.has(upper)) return `_xlfn._xlws.${upper}`;
  return later.has(upper) ? `_xlfn.${upper}` : name;
}

/** Where the operand of an "@" ends: a call, or a reference with its sheet and its range. */
function operandEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  if (tokens[at]?.kind === "sheet") at++;
  if (tokens[at]?.kind === "function" || tokens[at]?.kind === "open") {
    return closing(tokens, tokens[at].kind === "open" ? at : at + 1) + 1;
  }
  at++;
  if (tokens[at]?.text === ":") at += 2;
  return Math.min(at, tokens.length);
}

/** The names that LET and LAMBDA introduce: first arguments in pairs, and all arguments but the last. */
function localNames(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>();
  tokens.forEach(({ kind, text: word }, i) => {
    const callee = word.toUpperCase();
    if (kind !== "function" || (callee !== "LET" && callee !== "LAMBDA")) return;
    const list = argumentsOf(tokens, i).map((argument) => text(argument).trim().toUpperCase());
    list.slice(0, -1).forEach((argument, place) => {
      if (callee === "LAMBDA" || place % 2 === 0) names.add(argument);
    });
  });
  return names;
}
