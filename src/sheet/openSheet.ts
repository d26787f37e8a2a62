import { LocaleType, LogLevel } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { CalculationMode, UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import enUS from "@univerjs/preset-sheets-core/locales/en-US";
import { startEngineWorker } from "./engineWorker.ts";
import { functionDescriptions } from "./functionDescriptions.ts";
import { fetchFunctionMetadata } from "./functionMetadata.ts";
import { startUniver } from "./startUniver.ts";

export async function openSheet(): Promise<void> {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const [metadata, worker] = await Promise.all([fetchFunctionMetadata(), startEngineWorker(() => {})]);
  const univer = startUniver(
    UniverSheetsCorePreset({
      container: "sheet",
      workerURL: worker,
      formula: { description: functionDescriptions(metadata), initialFormulaComputing: CalculationMode.FORCED },
    }),
    { locale: LocaleType.EN_US, locales: { [LocaleType.EN_US]: enUS }, logLevel: LogLevel.WARN, darkMode: dark.matches },
  );
  const api = FUniver.newAPI(univer);
  dark.addEventListener("change", ({ matches }) => api.toggleDarkMode(matches));
  api.createWorkbook({ id: "passk", name: "passk" });
  document.querySelector<HTMLElement>("#loading")!.hidden = true;
}
