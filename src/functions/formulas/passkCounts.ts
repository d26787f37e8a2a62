import { countSamples } from "../../estimators/countSamples.ts";
import { columnBeside, columnsOf } from "../columns.ts";
import { isOmitted } from "../isOmitted.ts";
import { labelIn } from "../labels.ts";
import { outcomeIn } from "../outcomeIn.ts";
import { readRows } from "../readRows.ts";
import { spill } from "../spill.ts";

/**
 * Counts rows of samples into n and c: a table with one row for each problem.
 *
 * @customfunction PASSK_COUNTS
 * @helpurl https://localhost:3000/help.html#PASSK_COUNTS
 * @category From samples
 * @param problem The label of each sample's problem, a text or a number: a column, one row a sample in any order.
 * @param passed The outcome of each sample: TRUE or FALSE, 1 or 0, or a word such as pass, fail or timeout; a column as long as problem.
 * @param group Labels of a wider group, such as the model: a column as long as problem.
 * @returns A table with the header problem, n, c, unscored (with group before them when it is given) and a row a problem in order of first appearance.
 * @remarks What are n and c, if your sheet has one row a sample? A problem is shown as its label first appeared, and 7 and "7" are one problem; with groups, the same label in two groups is two problems.
 * Correct are TRUE, 1, pass, passed, ok, correct and resolved; not correct are FALSE, 0, fail, failed, wrong, incorrect, timeout and timed out, in any case. Blank, null, n/a, nan, error and skipped are no attempt: they are counted in unscored, not in n. Decide yourself whether your errors were attempts: write fail where they were.
 * @math n=\#\{\text{scored}\},\quad c=\#\{\text{correct}\},\quad \text{unscored}=\#\{\text{no attempt}\}
 * @throws `#VALUE!` for any other word or number, a row without a label, and columns of different length; the message names the word and its row. `#N/A` where all rows are blank.
 * @accuracy Exact.
 * @source The counts n and c of Chen et al. 2021, section 2.1: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_COUNTS({"a";"b";"a"},{TRUE;"fail";"timeout"}) is {"problem","n","c","unscored";"a",2,1,0;"b",1,0,0}
 * @example =EVAL.PASSK_COUNTS({7;"7"},{1;"error"}) is {"problem","n","c","unscored";7,1,1,1}
 * @example =EVAL.PASSK_COUNTS({"a"},{"perhaps"}) is #VALUE!
 */
export function passkCounts(problem: any[][], passed: any[][], group?: any[][]): any[][] {
  return spill(() => {
    const columns = columnsOf({ problem, passed });
    const groupCells = isOmitted(group) ? undefined : columnBeside(columns, group, "group");
    const [problemCells, passedCells] = columns.cells;
    const size = columns.rows.length;
    const problems = new Array<ReturnType<typeof labelIn>>(size);
    const groups = groupCells && new Array<ReturnType<typeof labelIn>>(size);
    const outcomes = new Array<boolean | null>(size);
    readRows(columns.rows, (row, index) => {
      problems[index] = labelIn(problemCells[row], "problem");
      outcomes[index] = outcomeIn(passedCells[row]);
      if (groups) groups[index] = labelIn(groupCells[row], "group");
    });
    const header = [...(groups ? ["group"] : []), "problem", "n", "c", "unscored"];
    const rows = countSamples(problems, outcomes, groups).map(({ group: of, problem: label, n, c, unscored }) => [
      ...(of === undefined ? [] : [of]),
      label,
      n,
      c,
      unscored,
    ]);
    return [header, ...rows];
  });
}
