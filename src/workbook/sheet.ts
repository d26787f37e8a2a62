/** The embedded sheet as the pane's workbook: every method of the port over Univer's facade, so it is one long object. */
import { ICommandService, type IRange, IUndoRedoService, type IUndoRedoItem, type Nullable } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { SetSelectionsOperation, SetWorksheetActiveOperation } from "@univerjs/preset-sheets-core";
import { type Area, type CellInput, type Workbook, WorkbookError } from "./port.ts";
import { type FWorksheet, type MessageOf, sheetCells } from "./sheetCells.ts";
import { sheetCell, sheetData } from "./sheetData.ts";

const mostRows = 1048576;
const mostColumns = 16384;
const noChart = "this sheet keeps no charts in its cells; the Chart tab beside it draws them";

export function sheetWorkbook(api: FUniver, messageOf: MessageOf): Workbook {
  const workbook = api.getActiveWorkbook()!;
  const injector = workbook.getActiveSheet().getInject();
  const undoService = injector.get(IUndoRedoService);
  const commands = injector.get(ICommandService);
  let lastWritten: Nullable<IUndoRedoItem> = null;

  const sheetNamed = (name: string): FWorksheet => {
    const sheet = workbook.getSheetByName(name);
    if (!sheet) throw new WorkbookError(`sheet must be one of this workbook; got ${name}`);
    return sheet;
  };
  const areaOf = (sheet: FWorksheet, { startRow, startColumn, endRow, endColumn }: IRange): Area => ({
    sheet: sheet.getSheetName(),
    row: startRow,
    column: startColumn,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  });
  const used = (sheet: FWorksheet): IRange | null => {
    const bounds = { startRow: Infinity, startColumn: Infinity, endRow: -1, endColumn: -1 };
    const include = (row: number, column: number) => {
      bounds.startRow = Math.min(bounds.startRow, row);
      bounds.startColumn = Math.min(bounds.startColumn, column);
      bounds.endRow = Math.max(bounds.endRow, row);
      bounds.endColumn = Math.max(bounds.endColumn, column);
    };
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((row, column, cell) => {
        if (cell?.f || cell?.si || cell?.p || (cell?.v ?? "") !== "") include(row, column);
      });
    const { spilled = {} } = sheetCells(sheet, messageOf);
    for (const [row, cells] of Object.entries(spilled)) {
      for (const column of Object.keys(cells ?? {})) include(Number(row), Number(column));
    }
    return bounds.endRow < 0 ? null : bounds;
  };
  const rangeIn = (sheet: FWorksheet, { row, column, rows, columns }: Omit<Area, "sheet">) => {
    if (row + rows > mostRows || column + columns > mostColumns) {
      throw new WorkbookError(`area must end within ${mostRows} rows and ${mostColumns} columns`);
    }
    if (row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows);
    if (column + columns > sheet.getMaxColumns()) sheet.setColumnCount(column + columns);
    return sheet.getRange(row, column, rows, columns);
  };
  const remember = () => (lastWritten = undoService.pitchTopUndoElement());

  return {
    host: "sheet",
    supports: (feature) => (feature === "chart" ? noChart : true),

    async selection() {
      const sheet = workbook.getActiveSheet();
      const ranges = sheet.getSelection()?.getActiveRangeList() ?? [];
      if (ranges.length !== 1) {
        throw new WorkbookError(`selection must be one block of cells; got ${ranges.length || "none"}`);
      }
      const { startRow, startColumn, endRow, endColumn } = ranges[0].getRange();
      const bounds = used(sheet);
      const cut = {
        startRow,
        startColumn,
        endRow: Math.max(startRow, Math.min(endRow, bounds?.endRow ?? -1)),
        endColumn: Math.max(startColumn, Math.min(endColumn, bounds?.endColumn ?? -1)),
      };
      return areaOf(sheet, cut);
    },

    async read(area) {
      const sheet = sheetNamed(area.sheet);
      const { value, formula } = sheetCells(sheet, messageOf);
      const grid = <T>(at: (row: number, column: number) => T): T[][] =>
        Array.from({ length: area.rows }, (_, r) =>
          Array.from({ length: area.columns }, (_, c) => at(area.row + r, area.column + c)),
        );
      const rows = Array.from({ length: area.rows }, (_, r) => r);
      const hiddenRows = rows.filter((r) => !sheet.getSheet().getRowVisible(area.row + r));
      return { area, values: grid(value), formulas: grid(formula), hiddenRows };
    },

    async usedArea(name) {
      const sheet = sheetNamed(name);
      const bounds = used(sheet);
      return bounds && areaOf(sheet, bounds);
    },

    async sheets() {
      return workbook.getSheets().map((sheet) => sheet.getSheetName());
    },

    async write(area, cells, { textColumns = [], numberFormat } = {}) {
      const fits = cells.length === area.rows && cells.every((row) => row.length === area.columns);
      if (!fits) throw new WorkbookError(`cells must be ${area.rows} x ${area.columns}, as the area is`);
      const style = numberFormat ? { n: { pattern: numberFormat } } : {};
      const filled = cells.map((row) =>
        row.map((input: CellInput, column) => sheetCell(input, textColumns.includes(column), style)),
      );
      rangeIn(sheetNamed(area.sheet), area).setValues(filled);
      remember();
    },

    async addSheet(content) {
      const taken = new Set(workbook.getSheets().map((sheet) => sheet.getSheetName().toLowerCase()));
      let name = content.name;
      for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${content.name} ${number}`;
      const sheet = workbook.insertSheet(name, { sheet: sheetData(content) });
      remember();
      workbook.setActiveSheet(sheet);
      sheet.getRange(0, 0).activate();
      return sheet.getSheetName();
    },

    async addChart() {
      throw new WorkbookError(noChart);
    },

    async select(area) {
      const sheet = sheetNamed(area.sheet);
      workbook.setActiveSheet(sheet);
      rangeIn(sheet, area).activate();
      sheet.scrollToCell(area.row, area.column);
    },

    async undo() {
      const top = undoService.pitchTopUndoElement();
      if (!top || top !== lastWritten) {
        throw new WorkbookError("the sheet has changed since; take the changes back one by one with Ctrl+Z");
      }
      await api.undo();
      lastWritten = null;
    },

    onSelection(listener) {
      const heard = new Set<string>([SetSelectionsOperation.id, SetWorksheetActiveOperation.id]);
      const subscription = commands.onCommandExecuted(({ id }) => {
        if (heard.has(id)) listener();
      });
      return () => subscription.dispose();
    },

    onCalculated(listener) {
      const subscription = api.getFormula().calculationEnd(() => listener());
      return () => subscription.dispose();
    },
  };
}
