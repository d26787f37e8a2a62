import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { root } from "../install.mjs";

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts a server that reads HOST and PORT (or was told its port) and waits until it answers; `end` ends its whole group. */
export async function startServer([program, ...args], port) {
  const taken = port ?? (await freePort());
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(taken), TRUST_FORWARDED: "1" },
  });
  const end = () => process.kill(-child.pid);
  const url = `http://127.0.0.1:${taken}`;
  // npx may first have to download the runtime.
  for (const until = Date.now() + 300_000; Date.now() < until && child.exitCode === null;) {
    const response = await fetch(`${url}/health`).catch(() => undefined);
    if (response?.ok) return { url, end, pid: child.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (child.exitCode === null) end();
  throw new Error(`${program} ${args.join(" ")} must answer at ${url}/health; it did not`);
}
