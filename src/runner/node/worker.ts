// A worker thread under Node: makes the snapshot, or boots two cells from it and judges the trials it is sent.
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { type Pyodide, makeSnapshot } from "../cell/cell.ts";
import { startJudge } from "../judge.ts";
import type { ToWorker } from "../workerMessages.ts";

const { folder, snapshot } = workerData as { folder: string; snapshot?: SharedArrayBuffer };

async function loadFrom(file: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ pathToFileURL(folder + file).href);
}

async function work(): Promise<void> {
  const { loadPyodide } = (await loadFrom("pyodide.mjs")) as Pick<Pyodide, "loadPyodide">;
  const { default: create } = (await loadFrom("pyodide.asm.mjs")) as { default: Pyodide["createPyodideModule"] };
  const pyodide = { loadPyodide, createPyodideModule: create, indexURL: folder };
  if (!snapshot) {
    const made = await makeSnapshot(pyodide);
    const shared = new SharedArrayBuffer(made.length);
    new Uint8Array(shared).set(made);
    return parentPort?.postMessage({ kind: "snapshot", snapshot: shared });
  }
  const { judge, worn } = await startJudge(pyodide, new Uint8Array(snapshot));
  parentPort?.on("message", ({ id, trial }: ToWorker) => {
    judge(trial, () => parentPort?.postMessage({ kind: "started", id })).then(
      (verdict) => parentPort?.postMessage({ kind: "verdict", id, verdict, worn: worn() }),
      (error: unknown) => parentPort?.postMessage({ kind: "broken", message: String(error) }),
    );
  });
  parentPort?.postMessage({ kind: "ready" });
}

work().catch((error: unknown) => parentPort?.postMessage({ kind: "broken", message: String(error) }));
