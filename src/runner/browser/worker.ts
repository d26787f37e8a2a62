// A worker in the frame: boots two cells from the bytes it is handed and judges the trials it is sent.
import "./noImportScripts.ts";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import lock from "pyodide/pyodide-lock.json";
import type { Pyodide } from "../cell/cell.ts";
import { startJudge } from "../judge.ts";
import type { FromWorker, ToWorker } from "../workerMessages.ts";
import type { WorkerStart } from "./frameMessages.ts";

const say = (message: FromWorker) => postMessage(message);
const fail = (error: unknown) => say({ kind: "broken", message: String(error) });

/** Pyodide as it comes, save that what it would fetch is in the worker already. */
function pyodideFrom({ wasm, library }: WorkerStart): Pyodide {
  globalThis.fetch = () => Promise.resolve(new Response(library.slice(0)));
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  const indexURL = "https://runner.invalid/";
  const lockFileContents = JSON.stringify({ info: lock.info, packages: {} });
  const load = (options: object) => loadPyodide({ ...options, lockFileContents });
  return { loadPyodide: load as unknown as Pyodide["loadPyodide"], createPyodideModule, indexURL };
}

async function work(start: WorkerStart): Promise<void> {
  const { judge, worn } = await startJudge(pyodideFrom(start), new Uint8Array(start.snapshot));
  addEventListener("message", ({ data: { id, trial } }: MessageEvent<ToWorker>) => {
    judge(trial, () => say({ kind: "started", id })).then(
      (verdict) => say({ kind: "verdict", id, verdict, worn: worn() }),
      fail,
    );
  });
  say({ kind: "ready" });
}

addEventListener("message", ({ data }: MessageEvent<WorkerStart>) => void work(data).catch(fail), { once: true });
