import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The field's own estimator in a Python beside this process, as contenders; undefined where there is no python3 with numpy. */
export async function startHumanEval() {
  const script = fileURLToPath(new URL("peers.py", import.meta.url));
  const python = spawn("python3", [script], { stdio: ["pipe", "pipe", "ignore"] });
  python.on("error", () => {});
  python.stdin.on("error", () => {});
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  if ((await lines.next()).value !== "ready") return undefined;
  return {
    /** Times the estimator on these rows, the first `sample` of them, for each k. */
    on: (n, c, k, sample = n.length) => ({
      async time() {
        const rows = (column) => Array.from(column.subarray(0, sample));
        python.stdin.write(JSON.stringify({ n: rows(n), c: rows(c), k }) + "\n");
        return (Number((await lines.next()).value) * n.length) / sample;
      },
    }),
    stop: () => python.stdin.end(),
  };
}
