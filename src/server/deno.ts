/** The server of a deployment under Deno: the folder above this file, on HOST and PORT. */
import { fileURLToPath } from "node:url";
import { addinHandler } from "./addinHandler.ts";
import { compressed } from "./compressed.ts";
import { folderAssets } from "./folderAssets.ts";
import { readSettings } from "./settings.ts";

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(options: { hostname: string; port: number }, handler: (request: Request) => Promise<Response>): void;
};

const { HOST: hostname = "0.0.0.0", PORT = "3000", ...environment } = Deno.env.toObject();
const folder = fileURLToPath(new URL("..", import.meta.url));
void folderAssets(folder).then((assets) =>
  Deno.serve({ hostname, port: Number(PORT) }, compressed(addinHandler(assets, readSettings(environment)))),
);
