import type { EngineNews } from "./engine.ts";
import type { ErrorMessage } from "./hostFormula.ts";

/** Starts the engine's worker and waits until it has loaded the formulas. */
export function startEngineWorker(onMessages: (messages: ErrorMessage[]) => void): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./engine.ts", import.meta.url), { name: "engine" });
    const { port1, port2 } = new MessageChannel();
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    port1.onmessage = ({ data }: MessageEvent<EngineNews>) => {
      if ("ready" in data) resolve(worker);
      else onMessages(data.messages);
    };
    worker.postMessage(port2, [port2]);
  });
}
