// Over 150 lines: an object with every method of the port, which share their workbook and listeners.
/** The embedded sheet as the pane's workbook, over Univer's facade. */
import {
  EDITOR_ACTIVATED,
  type ICellData,
  ICommandService,
  IContextService,
  type IRange,
  IUndoRedoService,
  type IUndoRedoItem,
  type Nullable,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  SetRangeValuesCommand,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
} from "@univerjs/preset-sheets-core";
import { type Area, type Workbook, WorkbookError } from "./port.ts";
import { refusals } from "./refusals.ts";
import { type FWorksheet, type MessageOf, sheetCells } from "./sheetCells.ts";
import { sheetName } from "./sheetName.ts";
import { columnName, sheetCell, sheetData } from "./sheetData.ts";

const mostRows = 1048576;
const mostColumns = 16384;

export function sheetWorkbook(api: FUniver, messageOf: MessageOf): Workbook {
  const workbook = api.getActiveWorkbook()!;
  const injector = workbook.getActiveSheet().getInject();
  const undoService = injector.get(IUndoRedoService);
  const commands = injector.get(ICommandService);
  const contexts = injector.get(IContextService);
  let lastWritten: Nullable<IUndoRedoItem> = null;

  const sheetNamed = (name: string): FWorksheet => {
    const sheet = workbook.getSheetByName(name);
    if (!sheet) throw new WorkbookError(refusals.noSheet(name));
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
      throw new WorkbookError(refusals.beyond(mostRows, mostColumns));
    }
    if (row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows);
    if (column + columns > sheet.getMaxColumns()) sheet.setColumnCount(column + columns);
    return sheet.getRange(row, column, rows, columns);
  };
  const idle = () => {
    if (contexts.getContextValue(EDITOR_ACTIVATED)) throw new WorkbookError(refusals.editing);
  };
  const writable = (sheet: FWorksheet, { row, column, rows, columns }: Omit<Area, "sheet">) => {
    idle();
    if (sheet.getWorksheetPermission().isProtected()) {
      throw new WorkbookError(refusals.protectedSheet(sheet.getSheetName()));
    }
    const [merged] = sheet.getSheet().getMergedCellRange(row, column, row + rows - 1, column + columns - 1);
    if (merged) throw new WorkbookError(refusals.merged(sheet.getRange(merged).getA1Notation()));
  };
  const remember = () => (lastWritten = undoService.pitchTopUndoElement());

  return {
    host: "sheet",
    supports: (feature) => (feature === "chart" ? refusals.noChart : true),

    async selection() {
      const sheet = workbook.getActiveSheet();
      const ranges = sheet.getSelection()?.getActiveRangeList() ?? [];
      if (ranges.length !== 1) {
        throw new WorkbookError(refusals.severalAreas(ranges.length));
      }
      const { startRow, startColumn, endRow, endColumn } = ranges[0].getRange();
      if (startRow === endRow && startColumn === endColumn) return areaOf(sheet, ranges[0].getRange());
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

    async spills(area) {
      const sheet = sheetNamed(area.sheet);
      return sheetCells(sheet, messageOf)
        .spills.map((range) => areaOf(sheet, range))
        .filter((spill) => overlap(spill, area));
    },

    async usedArea(name) {
      const sheet = sheetNamed(name);
      const bounds = used(sheet);
      return bounds && areaOf(sheet, bounds);
    },

    async sheets() {
      return workbook.getSheets().map((sheet) => sheet.getSheetName());
    },

    async write(area, cells, { textColumns = [], numberFormat, headed } = {}) {
      const fits = cells.length === area.rows && cells.every((row) => row.length === area.columns);
      if (!fits) throw new WorkbookError(refusals.shape(area.rows, area.columns));
      const sheet = sheetNamed(area.sheet);
      writable(sheet, area);
      const style = numberFormat ? { n: { pattern: numberFormat } } : {};
      const value: Record<number, Record<number, ICellData>> = {};
      cells.forEach((row, r) =>
        row.forEach((input, c) => {
          if (input === undefined) return;
          const own = headed && r === 0 ? { ...style, ...columnName } : style;
          (value[area.row + r] ??= {})[area.column + c] = sheetCell(input, textColumns.includes(c), own);
        }),
      );
      const params = { unitId: workbook.getId(), subUnitId: sheet.getSheetId(), value };
      commands.syncExecuteCommand(SetRangeValuesCommand.id, { ...params, range: rangeIn(sheet, area).getRange() });
      remember();
    },

    async addSheet(content) {
      idle();
      const name = sheetName(
        content.name,
        workbook.getSheets().map((sheet) => sheet.getSheetName()),
      );
      const sheet = workbook.insertSheet(name, { sheet: sheetData(content) });
      remember();
      workbook.setActiveSheet(sheet);
      sheet.getRange(0, 0).activate();
      return sheet.getSheetName();
    },

    async addChart() {
      throw new WorkbookError(refusals.noChart);
    },

    async select(area) {
      const sheet = sheetNamed(area.sheet);
      workbook.setActiveSheet(sheet);
      rangeIn(sheet, area).activate();
      // Frozen rows and columns are seen in viewports of their own.
      const seen = [...(sheet.getVisibleRangesOfAllViewports()?.values() ?? [])];
      if (!seen.some((range) => holds(range, area))) sheet.scrollToCell(area.row, area.column);
    },

    async undo() {
      const top = undoService.pitchTopUndoElement();
      if (!top || top !== lastWritten) {
        throw new WorkbookError(refusals.changedSince);
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
      // One step of the user is many mutations; what is calculated is not in all of them.
      let waits = false;
      const soon = () => {
        if (!waits) queueMicrotask(() => ((waits = false), listener()));
        waits = true;
      };
      const subscriptions = [
        api.getFormula().calculationEnd(soon),
        commands.onCommandExecuted(({ id }) => {
          if (id.startsWith("sheet.mutation.")) soon();
        }),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.dispose();
      };
    },
  };
}

const overlap = (a: Omit<Area, "sheet">, b: Omit<Area, "sheet">) =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;
const holds = (seen: IRange, { row, column }: Area) =>
  row >= seen.startRow && row <= seen.endRow && column >= seen.startColumn && column <= seen.endColumn;
