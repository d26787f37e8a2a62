const signatures: [bytes: string, what: string][] = [
  ["%PDF", "a PDF. Save its table as CSV, or copy the cells and paste them"],
  ["\x89PNG", "a picture. Choose the file that the harness wrote"],
  ["\xff\xd8\xff", "a picture. Choose the file that the harness wrote"],
  ["BZh", "packed with bzip2. Unpack it, and read the file in it"],
  ["\xfd7zXZ", "packed with xz. Unpack it, and read the file in it"],
  ["7z\xbc\xaf", "a 7z archive. Unpack it, and read the files in it"],
  ["Rar!", "a RAR archive. Unpack it, and read the files in it"],
  ["\x1f\x8b", "packed twice. Unpack it once, and read the file in it"],
  ["PK\x03\x04", "an archive in an archive. Unpack it, and read the files in it"],
  ["SQLite format 3", "an SQLite database. Export its table as CSV"],
  ["ARROW1", "an Arrow file. Save it as parquet or CSV"],
  ["\x93NUMPY", "a NumPy array. Save it as CSV"],
  ["\x80\x04", "a Python pickle. Save it as JSON or CSV"],
  ["version https://git-lfs", "a Git LFS pointer, not the file itself. Run git lfs pull, and read the file then"],
];

/** What a file is that holds no text with results, and what to do, by its first bytes; undefined where it may be one. */
export function foreignFile(head: Uint8Array): string | undefined {
  const start = String.fromCharCode(...head.subarray(0, 32));
  const known = signatures.find(([bytes]) => start.startsWith(bytes));
  if (known) return `this is ${known[1]}.`;
  if (/^\s*<[a-z!?]/i.test(start)) {
    return "this is a web page or XML, not results. Download the file itself, not the page that shows it.";
  }
  const nul = head.indexOf(0);
  if (nul < 0) return undefined;
  if (head.length > 3 && head.every((byte, i) => i > 63 || i % 2 === 0 || byte === 0)) {
    return "this is UTF-16 without its byte order mark. Save it as UTF-8, and read it again.";
  }
  const isText = head.subarray(0, nul).every((byte) => byte > 31 || (byte > 8 && byte < 14));
  return isText && nul > 64
    ? `line ${head.subarray(0, nul).filter((byte) => byte === 10).length + 1} holds NUL bytes: the file was damaged while it was written. Delete that line, or write the file again.`
    : "this is a binary file that no reader knows. Results are text (CSV or JSON) or parquet.";
}
