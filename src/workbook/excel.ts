// Over 150 lines: an object with every method of the port, which share their session with Excel.
/** Excel as the pane's workbook, over Office.js. */
import { type Area, type CellValue, type ChartRequest, type Workbook, WorkbookError } from "./port.ts";
import { addExcelChart } from "./excelChart.ts";
import { excelFault } from "./excelFault.ts";
import { excelHiddenRows } from "./excelHiddenRows.ts";
import { excelSheet } from "./excelSheet.ts";
import { excelSpills } from "./excelSpills.ts";
import { excelWrite } from "./excelWrite.ts";
import { refusals } from "./refusals.ts";
import { rowParts } from "./rowParts.ts";
import { sheetName } from "./sheetName.ts";

/** What each feature needs of Excel beyond the oldest that loads the add-in. */
const needed = { addSheet: "1.7", chart: "1.7", undo: "1.1" } as const;

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
    if (!merged.isNullObject) throw new WorkbookError(refusals.merged(withoutSheet(merged.address)));
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
        for (const part of rowParts(area)) {
          const range = rangeOf(context, part);
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

    write: (area, cells, options) =>
      run(async (context) => {
        const fits = cells.length === area.rows && cells.every((row) => row.length === area.columns);
        if (!fits) throw new WorkbookError(refusals.shape(area.rows, area.columns));
        await writable(context, area);
        const putBack = await excelWrite(context, { area, cells, ...options }, rangeOf);
        lastWritten = () =>
          run(async (later) => {
            await writable(later, area);
            await putBack(later);
          });
      }),

    addSheet: (content) =>
      run(async (context) => {
        const { worksheets } = context.workbook;
        worksheets.load("items/name");
        await context.sync();
        const name = sheetName(
          content.name,
          worksheets.items.map((sheet) => sheet.name),
        );
        const sheet = worksheets.add(name);
        await context.sync();
        try {
          await excelSheet(context, sheet, content);
          sheet.activate();
          await context.sync();
        } catch (error) {
          sheet.delete();
          await context.sync().catch(() => undefined);
          throw error;
        }
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

/** "Counts!A1:B2,Counts!D4:E5" without the names of the sheets. */
const withoutSheet = (addresses: string) => addresses.replace(/(?:'(?:[^']|'')*'|[^',!]+)!/g, "");

const isFormula = (formula: unknown): formula is string => typeof formula === "string" && formula.startsWith("=");
function cellValue(value: unknown, type: Excel.RangeValueType | string): CellValue {
  if (type === "Empty") return null;
  if (type === "Error") return { error: String(value) };
  return value as string | number | boolean;
}

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
