import { CommandType } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { saveWork } from "./workStore.ts";

const delay = 400;

/**
 * Saves the workbook shortly after every change and when the page is left, and says so. A second tab on the same
 * workbook does not save, because the tabs would overwrite each other; it says that instead.
 */
export function keepWork(api: FUniver, say: (state: string) => void): { stop(): void } {
  let stopped = false;
  let unsaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = async () => {
    clearTimeout(timer);
    if (!unsaved || stopped) return;
    unsaved = false;
    try {
      await saveWork(api.getActiveWorkbook()!.save());
      if (!unsaved) say("Saved in this browser");
    } catch (error) {
      unsaved = true;
      say(`Not saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const changed = () => {
    unsaved = true;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };

  void navigator.locks.request("passk-workbook", { ifAvailable: true }, (lock) => {
    if (!lock) return say("Open in another tab too: changes here are not saved");
    api.onCommandExecuted(({ type }) => {
      if (type === CommandType.MUTATION) changed();
    });
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") void save();
    });
    addEventListener("beforeunload", (event) => {
      if (!unsaved || stopped) return;
      void save();
      event.preventDefault();
    });
    return new Promise(() => {}); // Holds the lock for as long as this page lives.
  });
  return { stop: () => (stopped = true) };
}
