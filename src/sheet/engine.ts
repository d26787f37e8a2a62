/** The worker that computes the sheet: Univer's engine with the formulas of functions.js, so that the page never waits. */
import { LocaleType, LogLevel } from "@univerjs/core";
import { UniverSheetsCoreWorkerPreset } from "@univerjs/preset-sheets-core/worker";
import { customFunctionsHost } from "./customFunctions.ts";
import { fetchFunctionMetadata, formulaName } from "./functionMetadata.ts";
import { type ErrorMessage, hostFormula } from "./hostFormula.ts";
import { enableSpillReferences } from "./spillReference.ts";
import { startUniver } from "./startUniver.ts";

/** What the page hears from the engine beside Univer's own messages. */
export type EngineNews = { ready: true } | { messages: ErrorMessage[] };

addEventListener("message", ({ data: port }: MessageEvent<MessagePort>) => void start(port), { once: true });

async function start(port: MessagePort): Promise<void> {
  const tell = (news: EngineNews) => port.postMessage(news);
  const { CustomFunctions, functions } = customFunctionsHost();
  Object.assign(globalThis, { CustomFunctions });
  const metadata = await fetchFunctionMetadata();
  importScripts("functions.js");

  let messages: ErrorMessage[] = [];
  const report = (message: ErrorMessage) => {
    if (messages.push(message) > 1) return;
    setTimeout(() => {
      tell({ messages });
      messages = [];
    });
  };
  const hosted = metadata.map((entry) => {
    const run = functions.get(entry.id);
    if (!run) throw new Error(`functions.js must associate every id of functions.json; got no ${entry.id}`);
    return [hostFormula(entry, run, report), formulaName(entry)] as [ReturnType<typeof hostFormula>, string];
  });
  enableSpillReferences();
  startUniver(UniverSheetsCoreWorkerPreset({ formula: { function: hosted } }), {
    locale: LocaleType.EN_US,
    logLevel: LogLevel.WARN,
  });
  tell({ ready: true });
}
