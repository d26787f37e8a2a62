/**
 * The folder of a file, which tells the runs apart whose files have the same names.
 *
 * @example folderOf("a/b/results.json") // "a/b"
 */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"), 0));
}
