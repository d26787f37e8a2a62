import { passAtKStandardError } from "../../estimators/passAtKStandardError.ts";
import { passAtKVarianceJeffreys } from "../../estimators/passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "../../estimators/passAtKVarianceUnbiased.ts";
import type { CellValue } from "../../workbook/port.ts";
import { strings } from "../strings.ts";

/** A call as the cell shows it: what went in, and the row of its result in which the cell stands. */
export interface CallCells {
  name: string;
  /** Null where an argument is left out, or a formula of its own. */
  inputs: (CellValue[][] | null)[];
  /** Where the cell stands in the result, from 0. */
  place: { row: number; column: number };
  result: CellValue[];
}

export interface Uncertainty {
  standardError: number | null;
  interval: { low: number; high: number; confidence: number } | null;
  /** What the error is of, or why there is none. */
  text: string;
}

const words = strings.explain;

/** The standard error and the interval of a number that one of our formulas shows, or in words why it has none. */
export function uncertaintyOf(call: CallCells): Uncertainty {
  try {
    return (byName[call.name] ?? none(words.noneFor(call.name)))(call);
  } catch {
    // Counts without an error of the estimate: too few problems, or an argument that is no count.
    return none(words.noneFor(call.name))();
  }
}

const none = (text: string) => (): Uncertainty => ({ standardError: null, interval: null, text });
const error = (standardError: number, text: string, interval: Uncertainty["interval"] = null): Uncertainty => {
  if (!Number.isFinite(standardError)) throw new Error(text);
  return { standardError, interval, text };
};

/** Of one problem's estimate: pass^k of c is what pass@k of n - c leaves, so their errors are the same. */
function ofProblem(n: number, c: number, k: number): Uncertainty {
  const unbiased = n >= 2 * k;
  const variance = unbiased ? passAtKVarianceUnbiased(n, c, k) : passAtKVarianceJeffreys(n, c, k);
  return error(Math.sqrt(variance), unbiased ? words.ofProblem : words.ofProblemJeffreys);
}

const byName: Record<string, (call: CallCells) => Uncertainty> = {
  PASSK(call) {
    const [n, c, k] = elementwise(call);
    return ofProblem(n, c, k);
  },
  PASSHATK(call) {
    const [n, c, k] = elementwise(call);
    return ofProblem(n, n - c, k);
  },
  GPASSK(call) {
    const [n, c, k, tau] = elementwise(call);
    // The guard against 0.07 * 100 > 7 is that of gPassAtK.
    const needed = Math.max(1, Math.ceil(tau * k - 1e-9));
    if (needed === 1) return ofProblem(n, c, k);
    return needed === k ? ofProblem(n, n - c, k) : none(words.noneForShare)();
  },
  PASSK_PLUGIN: none(words.noneForPlugin),
  PASSK_VAR: ({ result, place }) => error(Math.sqrt(numberAt(result, place.column)), words.rootOfVariance),
  PASSK_VAR_UNBIASED: (call) => byName.PASSK_VAR(call),
  PASSK_MEAN(call) {
    const { inputs, place, result } = call;
    const [n, c, k, group] = inputs;
    if (!group) return error(passAtKStandardError(...counts(n, c), numberIn(k, place)), words.ofBenchmark);
    const draws = k!.flat()[place.column - 1];
    if (typeof draws !== "number" || place.row === 0) return none(words.noneHere)();
    const label = String(result[0]);
    const isAll = label === "All" && !group.flat().some((cell) => String(cell) === label);
    const part = (cells: CellValue[][] | null) => cells!.filter((_, i) => isAll || String(group[i][0]) === label);
    return error(passAtKStandardError(...counts(part(n), part(c)), draws), words.ofBenchmark);
  },
  PASSK_SE: none(words.isStandardError),
  PASSK_CI({ inputs: [n, c, k, level, , targets, clusters], place, result }) {
    const target = targets ? Number(targets[0][0] ?? 0) : 0;
    const cluster = clusters?.map((row) => row[0]);
    const about = { target, ...(cluster ? { cluster } : {}) };
    const draws = Number(k!.flat()[place.row]);
    const text = target === 1 ? words.ofFixed : words.ofBenchmark;
    return error(passAtKStandardError(...counts(n, c), draws, about), text, intervalIn(result, 0, level));
  },
  PASSK_COMPARE: ({ inputs, result }) =>
    error(numberAt(result, 1), words.ofDifference, intervalIn(result, 2, inputs[5])),
  PASSK_CURVE({ inputs: [n, c, , level], place: { row, column }, result }) {
    if (row === 0 || column === 0 || column === 6) return none(words.noneHere)();
    if (column === 4) return none(words.noneForPlugin)();
    const [samples, correct] = counts(n, c);
    const draws = numberAt(result, 0);
    if (column < 4)
      return error(passAtKStandardError(samples, correct, draws), words.ofBenchmark, intervalIn(result, 2, level));
    const wrong = correct.map((passed, i) => samples[i] - passed);
    return error(passAtKStandardError(samples, wrong, draws), words.ofBenchmark);
  },
  PASSK_TRUE: none(words.exact),
  PASSK_BIAS: none(words.exact),
};

/** The numbers of an element-by-element formula at the cell's place: an argument of one row or column counts for all. */
function elementwise({ inputs, place }: CallCells): number[] {
  return inputs.map((cells) => numberIn(cells, place));
}

function numberIn(cells: CellValue[][] | null, { row, column }: CallCells["place"]): number {
  const line = cells!.length === 1 ? cells![0] : cells![row];
  return Number(line.length === 1 ? line[0] : line[column]);
}

function numberAt(result: CellValue[], column: number): number {
  const value = result[column];
  return typeof value === "number" ? value : NaN;
}

function intervalIn(result: CellValue[], column: number, level: CellValue[][] | null = null): Uncertainty["interval"] {
  const [low, high] = [numberAt(result, column), numberAt(result, column + 1)];
  const confidence = Number(level?.[0][0] ?? 0.95);
  return Number.isFinite(low) && Number.isFinite(high) ? { low, high, confidence } : null;
}

/** n and c of the problems; rows blank in both are none. */
function counts(n: CellValue[][] | null, c: CellValue[][] | null): [number[], number[]] {
  const isBlank = (cell: CellValue) => cell === null || cell === "";
  const rows = n!.flat().map((samples, i) => [samples, c!.flat()[i]]);
  const held = rows.filter((row) => !row.every(isBlank));
  return [held.map(([samples]) => Number(samples)), held.map(([, correct]) => Number(correct))];
}
