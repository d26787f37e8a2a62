/**
 * Short names that tell files apart: what differs between their paths, without common folders and endings; files of one
 * name are numbered.
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
  const whole = parts.map((path) => path.slice(first, path.length - last).join("/"));
  const short = whole.map((name) => name.replace(/(\.(jsonl?|csv|tsv|txt|eval|parquet|gz|zip|zst))+$/i, ""));
  const isUnclear = (name: string) => new Set(whole.filter((_, i) => short[i] === name)).size > 1;
  const names = last > 0 ? whole : short.map((name, i) => (name === "" || isUnclear(name) ? whole[i]! : name));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
