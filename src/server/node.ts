/** The server of a deployment under Node: the folder above this file, on HOST and PORT. */
import { fileURLToPath } from "node:url";
import { listen } from "./listen.ts";
import { readSettings } from "./settings.ts";

async function serve({ HOST = "0.0.0.0", PORT = "3000", ...environment }: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535; got ${PORT}`);
  }
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const site = listen({ folder, port, hostname: HOST, settings: readSettings(environment) });
  const { url } = await site.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`PORT must be free; got ${PORT}, where another program listens`);
  });
  process.stdout.write(`passk is served at ${url}\n`);
}

serve(process.env).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
