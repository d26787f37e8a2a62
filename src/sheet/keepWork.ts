import { CommandType, IResourceManagerService, UniverInstanceType } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { SetRangeValuesMutation } from "@univerjs/preset-sheets-core";
import { toKeptWork } from "./keptWork.ts";
import { saveWork } from "./workStore.ts";

const delay = 400;
/** Progress of a computation and text in the cell editor are mutations too, but nothing that is kept. */
const isKept = (id: string) => id.startsWith("sheet.") || id.includes("defined-name");
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const atOnce = () => Promise.resolve();

/**
 * Saves the workbook shortly after every change and when the page is left, and says so. A second tab on the same
 * workbook does not save, because the tabs would overwrite each other; it says that instead.
 */
export function keepWork(api: FUniver, say: (state: string) => void): { stop(): void } {
  const facade = api.getActiveWorkbook()!;
  const resources = facade.getActiveSheet().getInject().get(IResourceManagerService);
  let stopped = false;
  let unsaved = false;
  let shape = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async (pause: () => Promise<void>) => {
    for (;;) {
      const before = shape;
      const workbook = {
        ...facade.getWorkbook().getSnapshot(),
        resources: resources.getResources(facade.getId(), UniverInstanceType.UNIVER_SHEET),
      };
      const kept = await toKeptWork(workbook, pause);
      // Rows that were inserted or removed meanwhile would stand in it twice or not at all.
      if (shape === before) return kept;
    }
  };
  const save = async (pause: () => Promise<void>) => {
    clearTimeout(timer);
    if (!unsaved || stopped) return;
    unsaved = false;
    try {
      const kept = await write(pause);
      if (stopped) return;
      await saveWork(kept);
      if (!unsaved) say("Saved in this browser");
    } catch (error) {
      unsaved = true;
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      say(`Not saved, this browser refuses: ${reason}`);
    }
  };
  const keep = () => {
    api.onCommandExecuted(({ id, type }) => {
      if (type !== CommandType.MUTATION || !isKept(id)) return;
      if (id !== SetRangeValuesMutation.id) shape++;
      unsaved = true;
      clearTimeout(timer);
      timer = setTimeout(() => void save(nextTask), delay);
    });
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") void save(atOnce);
    });
    addEventListener("beforeunload", (event) => {
      if (!unsaved || stopped) return;
      void save(atOnce);
      event.preventDefault();
    });
  };

  // Browsers give locks to pages of https and localhost only.
  if (!("locks" in navigator)) keep();
  else
    void navigator.locks.request("passk-workbook", { ifAvailable: true }, (lock) => {
      if (!lock) return say("Open in another tab too: changes here are not saved");
      keep();
      return new Promise(() => {}); // Holds the lock for as long as this page lives.
    });
  return { stop: () => (stopped = true) };
}
