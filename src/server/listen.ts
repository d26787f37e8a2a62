import { createAdaptorServer } from "@hono/node-server";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { addinHandler } from "./addinHandler.ts";
import { compressed } from "./compressed.ts";
import { folderAssets } from "./folderAssets.ts";
import type { Settings } from "./settings.ts";

type Site = {
  /** The folder that the build wrote. */
  folder: string;
  /** 0 takes a free one. */
  port: number;
  /** The address to listen on: localhost keeps it to this machine. */
  hostname: string;
  /** With a certificate it speaks https. */
  certificate?: { key: string; cert: string };
  settings?: Settings;
};

/** Serves the built add-in under Node; resolves once it listens, rejects where the port is taken. */
export async function listen({ folder, port, hostname, certificate, settings = { trustForwarded: false } }: Site) {
  const fetch = compressed(addinHandler(await folderAssets(folder), settings));
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    ...(certificate && { createServer: createHttpsServer, serverOptions: certificate }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if ("closeAllConnections" in server) server.closeAllConnections();
    return closed;
  };
  return { url: `${certificate ? "https" : "http"}://${hostname}:${taken}`, close };
}
