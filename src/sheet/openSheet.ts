import { type IWorkbookData, LifecycleStages, LocaleType, LogLevel } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { CalculationMode, UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import enUS from "@univerjs/preset-sheets-core/locales/en-US";
import { sheetWorkbook } from "../workbook/sheet.ts";
import { startEngineWorker } from "./engineWorker.ts";
import { errorMessages } from "./errorMessages.ts";
import { functionDescriptions } from "./functionDescriptions.ts";
import { fetchFunctionMetadata } from "./functionMetadata.ts";
import { goRound } from "./goRound.ts";
import { keepTyping } from "./keepTyping.ts";
import { fromKeptWork } from "./keptWork.ts";
import { keepWork } from "./keepWork.ts";
import { recalculateLeftovers } from "./recalculateLeftovers.ts";
import { sampleWorkbook } from "./samples/sampleWorkbook.ts";
import { showSelectedCell } from "./selectedCell.ts";
import { showGeneral } from "./showGeneral.ts";
import { showPane } from "./showPane.ts";
import { showProgress } from "./showProgress.ts";
import { askToStartOver } from "./startOver.ts";
import { startUniver } from "./startUniver.ts";
import { offerToStartOver } from "./unreadableWork.ts";
import { forgetWork, loadWork } from "./workStore.ts";
import { fileControls } from "./xlsx/fileControls.ts";

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

/** Brings up the sheet on the user's workbook, or on the samples, and joins the page's parts to it. */
export async function openSheet(): Promise<void> {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const messages = errorMessages();
  const [metadata, worker, kept] = await Promise.all([
    fetchFunctionMetadata(),
    startEngineWorker(messages.add),
    // A browser that refuses to store refuses to load; saving says so.
    loadWork().catch(() => undefined),
  ]);
  let work: Partial<IWorkbookData>;
  try {
    work = kept === undefined ? await sampleWorkbook() : fromKeptWork(kept);
  } catch (error) {
    if (kept === undefined) throw error;
    return offerToStartOver(element("loading"), kept, error);
  }
  const preset = UniverSheetsCorePreset({
    container: "sheet",
    workerURL: worker,
    ribbonType: "simple",
    sheets: {
      disableForceStringMark: true,
      disableForceStringAlert: true,
      // The tracks lie over the cells at the grid's edges; the dark theme turns the word transparent into black.
      scrollConfig: { trackBackgroundColor: "rgba(255,255,255,0)", trackBorderColor: "rgba(255,255,255,0)" },
    },
    formula: { description: functionDescriptions(metadata), initialFormulaComputing: CalculationMode.FORCED },
  });
  const univer = startUniver(preset, {
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: enUS },
    logLevel: LogLevel.WARN,
    darkMode: dark.matches,
  });
  const api = FUniver.newAPI(univer);
  // Univer's own name for it: for the console and for the end-to-end tests, which click through getCellRect().
  Object.assign(globalThis, { univerAPI: api });
  dark.addEventListener("change", ({ matches }) => api.toggleDarkMode(matches));
  recalculateLeftovers(api, univer.__getInjector());
  showProgress(api, element<HTMLProgressElement>("computing"));
  const rendered = new Promise<void>((resolve) => {
    api.addEvent(api.Event.LifeCycleChanged, ({ stage }) => {
      if (stage === LifecycleStages.Rendered) resolve();
    });
  });
  api.createWorkbook(work);
  showGeneral(univer.__getInjector());
  await rendered;
  keepTyping(api);
  element("loading").hidden = true;

  const workbook = sheetWorkbook(api, messages.messageOf);
  showSelectedCell(workbook, element("cell"));
  void showPane(workbook, element("pane"), element<HTMLButtonElement>("toggle-pane"));
  goRound(element("pane"), element("bar"));
  fileControls(api, workbook, { open: element("open"), save: element("save"), grid: element("sheet") });
  const keeper = keepWork(api, (state) => (element("saved").textContent = state));
  const startOver = element<HTMLButtonElement>("start-over");
  startOver.disabled = false;
  startOver.addEventListener("click", async () => {
    if (!(await askToStartOver())) return;
    keeper.stop();
    await forgetWork().catch(() => {});
    location.reload();
  });
}
