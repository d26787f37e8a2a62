import { useEffect, useState } from "react";
import type { Workbook } from "../workbook/port.ts";

const shortest = 60;
const longest = 1000;

/**
 * What is read from the workbook, read again after every selection and change; `first` until it was read once. A
 * reading that is the same again changes nothing; one that took long is not taken up again at once.
 */
export function useFresh<T>(
  workbook: Workbook,
  read: (workbook: Workbook) => Promise<T>,
  first: T,
  isSame: (a: T, b: T) => boolean = (a, b) => JSON.stringify(a) === JSON.stringify(b),
): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let current = 0;
    let pause = shortest;
    const refresh = async () => {
      const turn = ++current;
      const start = performance.now();
      const next = await read(workbook);
      pause = Math.min(longest, Math.max(shortest, performance.now() - start));
      if (turn === current) setValue((last) => (isSame(last, next) ? last : next));
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
