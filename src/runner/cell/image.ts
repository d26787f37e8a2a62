interface Piece {
  start: number;
  bytes: Uint8Array;
}

/** Bytes that are all 0 are left out in blocks of this size: the stack and the free end are a third of the memory. */
const block = 2 ** 16;
let last: Image | undefined;

/** A cell's memory as it stands before each use. */
export class Image {
  readonly #pieces: readonly Piece[];

  private constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** The image of a memory; cells that stand alike share one, so that it stays in the processor's cache. */
  static of(memory: Uint8Array): Image {
    if (last?.fits(memory)) return last;
    const pieces: Piece[] = [];
    for (let start = 0; start < memory.length; start += block) {
      const end = Math.min(start + block, memory.length);
      if (isBlank(memory.subarray(start, end))) continue;
      const before = pieces.at(-1);
      if (before && before.start + before.bytes.length === start) {
        before.bytes = memory.subarray(before.start, end);
      } else pieces.push({ start, bytes: memory.subarray(start, end) });
    }
    last = new Image(pieces.map(({ start, bytes }) => ({ start, bytes: bytes.slice() })));
    return last;
  }

  /** Makes the memory what it was; what it has grown by becomes 0. */
  restore(memory: Uint8Array): void {
    let end = 0;
    for (const { start, bytes } of this.#pieces) {
      memory.fill(0, end, start);
      memory.set(bytes, start);
      end = start + bytes.length;
    }
    memory.fill(0, end);
  }

  fits(memory: Uint8Array): boolean {
    let end = 0;
    for (const { start, bytes } of this.#pieces) {
      if (!isBlank(memory.subarray(end, start))) return false;
      const words = wordsOf(memory.subarray(start, start + bytes.length));
      if (!wordsOf(bytes).every((word, index) => word === words[index])) return false;
      end = start + bytes.length;
    }
    return isBlank(memory.subarray(end));
  }
}

const wordsOf = (bytes: Uint8Array) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
const isBlank = (bytes: Uint8Array) => wordsOf(bytes).every((word) => word === 0);
