import { startPool } from "../../runner/browser/startPool.ts";
import { RunSession } from "./runSession.ts";
import { runStore } from "./runStore.ts";

/** The one run of this page. */
export const session = new RunSession({
  store: runStore(),
  startPool: (size, signal) => startPool(document.baseURI, size, signal),
});
