import {
  EDITOR_ACTIVATED,
  IContextService,
  IUniverInstanceService,
  LocaleType,
  LogLevel,
  Univer,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverFormulaEnginePlugin } from "@univerjs/engine-formula";
import {
  IRenderManagerService,
  RenderManagerService,
  SetSelectionsOperation,
  UniverSheetsFormulaPlugin,
  UniverSheetsPlugin,
} from "@univerjs/preset-sheets-core";
import { sheetWorkbook } from "../../src/workbook/sheet.ts";
import type { Book } from "./book.ts";

/** The embedded sheet without its screen: the engine of the page, in this process. */
export function univerBook(): Book {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: {} },
    logLevel: LogLevel.SILENT,
  });
  univer.registerPlugin(UniverFormulaEnginePlugin);
  univer.registerPlugin(UniverSheetsPlugin);
  univer.registerPlugin(UniverSheetsFormulaPlugin);
  // The facade asks for what draws the grid as soon as it is made; nothing is drawn here.
  univer.__getInjector().add([IRenderManagerService, { useClass: RenderManagerService }]);
  const api = FUniver.newAPI(univer);
  const sheet = { id: "first", name: "Counts", rowCount: 100, columnCount: 20, cellData: {} };
  const book = api.createWorkbook({ id: "book", name: "book", sheetOrder: ["first"], sheets: { first: sheet } });
  univer.__getInjector().get(IUniverInstanceService).focusUnit("book");
  return {
    workbook: sheetWorkbook(api, () => undefined),
    userSelects: async (area) => {
      book.getSheetByName(area.sheet)!.getRange(area.row, area.column, area.rows, area.columns).activate();
    },
    userHidesRow: async (name, row) => {
      book.getSheetByName(name)!.hideRows(row, 1);
    },
    userProtects: async (name) => {
      await book.getSheetByName(name)!.getWorksheetPermission().protect();
    },
    userMerges: async (area) => {
      book.getSheetByName(area.sheet)!.getRange(area.row, area.column, area.rows, area.columns).merge();
    },
    userSelectsSeveral: async (areas) => {
      const ranges = areas.map((area) =>
        book.getSheetByName(area.sheet)!.getRange(area.row, area.column, area.rows, area.columns).getRange(),
      );
      await api.executeCommand(SetSelectionsOperation.id, {
        unitId: "book",
        subUnitId: "first",
        selections: ranges.map((range) => ({ range, primary: null, style: null })),
      });
    },
    // What the editor of the page does when it opens over a cell; this process has none.
    userStartsTyping: async () => univer.__getInjector().get(IContextService).setContextValue(EDITOR_ACTIVATED, true),
    formatOf: (name, row, column) => book.getSheetByName(name)!.getRange(row, column).getCellStyleData()?.n?.pattern,
    close: () => univer.dispose(),
  };
}
