import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const dist = join(import.meta.dirname, "..", "..", "dist");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".csv": "text/csv",
};

/** Serves dist/ on a free port. */
export async function serveDist(): Promise<{ origin: string; close(): void }> {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    try {
      const body = await readFile(join(dist, name));
      response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
