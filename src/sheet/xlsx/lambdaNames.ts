/**
 * The formulas that a workbook defines itself, as LAMBDA names, for people who lack the add-in.
 *
 * PASSK: with m = max(c, k), the recurrence rho <- rho + (1 - rho) m/(n - i) over i < min(c, k) adds positive terms only;
 * nothing cancels and no factorial appears (Chen et al. 2021, equation 1). PASSK_PLUGIN: 1 - (1 - p)^k as
 * -expm1(k log1p(-p)), each by Kahan's quotient, because 1 - (1 - p)^k loses the digits of a small p. PASSK_CI: the
 * interval of Agresti and Coull 1998 carried to means, as the add-in's. VALUE of words is #VALUE!, the only way to one.
 * A parameter is never named c or r, which some versions of Excel take for a column or a row.
 */
const invalid = (rule: string) => `VALUE("${rule}")`;
const size = (of: string, parameters: string[]) => `MAX(${parameters.map((x) => `${of}(${x})`).join(",")})`;
const fits = (x: string) => `OR(AND(ROWS(${x})<>1,ROWS(${x})<>height),AND(COLUMNS(${x})<>1,COLUMNS(${x})<>width))`;
const at = (x: string) => `INDEX(${x},IF(ROWS(${x})=1,1,i),IF(COLUMNS(${x})=1,1,j))`;
const number = (x: string) => `IF(ISTEXT(${x}),VALUE(${x}),${x})`;
const notWhole = (x: string) => `ABS(${x}-ROUND(${x},0))*1000000000>1`;
const parameters = ["n", "correct", "k"];

/** A formula of one problem, over ranges: r x 1 with 1 x m gives r x m; a row blank in n and c is "". */
const elementwise = (value: string) =>
  `LAMBDA(${parameters.join(",")},LET(` +
  `height,${size("ROWS", parameters)},width,${size("COLUMNS", parameters)},` +
  `IF(OR(${parameters.map(fits).join(",")}),${invalid("n, c and k must be of shapes that fit")},` +
  `MAKEARRAY(height,width,LAMBDA(i,j,LET(` +
  `cellN,${at("n")},cellC,${at("correct")},cellK,${at("k")},` +
  `IF(AND(cellN="",cellC=""),"",LET(` +
  `rawN,${number("cellN")},rawC,${number("cellC")},rawK,${number("cellK")},` +
  `IF(NOT(AND(ISNUMBER(rawN),ISNUMBER(rawC),ISNUMBER(rawK))),${invalid("n, c and k must be numbers")},` +
  `IF(OR(${["rawN", "rawC", "rawK"].map(notWhole).join(",")}),${invalid("n, c and k must be whole")},` +
  `LET(samples,ROUND(rawN,0),passed,ROUND(rawC,0),draws,ROUND(rawK,0),` +
  `IF(OR(samples<0,passed<0,passed>samples,draws<1),${invalid("c must be 0 to n, k at least 1")},` +
  `${value}))))))))))))`;

const passAtK =
  "IF(OR(samples<1,draws>samples),NA(),IF(passed=0,0,IF(samples-passed<draws,1," +
  "LET(most,MAX(passed,draws),REDUCE(0,SEQUENCE(MIN(passed,draws),1,0)," +
  "LAMBDA(rho,drawn,rho+(1-rho)*most/(samples-drawn)))))))";

const plugin =
  "IF(samples<1,NA(),IF(passed=0,0,IF(passed=samples,1," +
  "LET(p,passed/samples,rest,1-p,fall,draws*IF(rest=1,0-p,LN(rest)*p/(1-rest)),grown,EXP(fall)," +
  "IF(grown=1,0-fall,IF(grown=0,1,(1-grown)*fall/LN(grown)))))))";

const passHatK =
  "IF(OR(samples<1,draws>samples),NA(),IF(passed<draws,0," +
  "REDUCE(1,SEQUENCE(draws,1,0),LAMBDA(chance,drawn,chance*(passed-drawn)/(samples-drawn)))))";

/** Over a benchmark: one column of scores for each k. */
const scored = (parameters: string, value: string) =>
  `LAMBDA(${parameters},IF(OR(COLUMNS(n)>1,COLUMNS(correct)>1),${invalid("n and c must be columns")},` +
  `LET(scores,PASSK(n,correct,TOROW(k)),${value})))`;

/** A value for each k of its column of scores; an error among them is the value. */
const ofColumns = (fewest: number, value: string) =>
  "BYCOL(scores,LAMBDA(each,LET(points,SUM(each),problems,COUNT(each)," +
  `IF(ISERROR(points),points,IF(problems<${fewest},NA(),${value})))))`;

const mean = `WRAPROWS(${ofColumns(1, "points/problems")},COLUMNS(k))`;

const bound = (side: string) =>
  "LET(middle,points/problems,added,NORM.S.INV(1-(1-confidence)/2)^2,total,problems+added," +
  "squares,DEVSQ(each)+added/4+problems*added/total*(middle-0.5)^2,centre,(points+added/2)/total," +
  `half,T.INV.2T(1-confidence,problems-1)*SQRT(squares)/total,${side})`;

const bounds = ["MAX(0,centre-half)", "MIN(1,centre+half)"].map((side) => ofColumns(2, bound(side)));
const interval = `TRANSPOSE(VSTACK(${bounds.join(",")}))`;

export interface LambdaName {
  name: string;
  /** Without "=". */
  formula: string;
  arguments: number;
  /** What stands for the last arguments where a cell leaves them out. */
  defaults?: string[];
}

export const lambdaNames: readonly LambdaName[] = [
  { name: "PASSK", formula: elementwise(passAtK), arguments: 3 },
  { name: "PASSK_PLUGIN", formula: elementwise(plugin), arguments: 3 },
  { name: "PASSHATK", formula: elementwise(passHatK), arguments: 3 },
  { name: "PASSK_MEAN", formula: scored("n,correct,k", mean), arguments: 3 },
  { name: "PASSK_CI", formula: scored("n,correct,k,confidence", interval), arguments: 4, defaults: ["0.95"] },
];
