import { describe, expect, test } from "@jest/globals";
import { addinHandler } from "../../src/server/addinHandler.ts";
import type { Settings } from "../../src/server/settings.ts";

const files = new Map<string, string>(
  Object.entries({
    "index.html": "<!doctype html>",
    "taskpane.html": "<!doctype html>",
    "runner.html": "<!doctype html>",
    "functions.js": "CustomFunctions.associate()",
    "functions.json": '{"functions":[{"id":"PASSK","helpUrl":"https://localhost:3000/help.html#PASSK"}]}',
    "univer-core.0123456789ab.js": "1",
    "samples/counts.csv": "n,c",
    "server/node.mjs": "secret",
    "manifest.xml": '<Id>1</Id><SourceLocation DefaultValue="https://localhost:3000/taskpane.html"/>',
  }),
);

function site(settings: Settings = { trustForwarded: false }) {
  const handler = addinHandler(async (path) => {
    const text = files.get(path);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  }, settings);
  return (path: string, init?: RequestInit, origin = "https://addin.example") =>
    handler(new Request(`${origin}${path}`, init));
}

describe("addinHandler(assets, settings) answers", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/taskpane.html", "text/html; charset=utf-8"],
    ["/functions.js", "text/javascript; charset=utf-8"],
    ["/functions.json", "application/json"],
    ["/samples/counts.csv", "text/csv; charset=utf-8"],
  ])("GET %s as %s", async (path, type) => {
    const response = await site()(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Frame-Options")).toBeNull();
    const file = files.get(path.slice(1) || "index.html");
    expect(await response.text()).toBe(file?.replace("https://localhost:3000", "https://addin.example"));
  });

  test.each(["functions.js", "functions.json", "taskpane.html"])("%s to any origin, as Excel needs", async (path) => {
    expect((await site()(`/${path}`)).headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("other files to its own origin only", async () => {
    expect((await site()("/samples/counts.csv")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("hashed names as immutable, and the others as fresh at every load", async () => {
    const cacheControl = async (path: string) => (await site()(path)).headers.get("Cache-Control");
    expect(await cacheControl("/univer-core.0123456789ab.js")).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl("/functions.js")).toBe("no-cache");
  });

  test("an unchanged file with 304", async () => {
    const tag = (await site()("/functions.js")).headers.get("ETag");
    const again = await site()("/functions.js", { headers: { "If-None-Match": String(tag) } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("HEAD with the headers alone", async () => {
    const response = await site()("/functions.js", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("/health with ok, whatever the host", async () => {
    const response = await site({ trustForwarded: false, allowedHosts: ["other.example"] })("/health");
    expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
  });
});

describe("addinHandler(assets, settings) lets", () => {
  const policy = async (path: string) => String((await site()(path)).headers.get("Content-Security-Policy"));

  test("the pane load Microsoft's script and stand in Office", async () => {
    const directives = (await policy("/taskpane.html")).split("; ");
    expect(directives).toContain("script-src 'self' https://appsforoffice.microsoft.com");
    expect(directives.at(-1)).toMatch(/^frame-ancestors 'self' https:\/\/\*\.office\.com /);
  });

  test("every other page load from its own origin only", async () => {
    expect(await policy("/")).not.toMatch(/https?:/);
    expect(await policy("/")).toContain("connect-src 'self'");
    expect(await policy("/")).toContain("frame-ancestors 'self'");
  });

  test("the runner's frame run WebAssembly, with no origin, no network and Office around the pane around it", async () => {
    const directives = (await policy("/runner.html")).split("; ");
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("sandbox allow-scripts");
    expect(directives).toContain("script-src 'unsafe-inline' 'wasm-unsafe-eval'");
    expect(directives).toContain("worker-src blob:");
    expect(directives.filter((directive) => /^(connect|img|style|font|frame)-src/.test(directive))).toEqual([]);
    expect(directives.at(-1)).toMatch(/^frame-ancestors 'self' https:\/\/\*\.office\.com /);
  });

  test.each(["/", "/taskpane.html", "/functions.js"])(
    "%s neither run WebAssembly nor be without origin",
    async (path) => {
      expect(await policy(path)).not.toMatch(/wasm-unsafe-eval|sandbox/);
    },
  );
});

describe("addinHandler(assets, settings) refuses", () => {
  test.each(["POST", "PUT", "DELETE", "PATCH", "PROPFIND"])("%s with 405 and what it allows", async (method) => {
    const response = await site()("/functions.js", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    "/absent.js",
    "/samples",
    "/samples/",
    "/../manifest.xml/",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/samples/..%5c..%5cpackage.json",
    "//etc/passwd",
    "/.git/config",
    "/functions.js%00.png",
    "/%",
    "/server/node.mjs",
    "/constructor",
  ])("%s with 404", async (path) => {
    expect((await site()(path)).status).toBe(404);
  });

  test("a URL of more than 2048 characters with 414", async () => {
    expect((await site()(`/${"a".repeat(3000)}`)).status).toBe(414);
  });

  test.each(["a b", "evil.example/path", "user@evil.example", "-bad.example", "a..b", "x".repeat(300), "host:port"])(
    "the host %j with 400",
    async (host) => {
      const behindProxy = site({ trustForwarded: true });
      expect((await behindProxy("/", { headers: { "X-Forwarded-Host": host } })).status).toBe(400);
    },
  );

  test("a host that is not on the list with 421", async () => {
    const listed = site({ trustForwarded: false, allowedHosts: ["addin.example", "localhost:3000"] });
    expect((await listed("/")).status).toBe(200);
    expect((await listed("/", {}, "https://evil.example")).status).toBe(421);
    expect((await listed("/", {}, "http://localhost:3001")).status).toBe(421);
  });
});

describe("addinHandler(assets, settings) writes /manifest.xml", () => {
  test("for the origin asked", async () => {
    const response = await site()("/manifest.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(await response.text()).toContain('"https://addin.example/taskpane.html"');
  });

  test("never for http", async () => {
    const response = await site()("/manifest.xml", {}, "http://addin.example");
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/https only; this was asked as http:\/\/addin\.example/);
  });

  const forwarded = { headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "public.example" } };

  test("for the forwarded origin where the proxy is trusted", async () => {
    const behindProxy = site({ trustForwarded: true });
    const manifest = await (await behindProxy("/manifest.xml", forwarded, "http://10.0.0.5:3000")).text();
    expect(manifest).toContain('"https://public.example/taskpane.html"');
  });

  test("for the origin asked where forwarded headers are not trusted", async () => {
    expect((await site()("/manifest.xml", forwarded, "http://addin.example")).status).toBe(400);
    expect(await (await site()("/manifest.xml", forwarded)).text()).not.toContain("public.example");
  });
});
