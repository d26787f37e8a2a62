// The page without origin and network in which candidates run: a pool of workers, driven through one port.
import { type PoolWorker, createPool } from "../pool.ts";
import type { FromWorker } from "../workerMessages.ts";
import type { FrameStart, FromFrame, ToFrame, WorkerStart } from "./frameMessages.ts";

function spawn(script: string, start: WorkerStart): PoolWorker {
  const worker = new Worker(script);
  worker.postMessage(start);
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, broke) {
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => heard(data));
      worker.addEventListener("error", ({ message }) => broke(message || "the worker did not start"));
    },
    terminate: () => worker.terminate(),
  };
}

async function start({ worker, wasm, library, snapshot, size }: FrameStart, port: MessagePort): Promise<void> {
  const script = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
  const module = await WebAssembly.compile(wasm);
  const pool = createPool(() => spawn(script, { wasm: module, library, snapshot }), size);
  const tell = (message: FromFrame) => port.postMessage(message);
  port.addEventListener("message", ({ data: { id, trial } }: MessageEvent<ToFrame>) => {
    pool.judge(trial).then(
      (verdict) => tell({ id, living: pool.living(), verdict }),
      (error: Error) => tell({ id, living: pool.living(), broken: error.message }),
    );
  });
  port.start();
}

addEventListener("message", ({ data, ports: [port], source }: MessageEvent<FrameStart>) => {
  if (source === parent) void start(data, port);
});
