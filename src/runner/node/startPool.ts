import Module from "node:module";
import { dirname, join, sep } from "node:path";
import { Worker } from "node:worker_threads";
import { type Pool, type PoolWorker, createPool } from "../pool.ts";
import { selfTest } from "../selfTest.ts";
import type { FromWorker } from "../workerMessages.ts";

/** Deep recursion in Python uses up a thread's native stack. */
const resourceLimits = { stackSizeMb: 4 };

/**
 * Starts `size` workers and a spare under Node, from the built worker file, and tests them on known programs.
 * Throws `runner broken` when a known program gets another verdict than it must.
 */
export async function startPool(workerFile: string, size: number): Promise<Pool> {
  // Not the named import: the bundler would put its own number of the module in the path's place.
  const folder = dirname(Module.createRequire(workerFile).resolve("pyodide/package.json")) + sep;
  const snapshot = await new Promise<SharedArrayBuffer>((resolve, reject) => {
    const maker = new Worker(workerFile, { workerData: { folder }, resourceLimits });
    maker.once("error", (error) => reject(new Error(`runner broken: ${String(error)}`)));
    maker.once("message", ({ snapshot: made, message }: { snapshot?: SharedArrayBuffer; message?: string }) => {
      if (made) resolve(made);
      else reject(new Error(`runner broken: ${message}`));
      void maker.terminate();
    });
  });
  const pool = createPool(() => spawn(workerFile, { folder, snapshot }), size);
  try {
    await selfTest(pool);
  } catch (error) {
    pool.close();
    throw error;
  }
  return pool;
}

/** The built worker that stands beside the running command. */
export function workerBeside(command: string): string {
  return join(dirname(command), "executeWorker.mjs");
}

function spawn(workerFile: string, workerData: object): PoolWorker {
  const worker = new Worker(workerFile, { workerData, resourceLimits, stdin: true });
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, broke) {
      worker.on("message", (message: FromWorker) => heard(message));
      worker.on("error", (error) => broke(String(error)));
      worker.on("exit", (code) => broke(`the worker ended with ${code}`));
    },
    terminate: () => void worker.terminate(),
  };
}
