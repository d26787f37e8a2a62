import type { Block } from "../../workbook/port.ts";
import { parseCalls } from "../explain/parseCalls.ts";
import { parseReference } from "../explain/parseReference.ts";
import { strings } from "../strings.ts";
import type { Finding } from "./finding.ts";

const averages = /\b(AVERAGE|AVERAGEIFS?|MEDIAN|SUBTOTAL|AGGREGATE)\(/i;
const sums = /\bSUM\(([^()]+)\)/gi;

/** EVAL formulas that are given an average, or the sum of several problems: pass@k of those is not what it seems. */
export function averagedFindings({ area, values, formulas }: Block): Finding[] {
  const isAverage = (text: string): boolean => {
    if (averages.test(text)) return true;
    if ([...text.matchAll(sums)].some(([, range]) => (parseReference(range, area.sheet)?.rows ?? 1) > 1)) return true;
    const cells = parseReference(text, area.sheet);
    if (cells?.sheet !== area.sheet) return false;
    const rows = formulas.slice(Math.max(0, cells.row - area.row), Math.max(0, cells.row - area.row + cells.rows));
    const left = cells.column - area.column;
    return rows.some((row) =>
      row.slice(Math.max(0, left), Math.max(0, left + cells.columns)).some((formula) => averages.test(formula)),
    );
  };
  const places = values.flatMap((row, r) =>
    row.flatMap((_, column) => {
      const counts = parseCalls(formulas[r][column]).flatMap((call) => call.arguments.slice(0, 2));
      return counts.some(isAverage) ? [{ row: r, column }] : [];
    }),
  );
  const columns = [...new Set(places.map(({ column }) => column))];
  return columns.map((column) => ({
    ...strings.check.averaged,
    severity: "error",
    column,
    rows: places.filter((place) => place.column === column).map(({ row }) => row),
  }));
}
