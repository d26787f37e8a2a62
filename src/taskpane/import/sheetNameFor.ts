/** Excel takes 31; the rest is for the number that tells sheets of one name apart. */
const longest = 28;

/**
 * A name for the sheet of these files that every spreadsheet takes: the one file's, or that of the folder they share.
 *
 * @param usual Where neither leaves a name.
 * @example sheetNameFor(["runs/model-a/results.jsonl"], "Counts") // "results"
 */
export function sheetNameFor(files: readonly string[], usual: string): string {
  const paths = files.map((file) => file.split(/[/\\]/).filter(Boolean));
  const name = (paths.length === 1 ? paths[0]!.at(-1) : sharedFolder(paths)) ?? "";
  const plain = name
    .replace(/(\.(jsonl?|csv|tsv|txt|eval|parquet|gz|zip|zst))+$/i, "")
    .replace(/[[\]:*?/\\\p{Cc}\p{Cs}]/gu, " ");
  const short = plain
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^['\s]+|['\s]+$/g, "");
  // Excel keeps this name for itself.
  return short === "" || short.toLowerCase() === "history" ? usual : short;
}

function sharedFolder(paths: readonly string[][]): string | undefined {
  const [first, ...others] = paths;
  const folders = first!.slice(0, -1);
  const shared = folders.findIndex((folder, i) => others.some((path) => path.length <= i + 1 || path[i] !== folder));
  return folders[shared < 0 ? folders.length - 1 : shared - 1];
}
