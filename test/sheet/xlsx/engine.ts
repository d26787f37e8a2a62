/** The embedded sheet without its page: Univer's engine with the add-in's formulas, in this process. */
import {
  type IWorkbookData,
  type IWorksheetData,
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
  UniverSheetsFormulaPlugin,
  UniverSheetsPlugin,
} from "@univerjs/preset-sheets-core";
import { hostFormula } from "../../../src/sheet/hostFormula.ts";
import { enableSpillReferences } from "../../../src/sheet/spillReference.ts";
import { sheetWorkbook } from "../../../src/workbook/sheet.ts";
import { formulas } from "../../functions/formulas.ts";

enableSpillReferences();
const hosted = [...formulas].map(([id, run]) => {
  const parameters = Array.from({ length: run.length }, (_, i) => ({ name: `p${i}`, optional: i > 0 }));
  return [hostFormula({ id, name: id, parameters }, run, () => {}), `EVAL.${id}`];
});

export function startEngine(sheets: Partial<IWorksheetData>[], resources: IWorkbookData["resources"] = []) {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: {} },
    logLevel: LogLevel.SILENT,
  });
  univer.registerPlugin(UniverFormulaEnginePlugin, { function: hosted } as never);
  univer.registerPlugin(UniverSheetsPlugin);
  univer.registerPlugin(UniverSheetsFormulaPlugin);
  // The facade asks for what draws the grid as soon as it is made; nothing is drawn here.
  univer.__getInjector().add([IRenderManagerService, { useClass: RenderManagerService }]);
  const api = FUniver.newAPI(univer);
  const named = sheets.map((sheet, i) => ({ rowCount: 100, columnCount: 30, ...sheet, id: `sheet-${i}` }));
  api.createWorkbook({
    id: "book",
    name: "book",
    sheetOrder: named.map(({ id }) => id),
    sheets: Object.fromEntries(named.map((sheet) => [sheet.id, sheet])),
    resources,
  });
  univer.__getInjector().get(IUniverInstanceService).focusUnit("book");
  const workbook = sheetWorkbook(api, () => undefined);
  return {
    api,
    workbook,
    /** Computes every formula, and is there when all results are in their cells. */
    computed: () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("the engine must come to an end; it did not in 30 s")), 30_000);
        const listener = api.getFormula().calculationResultApplied(() => {
          clearTimeout(late);
          listener.dispose();
          resolve();
        });
        api.getFormula().executeCalculation();
      }),
    close: () => univer.dispose(),
  };
}
