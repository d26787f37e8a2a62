import { isBlank, textOf } from "./columnFacts.ts";
import { columnsNamed, squash } from "./names.ts";

type Rows = readonly (readonly unknown[])[];

/** May as well number the rows, so they tell attempts apart only where no other column does. */
const rowNumbers = ["idx", "index", "no", "number"];

/** May as well be the same for all attempts, as a setting of the run. */
const settings = ["run", "runid", "seed", "epoch"];

/** The columns that may number the attempts of a problem: their name says so, and their cells are short. */
export function attemptIds(header: readonly string[], rows: Rows): number[] {
  const isRun = (column: number) => squash(header[column]!) === "run";
  const all = columnsNamed("attempt", header).filter((column) => {
    const cells = rows.map((row) => row[column]).filter((cell) => !isBlank(cell));
    const isId = /(id|idx|index)$/.test(squash(header[column]!));
    const isShort = (text: string) => (isId ? /^[^\n]{1,80}$/ : /^[\w.:#-]{1,80}$/).test(text);
    return cells.length > 0 && cells.every((cell) => isShort(textOf(cell)));
  });
  const isNamed = (names: readonly string[]) => (column: number) => names.includes(squash(header[column]!));
  const told = all.filter((column) => !isNamed(rowNumbers)(column) && !isRun(column));
  if (told.length > 0) return told;
  // Beside other numbers, or where it is a name, a run makes groups.
  const isWhole = (column: number) => rows.every((row) => isBlank(row[column]) || /^\d+$/.test(textOf(row[column])));
  const runs = all.filter((column) => isRun(column) && isWhole(column));
  return (runs.length > 0 ? runs : all.filter(isNamed(rowNumbers))).slice(0, 1);
}

/** Of those columns the ones that do tell attempts apart: settings are left out where most rows would be copies. */
export function tellingIds(columns: number[], header: readonly string[], rows: Rows, key: readonly number[]): number[] {
  const strong = columns.filter((column) => !settings.includes(squash(header[column]!)));
  if (strong.length > 0) return columns;
  const distinct = new Set(rows.map((row) => [...key, ...columns].map((column) => textOf(row[column])).join("\n")));
  return distinct.size * 2 >= rows.length ? columns : [];
}

/** The number of an attempt, from the cells of these columns; undefined where they are blank. */
export function attemptOf(cells: readonly unknown[], columns: readonly number[]): string | number | undefined {
  if (columns.length === 1) return numberOrText(cells[columns[0]!]);
  if (columns.length === 0 || columns.every((column) => isBlank(cells[column]))) return undefined;
  return columns.map((column) => textOf(cells[column])).join(", ");
}

/** "1" and 1 are one number; numbers are kept as such, which is faster than as text. */
function numberOrText(cell: unknown): string | number | undefined {
  if (typeof cell === "number") return cell;
  if (isBlank(cell)) return undefined;
  const text = textOf(cell);
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
}
