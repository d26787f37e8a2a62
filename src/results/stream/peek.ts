import { concat } from "./concat.ts";

/**
 * Looks at the start of a stream without losing it.
 *
 * @param size How many bytes to look at, at least, where there are as many.
 * @returns A copy of the start, and the whole stream including it.
 */
export async function peek(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Uint8Array; isAll: boolean; chunks: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isAll = false;
  while (length < size && !isAll) {
    const next = await iterator.next();
    if (next.done) isAll = true;
    else {
      pieces.push(new Uint8Array(next.value));
      length += next.value.length;
    }
  }
  const head = concat(pieces);
  return { head, isAll, chunks: resume(head, iterator) };
}

async function* resume(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
