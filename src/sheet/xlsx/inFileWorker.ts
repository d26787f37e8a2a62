import type { FileAnswer, FileTasks } from "./fileWorker.ts";

/** Runs a task over a file in a worker of its own, so that the page goes on drawing. */
export function inFileWorker<Name extends keyof FileTasks>(
  name: Name,
  ...args: Parameters<FileTasks[Name]>
): ReturnType<FileTasks[Name]> {
  const worker = new Worker(new URL("./fileWorker.ts", import.meta.url), { name: "file" });
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => {
      if ("error" in data) reject(new Error(data.error));
      else resolve(data.result);
    });
    worker.postMessage([name, ...args]);
  });
  return answer.finally(() => worker.terminate()) as ReturnType<FileTasks[Name]>;
}
