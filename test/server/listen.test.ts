import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../src/server/listen.ts";

let parent: string;
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "site-"));
  const folder = join(parent, "dist");
  await mkdir(join(folder, "samples"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "samples", "counts.csv"), "n,c");
  await writeFile(join(parent, "secret.txt"), "secret");
  site = await listen({ folder, port: 0, hostname: "127.0.0.1" });
});

afterAll(async () => {
  await site.close();
  await rm(parent, { recursive: true });
});

/** Sends bytes as they are, as no client library would, and gives the status line of the answer. */
function sendRaw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => socket.end(request));
    socket.setEncoding("utf8");
    socket.on("data", (text) => (answer += text));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("listen(site) serves the files of its folder", async () => {
  expect(await (await fetch(`${site.url}/`)).text()).toBe("<!doctype html>");
  expect(await (await fetch(`${site.url}/samples/counts.csv`)).text()).toBe("n,c");
});

test("listen(site) rejects a port that is taken", async () => {
  const port = Number(new URL(site.url).port);
  await expect(listen({ folder: parent, port, hostname: "127.0.0.1" })).rejects.toThrow("EADDRINUSE");
});

test.each(["/../secret.txt", "/samples/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..\\secret.txt"])(
  "listen(site) keeps %s, above its folder, to itself",
  async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain("secret\n");
  },
);

test.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["a malformed host", "GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["an address of five numbers", "GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["an address beyond 255", "GET / HTTP/1.1\r\nHost: 999.1.1.1\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["a port beyond 65535", "GET / HTTP/1.1\r\nHost: localhost:99999\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  [
    "a URL of 12 kB",
    `GET /?${"a".repeat(12_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 414 /,
  ],
  [
    "two lengths of a body",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    /^HTTP\/1\.1 400 /,
  ],
  ["a host with a user", "GET / HTTP/1.1\r\nHost: me@localhost\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  [
    "headers of 100 kB",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ["an unknown method", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 (400|405) /],
  ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", /^$/],
  ["what is not HTTP", "\x16\x03\x01 hello\r\n\r\n", /^HTTP\/1\.1 400 /],
])("listen(site) refuses %s, and goes on serving", async (_, request, status) => {
  expect(await sendRaw(request)).toMatch(status);
  expect((await fetch(`${site.url}/health`)).status).toBe(200);
});
