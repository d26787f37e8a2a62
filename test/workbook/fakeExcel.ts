/**
 * Excel as Office.js shows it, for the calls that the adapter makes: writes wait in a queue until sync, a property is an
 * error until it was loaded and synced, and Excel refuses what Excel refuses. Formulas: only =a+b of two numbers, and
 * ={1,2;3,4}, which spills. Over 150 lines, because it stands for some forty members of Excel.
 */
import { relative } from "../../src/taskpane/table/cellAddress.ts";
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
  /** After how many more syncs Excel fails once, as it does where a connection breaks. */
  failsAfter = Infinity;
  /** The newest set of the interface that this Excel knows. */
  version = "1.20";

  sheet(name: string): FakeSheet {
    const found = this.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new OfficeError("ItemNotFound");
    return found;
  }

  knows(version: string): boolean {
    return Number(version.split(".")[1]) <= Number(this.version.split(".")[1]);
  }

  tell(event: string): void {
    for (const listener of this.listeners[event] ?? []) void listener();
  }

  /** Puts Excel and Office where the adapter looks for them. */
  install(version = "1.20"): void {
    this.version = version;
    const run = async <T>(batch: (context: Context) => Promise<T>): Promise<T> => {
      if (this.editing) throw new OfficeError("InvalidOperationInCellEditMode");
      const context = new Context(this);
      const result = await batch(context);
      await context.sync();
      return result;
    };
    const requirements = { isSetSupported: (_: string, wanted: string) => this.knows(wanted) };
    Object.assign(globalThis, { Excel: { run }, Office: { context: { requirements } } });
  }
}

class Context {
  readonly book: FakeExcel;
  private queue: (() => void)[] = [];
  private bytes = 0;
  readonly workbook: object;

