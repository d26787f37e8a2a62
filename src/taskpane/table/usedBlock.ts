import type { Block, Workbook } from "../../workbook/port.ts";

const kept = new WeakMap<Workbook, Map<string, Promise<Block | null>>>();

/** All that a sheet holds, or null where it is empty; read once until something in the workbook changes. */
export function usedBlock(workbook: Workbook, sheet: string): Promise<Block | null> {
  const blocks = blocksOf(workbook);
  const known = blocks.get(sheet);
  if (known) return known;
  const block = workbook.usedArea(sheet).then((used) => used && workbook.read(used));
  blocks.set(sheet, block);
  // A refusal is not kept: the next reading may succeed.
  block.catch(() => blocks.delete(sheet));
  return block;
}

function blocksOf(workbook: Workbook): Map<string, Promise<Block | null>> {
  const known = kept.get(workbook);
  if (known) return known;
  const blocks = new Map<string, Promise<Block | null>>();
  kept.set(workbook, blocks);
  workbook.onCalculated(() => blocks.clear());
  return blocks;
}
