import { parseAccept } from "hono/utils/accept";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

type Handler = (request: Request) => Promise<Response>;

/**
 * The answers of a handler, packed by gzip for who takes it, where they vary by Accept-Encoding: for a runtime that does
 * not pack them itself. What is immutable is packed once.
 */
export function compressed(handler: Handler): Handler {
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  const packOnce = (tag: string, bytes: ArrayBuffer) => {
    const packed = kept.get(tag) ?? pack(bytes);
    kept.set(tag, packed);
    return packed;
  };

  return async (request) => {
    const response = await handler(request);
    if (response.status !== 200 || response.headers.get("Vary") !== "Accept-Encoding" || !takesGzip(request)) {
      return response;
    }
    const headers = new Headers(response.headers);
    headers.set("Content-Encoding", "gzip");
    if (!response.body) return new Response(null, { headers });
    const bytes = await response.arrayBuffer();
    const tag = headers.get("ETag");
    const isKept = tag && headers.get("Cache-Control")?.endsWith("immutable");
    return new Response(await (isKept ? packOnce(tag, bytes) : pack(bytes)), { headers });
  };
}

const pack: (bytes: ArrayBuffer) => Promise<Buffer<ArrayBuffer>> = promisify(gzip);

function takesGzip(request: Request): boolean {
  const accepted = parseAccept(request.headers.get("Accept-Encoding") ?? "");
  const gzipped = accepted.find(({ type }) => /^(?:x-)?gzip$/i.test(type)) ?? accepted.find(({ type }) => type === "*");
  return (gzipped?.q ?? 0) > 0;
}
