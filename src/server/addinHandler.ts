/** A request in, a file of the built add-in out: the one handler that Node, Deno and Workers all run. */
import { Hono } from "hono";
import { etag } from "hono/etag";
import { secureHeaders } from "hono/secure-headers";
import { askedOrigin } from "./askedOrigin.ts";
import type { Assets } from "./assets.ts";
import { fileHeaders } from "./fileHeaders.ts";
import { helpFor } from "./helpFor.ts";
import { manifestFor } from "./manifestFor.ts";
import type { Settings } from "./settings.ts";

const longestUrl = 2048;

/** Names that the build gives; no dot begins a part, so nothing hidden and nothing above the folder can be asked for. */
const servablePath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Parts of the build that are for Node and for importers, not for the site. */
const notServed = /^(?:server|commands|estimators)\//;

/** Answers GET and HEAD for the files, `/health`, and `/manifest.xml` written for the origin that was asked. */
export function addinHandler(assets: Assets, settings: Settings): (request: Request) => Promise<Response> {
  const app = new Hono();

  // Microsoft's pane is framed by Office and its script is fetched from there: the policy of each file says by whom. The
  // runner's frame has no origin of its own, and a browser warns where it is asked to key agents by one.
  app.use(
    secureHeaders({
      xFrameOptions: false,
      crossOriginResourcePolicy: false,
      crossOriginOpenerPolicy: false,
      strictTransportSecurity: false,
      originAgentCluster: false,
    }),
  );

  app.use(async (context, next) => {
    const { method, url } = context.req;
    if (url.length > longestUrl) return context.text("URI too long\n", 414);
    if (method !== "GET" && method !== "HEAD") {
      context.header("Allow", "GET, HEAD");
      return method === "OPTIONS" ? context.body(null, 204) : context.text("Method not allowed\n", 405);
    }
    await next();
  });

  app.get("/health", (context) => context.text("ok\n", 200, { "Cache-Control": "no-store" }));

  app.use(async (context, next) => {
    const origin = askedOrigin(context.req.raw, settings);
    if (!origin) return context.text("Host must be a host name\n", 400);
    const { host } = new URL(origin);
    if (settings.allowedHosts && !settings.allowedHosts.includes(host)) return context.text("Unknown host\n", 421);
    await next();
  });

  // Weak, for the same file may cross the wire compressed and not.
  app.use(etag({ weak: true }));

  app.get("/manifest.xml", async (context) => {
    const manifest = await assets("manifest.xml");
    if (!manifest) return context.notFound();
    const origin = askedOrigin(context.req.raw, settings) as string;
    if (!origin.startsWith("https:")) {
      return context.text(`Excel loads add-ins over https only; this was asked as ${origin}\n`, 400);
    }
    return context.body(manifestFor(new TextDecoder().decode(manifest), origin), 200, fileHeaders("manifest.xml"));
  });

  app.get("/functions.json", async (context) => {
    const metadata = await assets("functions.json");
    if (!metadata) return context.notFound();
    const origin = askedOrigin(context.req.raw, settings) as string;
    return context.body(helpFor(new TextDecoder().decode(metadata), origin), 200, fileHeaders("functions.json"));
  });

  app.get("*", async (context) => {
    const path = context.req.path.slice(1) || "index.html";
    const file = servablePath.test(path) && !notServed.test(path) ? await assets(path) : undefined;
    return file ? context.body(file, 200, fileHeaders(path)) : context.notFound();
  });

  app.notFound((context) => context.text("Not found\n", 404));

  return async (request) => app.fetch(request);
}
