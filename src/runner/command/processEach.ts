import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs each program in a `python3` of its own, `workers` at a time; undefined where there is no python3. */
export async function processEach(
  programs: readonly string[],
  workers: number,
): Promise<{ passed: number; seconds: number } | undefined> {
  const start = performance.now();
  let passed = 0;
  const open = programs.values();
  const lane = async () => {
    for (const program of open) {
      const python = spawn("python3", ["-I", "-"], { stdio: ["pipe", "ignore", "ignore"] });
      python.stdin.on("error", () => undefined);
      python.stdin.end(program);
      const [code] = (await once(python, "close")) as [number];
      if (code === 0) passed++;
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, lane));
  } catch {
    return undefined;
  }
  return { passed, seconds: (performance.now() - start) / 1000 };
}
