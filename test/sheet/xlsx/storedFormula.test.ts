import { describe, expect, test } from "@jest/globals";
import { formulaTokens } from "../../../src/sheet/xlsx/formulaTokens.ts";
import { shownFormula } from "../../../src/sheet/xlsx/shownFormula.ts";
import { needsNoAddIn, storedFormula } from "../../../src/sheet/xlsx/storedFormula.ts";

const pairs: [string, string][] = [
  ["=EVAL.PASSK(B2,C2,10)", "_xldudf_EVAL_PASSK(B2,C2,10)"],
  ["=AVERAGE(EVAL.PASSK(B2:B9,C2:C9,{1,5,10}))", "AVERAGE(_xldudf_EVAL_PASSK(B2:B9,C2:C9,{1,5,10}))"],
  ["=SUM(D2#)", "SUM(_xlfn.ANCHORARRAY(D2))"],
  ["=HYPGEOM.DIST(0,5,4,20,FALSE)", "_xlfn.HYPGEOM.DIST(0,5,4,20,FALSE)"],
  ["=FILTER(A2:A9,B2:B9>0)", "_xlfn._xlws.FILTER(A2:A9,B2:B9>0)"],
  ["=LET(x,2,y,x+1,x*y)", "_xlfn.LET(_xlpm.x,2,_xlpm.y,_xlpm.x+1,_xlpm.x*_xlpm.y)"],
  [
    "=REDUCE(0,SEQUENCE(3),LAMBDA(a, i, a+i))",
    "_xlfn.REDUCE(0,_xlfn.SEQUENCE(3),_xlfn.LAMBDA(_xlpm.a, _xlpm.i, _xlpm.a+_xlpm.i))",
  ],
  ["=LET(f,LAMBDA(x,x^2),f(3))", "_xlfn.LET(_xlpm.f,_xlfn.LAMBDA(_xlpm.x,_xlpm.x^2),_xlpm.f(3))"],
  [`="EVAL.PASSK(1,1,1) and LET(" & 'LET(a'!B2`, `"EVAL.PASSK(1,1,1) and LET(" & 'LET(a'!B2`],
  ["=SUM('Held-out sums'!B2:B31)", "SUM('Held-out sums'!B2:B31)"],
  ["=1.5E-3+A1", "1.5E-3+A1"],
  ["=@A1:A9*2", "_xlfn.SINGLE(A1:A9)*2"],
  ["=SUM('It''s'!D2#,Übersicht!$D$2#)", "SUM(_xlfn.ANCHORARRAY('It''s'!D2),_xlfn.ANCHORARRAY(Übersicht!$D$2))"],
  ["=MAP(A1:A3,LAMBDA(n,EVAL.PASSK(n,1,1)))", "_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.n,_xldudf_EVAL_PASSK(_xlpm.n,1,1)))"],
];

describe("storedFormula(formula)", () => {
  test.each(pairs)("storedFormula(%s) is what a file holds, and shownFormula gives it back", (shown, stored) => {
    expect(storedFormula(shown)).toBe(stored);
    expect(shownFormula(stored)).toBe(shown);
  });

  test("storedFormula(formula, names) leaves the names that the workbook defines itself bare", () => {
    const own = { PASSK: { arguments: 3 } };
    expect(storedFormula("=EVAL.PASSK(B2,C2,1)+EVAL.PASSHATK(B2,C2,1)", { own })).toBe(
      "PASSK(B2,C2,1)+_xldudf_EVAL_PASSHATK(B2,C2,1)",
    );
  });

  test("storedFormula(formula, { own }) fills in the arguments that a name of the workbook must have", () => {
    const own = { PASSK_CI: { arguments: 4, defaults: ["0.95"] } };
    expect(storedFormula("=INDEX(EVAL.PASSK_CI(A1:A9,B1:B9,5),1,2)", { own })).toBe(
      "INDEX(PASSK_CI(A1:A9,B1:B9,5,0.95),1,2)",
    );
    expect(storedFormula("=EVAL.PASSK_CI(A1:A9,B1:B9,5,0.9)", { own })).toBe("PASSK_CI(A1:A9,B1:B9,5,0.9)");
    expect(needsNoAddIn("=EVAL.PASSK_CI(A1:A9,B1:B9,5)", own)).toBe(true);
    expect(needsNoAddIn('=EVAL.PASSK_CI(A1:A9,B1:B9,5,0.9,"t")', own)).toBe(false);
    expect(needsNoAddIn("=EVAL.PASSK_CI(A1:A9,B1:B9)", own)).toBe(false);
    expect(needsNoAddIn('="EVAL.PASSK("&SUM(A1:A9)', own)).toBe(true);
  });

  test("shownFormula(stored, renames) renames sheets and what the file's workbook defines itself", () => {
    const renames = {
      own: new Set(["PASSK"]),
      sheets: new Map([
        ["counts", "Counts 2"],
        ["it's", "It's 2"],
      ]),
    };
    expect(shownFormula("PASSK(Counts!B2,'It''s'!C2,1)&PASSK_X(1)", renames)).toBe(
      "=EVAL.PASSK('Counts 2'!B2,'It''s 2'!C2,1)&PASSK_X(1)",
    );
  });

  test("storedFormula(formula) knows the development namespace", () => {
    expect(storedFormula("=EVAL_DEV.PASSK(1,1,1)")).toBe("_xldudf_EVAL_PASSK(1,1,1)");
  });

  test.each(pairs)("formulaTokens(%s) joined is the formula", (shown) => {
    expect(
      formulaTokens(shown)
        .map(({ text }) => text)
        .join(""),
    ).toBe(shown);
  });
});
