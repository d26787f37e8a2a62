import { getMimeType } from "hono/utils/mime";
import { contentPolicy } from "./contentPolicy.ts";

/** What Excel fetches from a page of another origin. */
const readByExcel = new Set(["functions.js", "functions.json", "taskpane.html"]);

/** A content hash in the name: another content has another name, so a copy never goes stale. */
const hashedName = /\.[0-9a-f]{12,}\./;

/** The response headers of one file of the built add-in. */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    "Cache-Control": hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Security-Policy": contentPolicy(path),
    ...(readByExcel.has(path) && { "Access-Control-Allow-Origin": "*" }),
  };
}
