import { useEffect, useState } from "react";
import type { Block, Workbook } from "../../workbook/port.ts";

/** The cells that may hold candidates, kept fresh: the selection where it is a block of its own, otherwise its sheet. */
export function useCandidateTable(workbook: Workbook): Block | null {
  const [block, setBlock] = useState<Block | null>(null);
  useEffect(() => {
    let turn = 0;
    const refresh = async () => {
      const mine = ++turn;
      const next = await readBlock(workbook).catch(() => null);
      if (mine === turn) setBlock((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const pending = { timer: 0 };
    const soon = () => {
      clearTimeout(pending.timer);
      pending.timer = window.setTimeout(refresh, 150);
    };
    const stops = [workbook.onSelection(soon), workbook.onCalculated(soon)];
    void refresh();
    return () => {
      turn = -1;
      clearTimeout(pending.timer);
      for (const stop of stops) stop();
    };
  }, [workbook]);
  return block;
}

async function readBlock(workbook: Workbook): Promise<Block | null> {
  const selection = await workbook.selection();
  const area = selection.rows > 1 && selection.columns > 1 ? selection : await workbook.usedArea(selection.sheet);
  return area && workbook.read(area);
}
