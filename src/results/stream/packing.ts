/** How the bytes are packed, by their first four. */
export function packing(head: Uint8Array): "gzip" | "zstd" | "zip" | "parquet" | undefined {
  const [a, b, c, d] = head;
  if (a === 0x1f && b === 0x8b) return "gzip";
  if (a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd) return "zstd";
  if (a === 0x50 && b === 0x4b && (c === 3 || c === 5) && (d === 4 || d === 6)) return "zip";
  if (a === 0x50 && b === 0x41 && c === 0x52 && d === 0x31) return "parquet";
  return undefined;
}
