/**
 * Excel as Office.js shows it, for the calls that the adapter makes: writes wait in a queue until sync, a property is an
 * error until it was loaded and synced, and Excel refuses what Excel refuses. Formulas: only =a+b of two numbers, and
 * ={1,2;3,4}, which spills. Over 150 lines, because it stands for some forty members of Excel.
 */
import type { Area } from "../../src/workbook/port.ts";

type Cell = { input: string | number | boolean; format: string };
type Box = Omit<Area, "sheet">;

interface FakeSheet {
  name: string;
  cells: Map<string, Cell>;
  hidden: Set<number>;
  protected: boolean;
  merged: Box | null;
  frozen: number;
  charts: FakeChart[];
  /** What formats were given to which cells, and what was cleared, in order. */
  styles: (Box & { name: string; value: unknown })[];
}

export interface FakeChart {
  type: string;
  texts: Record<string, unknown>;
  series: { name: string; y?: Box; x?: Box; lineStyle?: string; color?: string }[];
}

class OfficeError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Excel says ${code}`);
    this.code = code;
  }
}

const newSheet = (name: string): FakeSheet => ({
  name,
  cells: new Map(),
  hidden: new Set(),
  protected: false,
  merged: null,
  frozen: 0,
  charts: [],
  styles: [],
});

/** The state of the fake workbook, which a test may read and change as a user or another program would. */
export class FakeExcel {
  sheets: FakeSheet[] = [newSheet("Counts")];
  active = "Counts";
  selected: Box[] = [{ row: 0, column: 0, rows: 1, columns: 1 }];
  editing = false;
  /** What formulas beyond the fake's own show, by their text. */
  results: Record<string, string | number> = {};
  listeners: Record<string, Set<() => Promise<void>>> = {};

  sheet(name: string): FakeSheet {
    const found = this.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new OfficeError("ItemNotFound");
    return found;
  }

  tell(event: string): void {
    for (const listener of this.listeners[event] ?? []) void listener();
  }

  /** Puts Excel and Office where the adapter looks for them. */
  install(version = "1.20"): void {
    const number = (set: string) => Number(set.split(".")[1]);
    const run = async <T>(batch: (context: Context) => Promise<T>): Promise<T> => {
      if (this.editing) throw new OfficeError("InvalidOperationInCellEditMode");
      const context = new Context(this);
      const result = await batch(context);
      await context.sync();
      return result;
    };
    const requirements = { isSetSupported: (_: string, wanted: string) => number(wanted) <= number(version) };
    Object.assign(globalThis, { Excel: { run }, Office: { context: { requirements } } });
  }
}

class Context {
  readonly book: FakeExcel;
  private queue: (() => void)[] = [];
  readonly workbook: object;

  constructor(book: FakeExcel) {
    this.book = book;
    const event = (name: string) => ({
      add: (listener: () => Promise<void>) => {
        this.later(() => (book.listeners[name] ??= new Set()).add(listener));
        return { context: this, remove: () => this.later(() => book.listeners[name].delete(listener)) };
      },
    });
    const sheetOf = (name: string) => sheetProxy(this, () => book.sheet(name));
    const worksheets = loadable(this, {
      items: () => book.sheets.map(({ name }) => loadable(this, { name: () => name }, ["name"])),
    });
    this.workbook = {
      worksheets: Object.assign(worksheets, {
        getItem: sheetOf,
        add: (name: string) => {
          this.later(() => {
            if (book.sheets.some((sheet) => sheet.name === name)) throw new OfficeError("ItemAlreadyExists");
            book.sheets.push(newSheet(name));
          });
          return sheetOf(name);
        },
        onActivated: event("activated"),
        onCalculated: event("calculated"),
        onChanged: event("changed"),
        onAdded: event("added"),
        onDeleted: event("deleted"),
        onRowHiddenChanged: event("rows"),
        onNameChanged: event("names"),
      }),
      onSelectionChanged: event("selection"),
      getSelectedRange: () =>
        rangeProxy(
          this,
          () => book.sheet(book.active),
          () => {
            if (book.selected.length !== 1) throw new OfficeError("InvalidSelection");
            return book.selected[0];
          },
        ),
    };
  }

  later(work: () => void): void {
    this.queue.push(work);
  }

  async sync(): Promise<void> {
    const work = this.queue;
    this.queue = [];
    await Promise.resolve();
    for (const step of work) step();
  }
}

/** Properties that can be read once they were loaded and synced, and not before; of an absent object, that it is none. */
function loadable(context: Context, properties: Record<string, () => unknown>, loaded: string[] = []): object {
  const known = new Map<string, unknown>(loaded.map((name) => [name, properties[name]()]));
  const object = {
    load: (names: string) =>
      context.later(() => {
        const absent = properties.isNullObject?.();
        if (absent !== undefined) known.set("isNullObject", absent);
        if (absent) return;
        for (const name of names.split(",")) {
          const own = name.trim().split("/")[0];
          if (!(own in properties)) throw new OfficeError("InvalidArgument");
          known.set(own, properties[own]());
        }
      }),
  };
  for (const name of Object.keys(properties)) {
    Object.defineProperty(object, name, {
      configurable: true,
      get: () => {
        if (!known.has(name)) throw new OfficeError("PropertyNotLoaded");
        return known.get(name);
      },
    });
  }
  return object;
}

/** What is only written: each assignment waits for sync. */
function settable(context: Context, set: (name: string, value: unknown) => void, parts: Record<string, unknown> = {}) {
  return new Proxy(parts, {
    set(_, name, value) {
      context.later(() => set(String(name), value));
      return true;
    },
  });
}

function sheetProxy(context: Context, sheet: () => FakeSheet): object {
  const usedBox = (): Box | null => {
    const inputs = [...sheet().cells].filter(([, { input }]) => input !== "");
    const boxes = [...inputs.map(([key]) => boxAt(key)), ...spillsOf(sheet()).map(({ box }) => box)];
    if (boxes.length === 0) return null;
    const [row, column] = [Math.min(...boxes.map((box) => box.row)), Math.min(...boxes.map((box) => box.column))];
    const rows = Math.max(...boxes.map((box) => box.row + box.rows)) - row;
    return { row, column, rows, columns: Math.max(...boxes.map((box) => box.column + box.columns)) - column };
  };
  const object = loadable(context, { name: () => sheet().name });
  return Object.assign(object, {
    protection: loadable(context, { protected: () => sheet().protected }),
    getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
      rangeProxy(context, sheet, () => ({ row, column, rows, columns })),
    getUsedRangeOrNullObject: () => rangeProxy(context, sheet, usedBox),
    freezePanes: { freezeRows: (rows: number) => context.later(() => (sheet().frozen = rows)) },
    activate: () => context.later(() => (context.book.active = sheet().name)),
    delete: () =>
      context.later(() => {
        const gone = sheet();
        context.book.sheets = context.book.sheets.filter((other) => other !== gone);
        context.book.active = context.book.sheets[0].name;
      }),
    charts: { add: (type: string) => chartProxy(context, sheet, type) },
    shapes: {
      getItemOrNullObject: (name: string) => {
        const chart = () => sheet().charts.find(({ texts }) => texts.name === name);
        const shape = loadable(context, { isNullObject: () => !chart() });
        return settable(context, (key, value) => (chart()!.texts[key] = value), shape as Record<string, unknown>);
      },
    },
  });
}

type RangeProxy = object & { box: () => Box | null };

function rangeProxy(context: Context, sheet: () => FakeSheet, box: () => Box | null): RangeProxy {
  const place = (): Box => {
    const known = box();
    if (!known) throw new OfficeError("ItemNotFound");
    return known;
  };
  const grid = <T>(read: (row: number, column: number) => T): T[][] => {
    const { row, column, rows, columns } = place();
    return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => read(row + r, column + c)));
  };
  const cellAt = (row: number, column: number) => sheet().cells.get(`${row},${column}`);
  const spillAround = (row: number, column: number) =>
    spillsOf(sheet()).find((spill) => overlap(spill.box, { row, column, rows: 1, columns: 1 }));
  const first = (): Box => ({ ...place(), rows: 1, columns: 1 });
  const write = (values: unknown[][], put: (cell: Cell, value: never) => void) => {
    if (sheet().protected) throw new OfficeError("AccessDenied");
    const { row, column, rows, columns } = place();
    if (values.length !== rows || values.some((line) => line.length !== columns))
      throw new OfficeError("InvalidArgument");
    values.forEach((line, r) =>
      line.forEach((value, c) => {
        if (value === null) return;
        const key = `${row + r},${column + c}`;
        const cell = sheet().cells.get(key) ?? { input: "", format: "General" };
        put(cell, value as never);
        sheet().cells.set(key, cell);
      }),
    );
  };
  const properties = {
    isNullObject: () => box() === null,
    rowIndex: () => box()?.row,
    columnIndex: () => box()?.column,
    rowCount: () => box()?.rows,
    columnCount: () => box()?.columns,
    values: () => grid((row, column) => valueAt(sheet(), row, column, context.book.results)),
    formulas: () =>
      grid((row, column) => {
        const cell = cellAt(row, column);
        return cell && cell.input !== "" ? shown(cell) : valueAt(sheet(), row, column, context.book.results);
      }),
    valueTypes: () => grid((row, column) => typeOf(valueAt(sheet(), row, column, context.book.results))),
    numberFormat: () => grid((row, column) => cellAt(row, column)?.format ?? "General"),
    rowHidden: () => oneOrNull(grid((row) => sheet().hidden.has(row))),
    hasSpill: () => oneOrNull(grid((row, column) => spillAround(row, column) !== undefined)),
  };
  const object = loadable(context, properties) as RangeProxy;
  const writers: Record<string, (values: unknown[][]) => void> = {
    formulas: (values) => {
      write(values, (cell, value: string | number | boolean) => (cell.input = taken(value, cell.format)));
      context.book.tell("changed");
    },
    numberFormat: (values) => write(values, (cell, value: string) => (cell.format = value)),
  };
  for (const [name, set] of Object.entries(writers)) {
    const { get } = Object.getOwnPropertyDescriptor(object, name)!;
    Object.defineProperty(object, name, {
      get,
      set: (value: unknown) => {
        const values = typeof value === "string" ? grid(() => value) : (value as unknown[][]);
        context.later(() => set(values));
      },
    });
  }
  const styles = (name: string, value: unknown) =>
    context.later(() => sheet().styles.push({ ...place(), name, value }));
  const styled = (prefix: string, parts = {}) =>
    settable(context, (key, value) => sheet().styles.push({ ...place(), name: prefix + key, value }), parts);
  return Object.assign(object, {
    box,
    get worksheet() {
      return sheetProxy(context, sheet);
    },
    getRow: (row: number) => rangeProxy(context, sheet, () => ({ ...place(), row: place().row + row, rows: 1 })),
    getColumn: (column: number) =>
      rangeProxy(context, sheet, () => ({ ...place(), column: place().column + column, columns: 1 })),
    getSpillingToRangeOrNullObject: () =>
      rangeProxy(context, sheet, () => {
        const spill = spillAround(first().row, first().column)?.box;
        return spill && spill.row === first().row && spill.column === first().column ? spill : null;
      }),
    getSpillParentOrNullObject: () =>
      rangeProxy(context, sheet, () => {
        const spill = spillAround(first().row, first().column)?.box;
        return spill ? { ...spill, rows: 1, columns: 1 } : null;
      }),
    getMergedAreasOrNullObject: () =>
      loadable(context, {
        isNullObject: () => !(sheet().merged && overlap(sheet().merged!, place())),
        address: () => "A1:B2",
      }),
    select: () =>
      context.later(() => {
        context.book.selected = [place()];
      }),
    format: styled("", { font: styled("font "), fill: styled("fill ") }),
    clear: (what: string) => styles("clear", what),
  });
}

function chartProxy(context: Context, sheet: () => FakeSheet, type: string): object {
  const chart: FakeChart = { type, texts: {}, series: [{ name: "" }] };
  context.later(() => {
    if (sheet().protected) throw new OfficeError("AccessDenied");
    sheet().charts.push(chart);
  });
  const lineOf = (index: number) => {
    const line = () => chart.series[index];
    const format = {
      line: settable(context, (key, value) => Object.assign(line(), { [key]: value })),
      fill: { setSolidColor: (color: string) => context.later(() => (line().color = color)) },
    };
    return settable(context, (key, value) => Object.assign(line(), { [key]: value }), {
      format,
      setValues: (range: RangeProxy) => context.later(() => (line().y = range.box()!)),
      setXAxisValues: (range: RangeProxy) => context.later(() => (line().x = range.box()!)),
    });
  };
  const text = (prefix: string) => settable(context, (key, value) => (chart.texts[prefix + key] = value));
  const axis = (name: string) =>
    settable(context, (key, value) => (chart.texts[`${name} ${key}`] = value), { title: text(`${name} title `) });
  return settable(context, (key, value) => (chart.texts[key] = value), {
    series: {
      getItemAt: lineOf,
      add: (name: string) => {
        const index = chart.series.push({ name }) - 1;
        return lineOf(index);
      },
    },
    title: text("title "),
    axes: { categoryAxis: axis("x"), valueAxis: axis("y") },
    legend: text("legend "),
    setPosition: () => undefined,
  });
}

/** What Excel makes of what is typed or written: an apostrophe or the text format keeps a text a text. */
function taken(value: string | number | boolean, format: string): string | number | boolean {
  if (typeof value !== "string" || value === "" || value.startsWith("=")) return value;
  if (value.startsWith("'")) return value;
  if (format !== "@" && Number.isFinite(Number(value))) return Number(value);
  return format === "@" ? `'${value}` : value;
}

