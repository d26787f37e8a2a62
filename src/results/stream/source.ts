/**
 * A file to read, wherever it is. A chunk may be overwritten once the next one is asked for; copy it by
 * `new Uint8Array(chunk)`, for of a Node Buffer `slice` is no copy.
 */
export interface Source {
  /** Its path as the user knows it. */
  name: string;
  size?: number;
  /** True where it was found in a folder or an archive, and not handed over itself. */
  isFound?: boolean;
  /** What was found while it was unpacked, for the user. */
  notes?: readonly string[];
  chunks(): AsyncIterable<Uint8Array>;
}
