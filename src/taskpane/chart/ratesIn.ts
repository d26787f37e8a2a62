import type { Block, CellValue } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { placesOf } from "../table/placesOf.ts";
import type { ChartedRates } from "./charts.ts";

/** The histogram in the cells of a summary: its bins, and how many problems of each model whose cells all hold a number. */
export function ratesIn({ values }: Block): ChartedRates[] {
  const { rate, from, to } = strings.summary;
  const [place] = placesOf([rate, from, to], values);
  if (!place) return [];
  const { row, column } = place;
  const rows: CellValue[][] = [];
  for (let r = row + 1; typeof values[r]?.[column + 1] === "number"; r++) rows.push(values[r].slice(column + 1));
  const names = values[row].slice(column + 3).filter((name) => typeof name === "string" && name !== "");
  return names.flatMap((name, model) => {
    const counts = rows.map((cells) => cells[2 + model]);
    if (!counts.every((count) => typeof count === "number")) return [];
    const bins = rows.map((cells, i) => ({ from: Number(cells[0]), to: Number(cells[1]), problems: counts[i] }));
    return [{ name: String(name), bins, extremes: null }];
  });
}