const shown = ({ input }: Cell) => (typeof input === "string" && input.startsWith("'") ? input.slice(1) : input);

interface Spill {
  box: Box;
  values: number[][];
}

/** The matrices that found room: a cell in the way blocks a matrix. */
function spillsOf({ cells }: FakeSheet): Spill[] {
  return [...cells].flatMap(([key, { input }]) => {
    const matrix = /^=\{([^}]*)\}$/.exec(String(input))?.[1];
    if (matrix === undefined) return [];
    const values = matrix.split(";").map((row) => row.split(",").map(Number));
    const box = { ...boxAt(key), rows: values.length, columns: values[0].length };
    const blocked = [...cells].some(
      ([other, cell]) => other !== key && cell.input !== "" && overlap(boxAt(other), box),
    );
    return blocked ? [] : [{ box, values }];
  });
}

function boxAt(key: string): Box {
  const [row, column] = key.split(",").map(Number);
  return { row, column, rows: 1, columns: 1 };
}

function valueAt(
  sheet: FakeSheet,
  row: number,
  column: number,
  results: FakeExcel["results"],
): string | number | boolean {
  const spill = spillsOf(sheet).find(({ box }) => overlap(box, { row, column, rows: 1, columns: 1 }));
  if (spill) return spill.values[row - spill.box.row][column - spill.box.column];
  const cell = sheet.cells.get(`${row},${column}`);
  if (!cell) return "";
  if (String(cell.input) in results) return results[String(cell.input)];
  const sum = /^=(\d+)\+(\d+)$/.exec(String(cell.input));
  if (sum) return Number(sum[1]) + Number(sum[2]);
  if (String(cell.input).startsWith("={")) return "#SPILL!";
  return typeof cell.input === "string" && cell.input.startsWith("=") ? "#NAME?" : shown(cell);
}

/** A property of a range is null where its cells differ. */
function oneOrNull<T>(values: T[][]): T | null {
  const different = [...new Set(values.flat())];
  return different.length === 1 ? different[0] : null;
}

function typeOf(value: string | number | boolean): string {
  if (value === "") return "Empty";
  if (/^#[A-Z/0]+[!?A]$/.test(String(value))) return "Error";
  return { string: "String", number: "Double", boolean: "Boolean" }[typeof value as "string" | "number" | "boolean"];
}

const overlap = (a: Box, b: Box) =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;
