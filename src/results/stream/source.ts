/** A file to read, wherever it is. A chunk may be overwritten once the next one is asked for. */
export interface Source {
  /** Its path as the user knows it. */
  name: string;
  size?: number;
  chunks(): AsyncIterable<Uint8Array>;
}
