/** Excel as the pane's workbook: every method of the port over Office.js, so it is one long object. */
import { type Area, type CellInput, type CellValue, type ChartRequest, type Workbook, WorkbookError } from "./port.ts";
import { addExcelChart } from "./excelChart.ts";
import { excelFault } from "./excelFault.ts";
import { excelHiddenRows } from "./excelHiddenRows.ts";
import { excelSpills } from "./excelSpills.ts";
import { readsAsOther } from "./readsAsOther.ts";
import { refusals } from "./refusals.ts";

/** What each feature needs of Excel beyond the oldest that loads the add-in. */
const needed = { addSheet: "1.7", chart: "1.7", undo: "1.1" } as const;
const mostCellsAtOnce = 200000;

export function excelWorkbook(): Workbook {
  /** What the pane wrote last and what stood there, so that it can be taken back. */
  let lastWritten: (() => Promise<void>) | null = null;
  const run = <T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> =>
    Excel.run(batch).catch((error: unknown) => {
      throw excelFault(error);
    });
  const rangeOf = (context: Excel.RequestContext, { sheet, row, column, rows, columns }: Area) =>
    context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);
  const supported = (version: string) => Office.context.requirements.isSetSupported("ExcelApi", version);

  const writable = async (context: Excel.RequestContext, area: Area) => {
    const { protection } = context.workbook.worksheets.getItem(area.sheet);
    protection.load("protected");
    await context.sync();
    if (protection.protected) throw new WorkbookError(refusals.protectedSheet(area.sheet));
    if (!supported("1.13")) return;
    const merged = rangeOf(context, area).getMergedAreasOrNullObject();
    merged.load("address");
    await context.sync();
    if (!merged.isNullObject) throw new WorkbookError(refusals.merged(merged.address));
  };

  return {
    host: "excel",
    supports(feature) {
      const version = needed[feature];
      return supported(version) || refusals.tooOld(version);
    },

    selection: () =>
      run(async (context) => {
        const selected = context.workbook.getSelectedRange();
        selected.load("rowIndex,columnIndex,rowCount,columnCount");
        const sheet = selected.worksheet;
        sheet.load("name");
        const used = sheet.getUsedRangeOrNullObject(true);
        used.load("rowIndex,columnIndex,rowCount,columnCount");
        await context.sync();
        const { rowIndex, columnIndex, rowCount, columnCount } = selected;
        const lastRow = used.isNullObject ? 0 : used.rowIndex + used.rowCount;
        const lastColumn = used.isNullObject ? 0 : used.columnIndex + used.columnCount;
        return {
          sheet: sheet.name,
          row: rowIndex,
          column: columnIndex,
          rows: Math.max(1, Math.min(rowCount, lastRow - rowIndex)),
          columns: Math.max(1, Math.min(columnCount, lastColumn - columnIndex)),
        };
      }),

    read: (area) =>
      run(async (context) => {
        const values: CellValue[][] = [];
        const formulas: string[][] = [];
        const step = Math.max(1, Math.floor(mostCellsAtOnce / area.columns));
        for (let from = 0; from < area.rows; from += step) {
          const range = rangeOf(context, { ...area, row: area.row + from, rows: Math.min(step, area.rows - from) });
          range.load("values,formulas,valueTypes");
          await context.sync();
          range.values.forEach((row, r) => {
            values.push(row.map((value, c) => cellValue(value, range.valueTypes[r][c])));
            formulas.push(range.formulas[r].map((formula) => (isFormula(formula) ? formula : "")));
          });
        }
        const hiddenRows = await excelHiddenRows(context, area, rangeOf);
        return { area, values, formulas, hiddenRows };
      }),

    spills: (area) => run((context) => excelSpills(context, area, rangeOf)),

    usedArea: (sheet) =>
      run(async (context) => {
        const used = context.workbook.worksheets.getItem(sheet).getUsedRangeOrNullObject(true);
        used.load("rowIndex,columnIndex,rowCount,columnCount");
        await context.sync();
        if (used.isNullObject) return null;
        return { sheet, row: used.rowIndex, column: used.columnIndex, rows: used.rowCount, columns: used.columnCount };
      }),

    sheets: () =>
      run(async (context) => {
        const { worksheets } = context.workbook;
        worksheets.load("items/name");
        await context.sync();
        return worksheets.items.map(({ name }) => name);
      }),

    write: (area, cells, { textColumns = [], numberFormat, headed } = {}) =>
      run(async (context) => {
        const fits = cells.length === area.rows && cells.every((row) => row.length === area.columns);
        if (!fits) throw new WorkbookError(refusals.shape(area.rows, area.columns));
        await writable(context, area);
        const spills = await excelSpills(context, area, rangeOf);
        const range = rangeOf(context, area);
        range.load("formulas,numberFormat");
        await context.sync();
        const { formulas, numberFormat: formats } = range;
        // Excel leaves a cell alone for which a null stands among the values.
        const changed = <T>(at: (row: number, column: number) => T): (T | null)[][] =>
          cells.map((row, r) => row.map((input, c) => (input === undefined ? null : at(r, c))));
        if (numberFormat) range.numberFormat = changed(() => numberFormat);
        for (const column of textColumns) {
          range.getColumn(column).numberFormat = cells.map((row) => [row[column] === undefined ? null : "@"]);
        }
        range.formulas = changed((r, c) => excelInput(cells[r][c]!, textColumns.includes(c)));
        if (headed) {
          asHeading(range.getRow(0));
          range.getRow(0).format.wrapText = true;
        }
        await context.sync();
        lastWritten = () =>
          run(async (later) => {
            await writable(later, area);
            const written = rangeOf(later, area);
            if (headed) written.getRow(0).clear("Formats");
            written.numberFormat = changed((r, c) => formats[r][c] as string);
            // A cell that was spilled over was blank itself: it fills again when its formula is back.
            written.formulas = changed((r, c) =>
              spills.some((spill) => isSpilledOver(spill, area.row + r, area.column + c))
                ? ""
                : excelInput(formulas[r][c] as CellInput),
            );
            await later.sync();
          });
      }),

    addSheet: (content) =>
      run(async (context) => {
        const { worksheets } = context.workbook;
        worksheets.load("items/name");
        await context.sync();
        const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
        let name = content.name;
        for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${content.name} ${number}`;
        const sheet = worksheets.add(name);
        const {
          cells,
          textColumns = [],
          headerRows = [],
          headings = [],
          titleRows = [],
          frozenRows = 0,
          columnWidths = [],
          numberFormats = [],
        } = content;
        const width = Math.max(1, ...cells.map((row) => row.length));
        const rows = (from: number, count: number) => sheet.getRangeByIndexes(from, 0, count, width);
        for (const { area, format } of numberFormats) {
          const range = sheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
          range.numberFormat = Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(format));
        }
        for (const column of textColumns) {
          sheet.getRangeByIndexes(0, column, cells.length, 1).numberFormat = cells.map(() => ["@"]);
        }
        const step = Math.max(1, Math.floor(mostCellsAtOnce / width));
        for (let from = 0; from < cells.length; from += step) {
          const part = cells.slice(from, from + step);
          rows(from, part.length).formulas = part.map((row) =>
            Array.from({ length: width }, (_, column) => excelInput(row[column] ?? null, textColumns.includes(column))),
          );
          await context.sync();
        }
        for (const row of headerRows) asHeading(rows(row, 1));
        for (const area of headings) {
          const range = sheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
          range.format.horizontalAlignment = "Right";
          asHeading(range);
          range.getColumn(0).format.horizontalAlignment = "Left";
        }
        for (const row of titleRows) rows(row, 1).format.font.bold = true;
        // Widths are given in pixels; Excel counts in points, of which 3 are 4 pixels.
        columnWidths.forEach((pixels, column) => {
          sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = 0.75 * pixels;
        });
        if (frozenRows > 0) sheet.freezePanes.freezeRows(frozenRows);
        sheet.activate();
        await context.sync();
        lastWritten = () =>
          run(async (later) => {
            later.workbook.worksheets.getItem(name).delete();
            await later.sync();
          });
        return name;
      }),

    addChart: (request: ChartRequest, at: Area) =>
      run(async (context) => {
        await writable(context, at);
        await addExcelChart(context, request, at, rangeOf);
      }),

    select: (area) =>
      run(async (context) => {
        context.workbook.worksheets.getItem(area.sheet).activate();
        rangeOf(context, area).select();
        await context.sync();
      }),

    async undo() {
      if (!lastWritten) throw new WorkbookError(refusals.nothingToUndo);
      const takeBack = lastWritten;
      lastWritten = null;
      await takeBack();
    },

    onSelection: (listener) =>
      listening((context) => [
        context.workbook.onSelectionChanged.add(async () => listener()),
        context.workbook.worksheets.onActivated.add(async () => listener()),
      ]),

    onCalculated: (listener) =>
      listening((context) => [
        context.workbook.worksheets.onCalculated.add(async () => listener()),
        context.workbook.worksheets.onChanged.add(async () => listener()),
        context.workbook.worksheets.onAdded.add(async () => listener()),
        context.workbook.worksheets.onDeleted.add(async () => listener()),
        ...(supported("1.11") ? [context.workbook.worksheets.onRowHiddenChanged.add(async () => listener())] : []),
        ...(supported("1.17") ? [context.workbook.worksheets.onNameChanged.add(async () => listener())] : []),
      ]),
  };
}

function asHeading({ format: { font, fill } }: Excel.Range): void {
  font.bold = true;
  font.color = "#1b2a4a";
  fill.color = "#e4ebf7";
}

const isFormula = (formula: unknown): formula is string => typeof formula === "string" && formula.startsWith("=");
/** A text that Excel would take for something else is marked so; in a cell of the text format only a formula would be. */
const excelInput = (input: CellInput, text = false): string | number | boolean => {
  if (input === null || input === "") return "";
  if (text) return /^[=+\-@']/.test(String(input)) ? `'${input}` : String(input);
  return typeof input === "string" && !input.startsWith("=") && readsAsOther(input) ? `'${input}` : input;
};

function cellValue(value: unknown, type: Excel.RangeValueType | string): CellValue {
  if (type === "Empty") return null;
  if (type === "Error") return { error: String(value) };
  return value as string | number | boolean;
}

/** Whether a cell shows a part of the spilled result, other than the first, which holds the formula. */
const isSpilledOver = ({ row, column, rows, columns }: Area, r: number, c: number) =>
  r >= row && r < row + rows && c >= column && c < column + columns && !(r === row && c === column);

type Registration = { context: OfficeExtension.ClientRequestContext; remove(): void };

/** Events are registered in a batch; what is given back takes the registrations away, also when that comes first. */
function listening(register: (context: Excel.RequestContext) => Registration[]): () => void {
  const registered = Excel.run(async (context) => {
    const registrations = register(context);
    await context.sync();
    return registrations;
    // An Excel without such an event still has a pane that works; it is then drawn again when its tab is opened.
  }).catch((): Registration[] => []);
  return () =>
    void registered.then(async (registrations) => {
      for (const registration of registrations) registration.remove();
      await registrations[0]?.context.sync();
    });
}
