import { describe, expect, test } from "@jest/globals";
import { frozenCells } from "../../src/taskpane/share/frozenCells.ts";
import type { Area, CellValue } from "../../src/workbook/port.ts";

const at = (row: number, column: number, rows = 1, columns = 1): Area => ({ sheet: "s", row, column, rows, columns });
const frozen = (values: CellValue[][], formulas: string[][], selection: Area, spills: Area[] = []) =>
  frozenCells({ area: at(0, 0, values.length, values[0].length), values, formulas, hiddenRows: [] }, selection, spills);

describe("frozenCells(block, selection, spills)", () => {
  test("turns EVAL formulas into values, and leaves values, other formulas and errors alone", () => {
    const formulas = [["=EVAL.PASSK(B2,C2,1)", "=SUM(A1:A2)", "", "=EVAL.PASSK(B2,C2,99)"]];
    const values = [[0.3, 5, "x", { error: "#N/A" }]];
    expect(frozen(values, formulas, at(0, 0, 1, 4))).toEqual({
      cells: [[0.3, undefined, undefined, undefined]],
      frozen: 1,
      kept: 1,
      spills: [],
    });
  });
  test("takes a built-in function around EVAL for an EVAL formula, and a text that names one for none", () => {
    const formulas = [["=AVERAGE(EVAL_DEV.PASSK(B2:B9,C2:C9,1))", '="use EVAL.PASSK(n,c,k)"']];
    expect(frozen([[0.5, "use EVAL.PASSK(n,c,k)"]], formulas, at(0, 0, 1, 2)).cells).toEqual([[0.5, undefined]]);
  });
  test("takes a spilled result whole, touched at its first cell or at another", () => {
    const formulas = [
      ["=EVAL.PASSK(10,3,{1,5})", ""],
      ["", ""],
    ];
    const values = [
      [0.3, 0.9],
      [7, null],
    ];
    for (const selection of [at(0, 0), at(0, 1, 2, 1)]) {
      const { cells, spills } = frozen(values, formulas, selection, [at(0, 0, 1, 2)]);
      expect(cells).toEqual([
        [0.3, 0.9],
        [undefined, undefined],
      ]);
      expect(spills).toEqual([at(0, 0, 1, 2)]);
    }
  });
  test("leaves a spill of another formula alone, even where Excel gives its text for each of its cells", () => {
    const formulas = [["=SEQUENCE(1,2)", "=SEQUENCE(1,2)"]];
    expect(frozen([[1, 2]], formulas, at(0, 0, 1, 2), [at(0, 0, 1, 2)])).toMatchObject({ frozen: 0, kept: 0 });
  });
  test("writes #N/A and #VALUE! of a spilled result as formulas that need no add-in, and keeps it for another error", () => {
    const formulas = [["=EVAL.PASSK_MEAN(B2:B9,C2:C9,{1,99,2})", "", ""]];
    const spilled = (error: string) => frozen([[0.5, { error }, 0.6]], formulas, at(0, 0), [at(0, 0, 1, 3)]);
    expect(spilled("#N/A").cells).toEqual([[0.5, "=NA()", 0.6]]);
    expect(spilled("#VALUE!").cells).toEqual([[0.5, '=VALUE("")', 0.6]]);
    expect(spilled("#DIV/0!")).toMatchObject({ frozen: 0, kept: 1, cells: [[undefined, undefined, undefined]] });
  });
  test("keeps a text that starts with = a text", () => {
    const cells = frozen([['="x"']], [["=EVAL.PASSK_COUNTS(A2,B2)"]], at(0, 0)).cells;
    expect(cells).toEqual([['="=""x"""']]);
  });
});
