import { build } from "esbuild";
import { join } from "node:path";
import { startPool } from "../../src/runner/node/startPool.ts";
import type { Pool } from "../../src/runner/pool.ts";

/** The real runner under Node: bundles the worker's source, as the build does, and starts one worker and its spare. */
export async function startTestPool(): Promise<Pool> {
  const worker = join(process.cwd(), ".cache", "runner", "executeWorker.mjs");
  await build({
    entryPoints: [join(process.cwd(), "src", "runner", "node", "worker.ts")],
    outfile: worker,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.11",
    logLevel: "error",
  });
  return startPool(worker, 1);
}
