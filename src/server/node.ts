/** The server of a deployment under Node or Deno: the folder above this file, on HOST and PORT. */
import { fileURLToPath } from "node:url";
import { listen } from "./listen.ts";
import { readSettings } from "./settings.ts";

const { HOST = "0.0.0.0", PORT = "3000" } = process.env;
const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  throw new Error(`PORT must be a whole number from 0 to 65535; got ${PORT}`);
}
const folder = fileURLToPath(new URL("..", import.meta.url));
void listen({ folder, port, hostname: HOST, settings: readSettings(process.env) }).then(({ url }) =>
  process.stdout.write(`passk is served at ${url}\n`),
);
