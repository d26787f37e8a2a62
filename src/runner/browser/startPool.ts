import type { Pool } from "../pool.ts";
import type { Verdict } from "../verdict.ts";
import { selfTest } from "../selfTest.ts";
import type { FrameStart, FromFrame, ToFrame } from "./frameMessages.ts";

/**
 * Starts `size` workers and a spare in a frame of this page, and tests them on known programs. The frame has neither
 * origin nor network; this page fetches from `base`, where the build is served, what it needs.
 * Throws `runner broken` when a known program gets another verdict than it must.
 */
export async function startPool(base: string, size: number, signal: AbortSignal): Promise<Pool> {
  const file = (name: string) => fetched(new URL(name, base), signal);
  const [worker, wasm, library, snapshot, frame] = await Promise.all([
    file("runner/worker.js").then((response) => response.text()),
    file("pyodide/pyodide.asm.wasm.gz").then(unpacked),
    file("pyodide/python_stdlib.zip").then((response) => response.arrayBuffer()),
    file("pyodide/snapshot.bin.gz").then(unpacked),
    openFrame(new URL("runner.html", base)),
  ]);
  const pool = poolIn(frame, { worker, wasm, library, snapshot, size });
  signal.addEventListener("abort", () => pool.close());
  try {
    signal.throwIfAborted();
    await selfTest(pool);
  } catch (error) {
    pool.close();
    throw error;
  }
  return pool;
}

function poolIn(frame: HTMLIFrameElement, start: FrameStart): Pool {
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Map<number, { resolve(verdict: Verdict): void; reject(error: Error): void }>();
  let living = start.size + 1;
  let nextId = 0;
  let closed: Error | undefined;
  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    living = data.living;
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ("verdict" in data) job?.resolve(data.verdict);
    else job?.reject(new Error(data.broken));
  };
  // A frame without origin can be addressed only as any origin; nothing handed over is a secret.
  frame.contentWindow?.postMessage(start, "*", [theirs, start.wasm, start.library, start.snapshot]);
  return {
    judge: (trial) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closed);
        waiting.set(nextId, { resolve, reject });
        port.postMessage({ id: nextId++, trial } satisfies ToFrame);
      }),
    close() {
      closed ??= new Error("the run was cancelled");
      port.close();
      // Its workers end with the frame, whatever they are doing.
      frame.remove();
      living = 0;
      for (const { reject } of waiting.values()) reject(closed);
      waiting.clear();
    },
    living: () => living,
  };
}

async function openFrame(page: URL): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.src = page.href;
  document.body.append(frame);
  await new Promise<void>((resolve) => frame.addEventListener("load", () => resolve(), { once: true }));
  return frame;
}

async function fetched(url: URL, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`runner broken: ${url.pathname} was answered ${response.status}`);
  return response;
}

/** Packed by the build, since not every host packs what it serves and some refuse files of 30 MB. */
function unpacked(response: Response): Promise<ArrayBuffer> {
  return new Response(response.body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