  constructor(book: FakeExcel) {
    this.book = book;
    const event = (name: string, version: string) => ({
      add: (listener: () => Promise<void>) => {
        this.since(version);
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
            if (name.length > 31 || /[[\]:*?/\\]|^'|'$/.test(name) || name === "")
              throw new OfficeError("InvalidArgument");
            if (book.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase()))
              throw new OfficeError("ItemAlreadyExists");
            book.sheets.push(newSheet(name));
          });
          return sheetOf(name);
        },
        onActivated: event("activated", "1.7"),
        onCalculated: event("calculated", "1.8"),
        onChanged: event("changed", "1.9"),
        onAdded: event("added", "1.7"),
        onDeleted: event("deleted", "1.7"),
        onRowHiddenChanged: event("rows", "1.11"),
        onNameChanged: event("names", "1.17"),
      }),
      onSelectionChanged: event("selection", "1.2"),
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

  /** Excel on the web takes and gives no more than 5 MB at once. */
  weigh(cells: unknown, code: "RequestPayloadSizeLimitExceeded" | "ResponsePayloadSizeLimitExceeded"): void {
    if (Array.isArray(cells)) this.bytes += JSON.stringify(cells).length;
    if (this.bytes > 5e6) throw new OfficeError(code);
  }

  /** A member that came with a later set is asked for in vain. */
  since(version: string): void {
    this.later(() => {
      if (!this.book.knows(version)) throw new OfficeError("ApiNotFound");
    });
  }

  async sync(): Promise<void> {
    const work = this.queue;
    this.queue = [];
    await Promise.resolve();
    if (work.length > 0 && this.book.failsAfter-- === 0) throw new OfficeError("GeneralException");
    this.bytes = 0;
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
          context.weigh(known.get(own), "ResponsePayloadSizeLimitExceeded");
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
    const [row, column] = [least(boxes.map((box) => box.row)), least(boxes.map((box) => box.column))];
    const rows = most(boxes.map((box) => box.row + box.rows)) - row;
    return { row, column, rows, columns: most(boxes.map((box) => box.column + box.columns)) - column };
  };
  const object = loadable(context, { name: () => sheet().name });
  return Object.assign(object, {
    protection: loadable(context, { protected: () => sheet().protected }),
    getRangeByIndexes: (row: number, column: number, rows: number, columns: number) => {
      context.since("1.7");
      return rangeProxy(context, sheet, () => {
        const within = row >= 0 && column >= 0 && row + rows <= 1048576 && column + columns <= 16384;
        if (!within || rows < 1 || columns < 1) throw new OfficeError("InvalidArgument");
        return { row, column, rows, columns };
      });
    },
    getUsedRangeOrNullObject: () => {
      context.since("1.4");
      return rangeProxy(context, sheet, usedBox);
    },
    freezePanes: {
      freezeRows: (rows: number) => {
        context.since("1.7");
        context.later(() => (sheet().frozen = rows));
      },
    },
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
        context.since("1.9");
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
  const spillAround = (row: number, column: number, spills = spillsOf(sheet())) =>
    spills.find((spill) => overlap(spill.box, { row, column, rows: 1, columns: 1 }));
  /** What is asked of one cell is an error for a range of several. */
  const first = (): Box => {
    const { rows, columns } = place();
    if (rows * columns > 1) throw new OfficeError("InvalidOperation");
    return place();
  };
  const unprotected = () => {
    if (sheet().protected) throw new OfficeError("AccessDenied");
  };
  const write = (values: unknown[][], put: (cell: Cell, value: never) => void) => {
    unprotected();
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
  const shownIn = () => {
    const spills = spillsOf(sheet());
    return grid((row, column) => valueAt(sheet(), row, column, context.book.results, spills));
  };
  const properties = {
    isNullObject: () => box() === null,
    rowIndex: () => box()?.row,
    columnIndex: () => box()?.column,
    rowCount: () => box()?.rows,
    columnCount: () => box()?.columns,
    values: () => shownIn(),
    formulas: () => {
      const shownCells = shownIn();
      const { row: top, column: left } = place();
      return grid((row, column) => {
        const cell = cellAt(row, column);
        return cell && cell.input !== "" ? shown(cell) : shownCells[row - top][column - left];
      });
    },
    valueTypes: () => shownIn().map((row) => row.map(typeOf)),
    numberFormat: () => grid((row, column) => cellAt(row, column)?.format ?? "General"),
    rowHidden: () => oneOrNull(grid((row) => sheet().hidden.has(row))),
    hasSpill: () => {
      const spills = spillsOf(sheet());
      return oneOrNull(grid((row, column) => spillAround(row, column, spills) !== undefined));
    },
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
        context.later(() => {
          context.weigh(values, "RequestPayloadSizeLimitExceeded");
          set(values);
        });
      },
    });
  }
  const style = (name: string, value: unknown) => {
    unprotected();
    sheet().styles.push({ ...place(), name, value });
  };
  const styled = (prefix: string, parts = {}) => settable(context, (key, value) => style(prefix + key, value), parts);
  return Object.assign(object, {
    box,
    get worksheet() {
      return sheetProxy(context, sheet);
    },
    getRow: (row: number) => rangeProxy(context, sheet, () => ({ ...place(), row: place().row + row, rows: 1 })),
    getColumn: (column: number) =>
      rangeProxy(context, sheet, () => ({ ...place(), column: place().column + column, columns: 1 })),
    getSpillingToRangeOrNullObject: () => {
      context.since("1.12");
      return rangeProxy(context, sheet, () => {
        const spill = spillAround(first().row, first().column)?.box;
        return spill && spill.row === first().row && spill.column === first().column ? spill : null;
      });
    },
    getSpillParentOrNullObject: () => {
      context.since("1.12");
      return rangeProxy(context, sheet, () => {
        const spill = spillAround(first().row, first().column)?.box;
        return spill ? { ...spill, rows: 1, columns: 1 } : null;
      });
    },
    getMergedAreasOrNullObject: () => {
      context.since("1.13");
      return loadable(context, {
        isNullObject: () => !(sheet().merged && overlap(sheet().merged!, place())),
        // Excel names the sheet of each area.
        address: () => `${sheet().name}!${relative(sheet().merged!)}`,
      });
    },
    select: () =>
      context.later(() => {
        context.book.selected = [place()];
      }),
    format: styled("", { font: styled("font "), fill: styled("fill ") }),
    clear: (what: string) => context.later(() => style("clear", what)),
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
      setValues: (range: RangeProxy) => {
        context.since("1.7");
        context.later(() => (line().y = range.box()!));
      },
      setXAxisValues: (range: RangeProxy) => {
        context.since("1.7");
        context.later(() => (line().x = range.box()!));
      },
    });
  };
  const text = (prefix: string) => settable(context, (key, value) => (chart.texts[prefix + key] = value));
  const axis = (name: string) =>
    settable(context, (key, value) => (chart.texts[`${name} ${key}`] = value), { title: text(`${name} title `) });
  return settable(context, (key, value) => (chart.texts[key] = value), {
    series: {
      getItemAt: lineOf,
      add: (name: string) => {
        context.since("1.7");
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
  spills: Spill[],
): string | number | boolean {
  const spill = spills.find(({ box }) => overlap(box, { row, column, rows: 1, columns: 1 }));
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

const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b));

const overlap = (a: Box, b: Box) =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;
