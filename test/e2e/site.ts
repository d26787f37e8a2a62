import { fileURLToPath } from "node:url";
import { listen } from "../../src/server/listen.ts";

/** Serves dist/ as users get it, on a free port; close it when the tests are over. */
export const startSite = () =>
  listen({ folder: fileURLToPath(new URL("../../dist", import.meta.url)), port: 0, hostname: "localhost" });
