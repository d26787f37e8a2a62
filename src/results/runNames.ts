/**
 * Short names that tell files apart: what differs between their paths, without common folders and endings.
 *
 * @example runNames(["a/x/result.json", "a/y/result.json"]) // ["x", "y"]
 */
export function runNames(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(/[/\\]/).filter(Boolean));
  const shortest = Math.min(...parts.map(({ length }) => length));
  const isShared = (at: (path: string[]) => string | undefined) => new Set(parts.map(at)).size === 1;
  let first = 0;
  while (first < shortest - 1 && isShared((path) => path[first])) first++;
  let last = 0;
  while (last < shortest - first - 1 && isShared((path) => path[path.length - 1 - last])) last++;
  return parts.map((path) => {
    const own = path.slice(first, path.length - last).join("/");
    return last > 0 ? own : own.replace(/(\.(jsonl?|csv|tsv|txt|eval|parquet|gz|zip|zst))+$/i, "");
  });
}
