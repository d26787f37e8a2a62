import { describe, expect, test } from "@jest/globals";
import { gunzipSync } from "node:zlib";
import { addinHandler } from "../../src/server/addinHandler.ts";
import { compressed } from "../../src/server/compressed.ts";

const script = "CustomFunctions.associate();\n".repeat(1000);
const hashed = "univer-core.0123456789abcdef.js";
const files = new Map([
  ["functions.js", script],
  [hashed, script],
  ["assets/icon-32.png", "not text"],
]);

const plain = addinHandler(
  async (path) => {
    const text = files.get(path);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  },
  { trustForwarded: false },
);
const packing = compressed(plain);

const ask = (path: string, headers: Record<string, string> = { "Accept-Encoding": "gzip" }, method = "GET") =>
  packing(new Request(`https://addin.test/${path}`, { method, headers }));
const gunzipped = async (response: Response) => gunzipSync(Buffer.from(await response.arrayBuffer())).toString();

describe("compressed(handler) packs by gzip", () => {
  test.each(["gzip, deflate, br, zstd", "br;q=1, gzip;q=0.5", "GZIP", "*"])(
    "for Accept-Encoding: %s",
    async (accepted) => {
      const response = await ask("functions.js", { "Accept-Encoding": accepted });
      expect([response.status, response.headers.get("Content-Encoding")]).toEqual([200, "gzip"]);
      expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
      expect(await gunzipped(response)).toBe(script);
    },
  );

  test("a file of a hashed name, each time it is asked for", async () => {
    const first = await ask(hashed);
    expect(await gunzipped(first)).toBe(script);
    expect(await gunzipped(await ask(hashed))).toBe(script);
    files.set(hashed, "another release");
    expect(await gunzipped(await ask(hashed))).toBe("another release");
  });

  test("with HEAD the same headers, and no body", async () => {
    const [got, head] = [await ask("functions.js"), await ask("functions.js", undefined, "HEAD")];
    expect([...head.headers]).toEqual([...got.headers]);
    expect(await head.text()).toBe("");
  });
});

describe("compressed(handler) leaves as it is", () => {
  test.each(["", "br", "identity", "gzip;q=0", "gzip;q=0, *", "gzipped"])(
    "all for Accept-Encoding: %s",
    async (accepted) => {
      const response = await ask("functions.js", { "Accept-Encoding": accepted });
      expect(response.headers.get("Content-Encoding")).toBeNull();
      expect(await response.text()).toBe(script);
    },
  );

  test("what is compressed by its kind", async () => {
    const response = await ask("assets/icon-32.png");
    expect([response.headers.get("Content-Encoding"), response.headers.get("Vary")]).toEqual([null, null]);
    expect(await response.text()).toBe("not text");
  });

  test("what is not found", async () => {
    const response = await ask("absent.js");
    expect([response.status, response.headers.get("Content-Encoding")]).toEqual([404, null]);
  });

  test("who asks for a part: it gets the whole", async () => {
    const response = await ask("functions.js", { "Accept-Encoding": "gzip", Range: "bytes=0-9" });
    expect([response.status, await gunzipped(response)]).toEqual([200, script]);
  });
});

describe("caches tell the packed answer of compressed(handler) from the plain one", () => {
  test("by Vary, whichever they hold", async () => {
    for (const accepted of ["gzip", "identity"]) {
      expect((await ask("functions.js", { "Accept-Encoding": accepted })).headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  test("and renew either by its weak ETag, with 304 and the same ETag and Vary", async () => {
    for (const accepted of ["gzip", "identity"]) {
      const tag = String((await ask("functions.js", { "Accept-Encoding": accepted })).headers.get("ETag"));
      expect(tag).toMatch(/^W\/"/);
      const again = await ask("functions.js", { "Accept-Encoding": accepted, "If-None-Match": tag });
      expect([again.status, again.headers.get("ETag"), again.headers.get("Vary")]).toEqual([
        304,
        tag,
        "Accept-Encoding",
      ]);
      expect([again.headers.get("Content-Encoding"), await again.text()]).toEqual([null, ""]);
    }
  });
});
