import { useEffect, useState } from "react";
import type { Workbook } from "../workbook/port.ts";

const pause = 60;

/**
 * What is read from the workbook, read again after every selection and recalculation; `first` until it was read once.
 * A reading that gives the same again changes nothing.
 */
export function useFresh<T>(workbook: Workbook, read: (workbook: Workbook) => Promise<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let current = 0;
    const refresh = async () => {
      const turn = ++current;
      const next = await read(workbook);
      if (turn === current) setValue((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    let timer = 0;
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(refresh, pause);
    };
    const stops = [workbook.onSelection(soon), workbook.onCalculated(soon)];
    void refresh();
    return () => {
      current = -1;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [workbook, read]);
  return value;
}
