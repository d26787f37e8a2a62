import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { contentPolicy } from "./contentPolicy.ts";

/** What Excel fetches from a page of another origin. */
const readByExcel = new Set(["functions.js", "functions.json", "taskpane.html"]);

/** A content hash in the name: another content has another name, so a copy never goes stale. */
const hashedName = /\.[0-9a-f]{12,}\./;

/** The response headers of one file of the built add-in. */
export function fileHeaders(path: string): Record<string, string> {
  const type = getMimeType(path) ?? "application/octet-stream";
  return {
    "Content-Type": type,
    "Cache-Control": hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Security-Policy": contentPolicy(path),
    ...(COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && { Vary: "Accept-Encoding" }),
    ...(readByExcel.has(path) && { "Access-Control-Allow-Origin": "*" }),
  };
}
