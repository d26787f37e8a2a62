/** A function of numbers over ranges of cells: broadcast like NumPy, with each bad row marked in its own cell. */
import { DomainError } from "../estimators/domainError.ts";
import { cellError } from "./cellError.ts";
import { type Cell, errorCodeOf, isBlank } from "./cells.ts";
import { broadcastShape, cellAt, columnAt, type Grid, gridOf } from "./grid.ts";
import { type Parameter, read } from "./parameter.ts";
import { cellPlace } from "./place.ts";
import { spill } from "./spill.ts";

interface Formula {
  parameters: Parameter[];
  /** The parameters that are blank together in a row without a problem, whose result is an empty text. */
  problem: string[];
  compute: (...numbers: number[]) => number;
  /** The same over whole columns of n and c at one k, with NaN where a row has no result. */
  computeColumn?: (n: Float64Array, c: Float64Array, k: number, out: Float64Array) => void;
}

/** The results in the broadcast shape: r x 1 with 1 x m gives r x m, and a single cell stretches. */
export function elementwise(formula: Formula, ...args: unknown[]): Cell[][] {
  return spill(() =>
    results(
      formula,
      formula.parameters.map((parameter, index) => gridOf(parameter, args[index])),
    ),
  );
}

function results(formula: Formula, grids: Grid[]): Cell[][] {
  const shape = broadcastShape(grids);
  const problem = grids.filter(({ parameter }) => formula.problem.includes(parameter.name));
  const columns = Array.from({ length: shape.columns }, (_, column) => {
    return resultColumn(
      formula,
      grids.map((grid) => columnAt(grid, column)),
      shape.rows,
    );
  });
  const reasonAt = (row: number, column: number): Cell => {
    if (problem.every((grid) => isBlank(cellAt(grid, row, column)))) return "";
    return explain(formula, grids, shape, row, column);
  };
  const out = new Array<Cell[]>(shape.rows);
  const [first] = columns;
  for (let row = 0; row < shape.rows; row++) {
    // A literal of one cell is several times cheaper than a map, and one column is what most sheets ask for.
    if (shape.columns === 1) out[row] = [Number.isNaN(first[row]) ? reasonAt(row, 0) : first[row]];
    else
      out[row] = columns.map((numbers, column) => (Number.isNaN(numbers[row]) ? reasonAt(row, column) : numbers[row]));
  }
  return out;
}

/** One column of results; NaN where there is none. */
function resultColumn({ compute, computeColumn }: Formula, inputs: Float64Array[], rows: number): Float64Array {
  const out = new Float64Array(rows).fill(NaN);
  if (computeColumn && rows > 1 && inputs[2].length === 1 && !Number.isNaN(inputs[2][0])) {
    const [n, c] = inputs.map((input) => (input.length === rows ? input : new Float64Array(rows).fill(input[0])));
    computeColumn(n, c, inputs[2][0], out);
    return out;
  }
  const numbers = new Array<number>(inputs.length);
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < inputs.length; index++) {
      numbers[index] = inputs[index].length === 1 ? inputs[index][0] : inputs[index][row];
    }
    out[row] = numbers.some(Number.isNaN) ? NaN : orNaN(compute, numbers);
  }
  return out;
}

function orNaN(compute: Formula["compute"], numbers: number[]): number {
  try {
    return compute(...numbers);
  } catch (fault) {
    if (fault instanceof DomainError) return NaN;
    throw fault;
  }
}

/** The error of a cell without a result: the one in the input, or the rule that was broken and where. */
function explain(
  { compute }: Formula,
  grids: Grid[],
  shape: { rows: number; columns: number },
  row: number,
  column: number,
): CustomFunctions.Error {
  try {
    const cells = grids.map((grid) => cellAt(grid, row, column));
    const failed = cells.findIndex((cell) => errorCodeOf(cell) !== undefined);
    if (failed >= 0) read(grids[failed].parameter, cells[failed]);
    compute(...grids.map(({ parameter }, index) => read(parameter, cells[index])));
  } catch (fault) {
    const [name] = String((fault as Error).message).split(" ", 1);
    const named = grids.find((grid) => grid.parameter.name === name && grid.rows * grid.columns > 1);
    return cellError(fault, cellPlace(named ?? shape, row, column));
  }
  throw new Error(`row ${row + 1}, column ${column + 1} has neither a result nor a reason`);
}
