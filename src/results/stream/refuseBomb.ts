import { Refusal } from "../refusal.ts";

/** Beyond this size and this ratio an expansion is taken for an attack; result files are packed 5 to 50 times. */
const suspicious = { bytes: 64 * 2 ** 20, ratio: 200 };

/**
 * Stops the unpacking of a bomb before it fills the memory.
 *
 * @param packed The bytes that were read, and `expanded` those that came of them.
 * @throws {Refusal} Where they expand beyond what results do.
 */
export function refuseBomb(packed: number, expanded: number): void {
  if (expanded > suspicious.bytes && expanded > packed * suspicious.ratio) {
    throw new Refusal(
      "damaged",
      `it expands more than ${suspicious.ratio} times, as no results do; it is not read further.`,
    );
  }
}
