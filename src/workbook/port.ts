/** What the pane asks of a workbook; Excel (excel.ts) and the embedded sheet (sheet.ts) each answer it. */

/** An error in a cell, with the message that the cell shows where there is one. */
export interface CellError {
  error: string;
  message?: string;
}

/** What a cell holds; null is a blank cell. */
export type CellValue = string | number | boolean | null | CellError;

/**
 * The errors that a formula gives for the cells of its arguments (null for one left out), cell by cell of its result;
 * empty where the formula is not known.
 */
export type ErrorsOf = (id: string, cells: (CellValue[][] | null)[]) => (CellError | null)[][];

/** A rectangle of cells; rows and columns count from 0. */
export interface Area {
  sheet: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface Block {
  area: Area;
  values: CellValue[][];
  /** The text of a formula with its "=", or "" where the cell holds a plain value. */
  formulas: string[][];
  /** Rows of the block (from 0) that a filter or the user hides. */
  hiddenRows: number[];
}

/** What is written: a string that starts with "=" is a formula unless its column is a text column; null empties. */
export type CellInput = string | number | boolean | null;

export interface SheetContent {
  /** The name wished for; the workbook adds a number where it is taken. */
  name: string;
  cells: CellInput[][];
  /** Columns kept as text, so that 00123 and 1E5 stay what they are. */
  textColumns?: number[];
  headerRows?: number[];
  /** Blocks inside the sheet that head the cells below them, spilled ones included. */
  headings?: Omit<Area, "sheet">[];
  titleRows?: number[];
  frozenRows?: number;
  columnWidths?: number[];
  numberFormats?: { area: Omit<Area, "sheet">; format: string }[];
}

export interface ChartRequest {
  kind: "curve" | "histogram";
  title: string;
  xTitle: string;
  yTitle: string;
  altText: string;
  numberFormat: string;
  /** The cells of the x values and, for each line, of its y values, without headers. */
  x: Area;
  series: { name: string; y: Area; role: "estimate" | "low" | "high" | "plugin" | "count" }[];
}

export type Feature = "addSheet" | "chart" | "undo";

/** A request that the workbook cannot carry out; the message says why in words for the user, and nothing was written. */
export class WorkbookError extends Error {
  override name = "WorkbookError";
}

export interface Workbook {
  readonly host: "excel" | "sheet";
  /** True, or the reason in words why this host cannot do it. */
  supports(feature: Feature): true | string;
  /** The selected area, cut to the used cells; refuses several areas. */
  selection(): Promise<Area>;
  read(area: Area): Promise<Block>;
  /** The spilled results that touch the area, each with all its cells; the formula stands in the first. */
  spills(area: Area): Promise<Area[]>;
  usedArea(sheet: string): Promise<Area | null>;
  sheets(): Promise<string[]>;
  /**
   * Writes over the area in one undoable step; a cell given as undefined stays as it is. Where the area is headed, its
   * first row is shown as the names of the columns.
   */
  write(
    area: Area,
    cells: (CellInput | undefined)[][],
    options?: { textColumns?: number[]; numberFormat?: string; headed?: boolean },
  ): Promise<void>;
  /** Adds a sheet, selects it and gives back the name it got. */
  addSheet(content: SheetContent): Promise<string>;
  addChart(request: ChartRequest, at: Area): Promise<void>;
  select(area: Area): Promise<void>;
  /** Takes back what the pane wrote last. */
  undo(): Promise<void>;
  onSelection(listener: () => void): () => void;
  /** Hears that cells, rows or sheets were changed, or cells calculated. */
  onCalculated(listener: () => void): () => void;
}
