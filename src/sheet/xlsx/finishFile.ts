import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The writer keeps every result that is a string as text; this mark, from Unicode's private area, tells errors apart. */
const mark = "\uE000";

export const markedError = (code: string): string => mark + code;

/** The engine that Excel has computed with since 2019: files of older ones it computes again as it opens them. */
const engine = '<calcPr calcId="191029"/>';

/**
 * Puts into a written file what its writer cannot say: results of formulas that are errors (so that ISNA and charts see them
 * as such), lines of scatter charts that run straight from point to point, and that all results are up to date, for an Excel
 * without the add-in would put #NAME? in their place.
 */
export function finishFile(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  const replace = (path: string, pattern: RegExp, text: string) => {
    parts[path] = strToU8(strFromU8(parts[path]).replace(pattern, text));
  };
  for (const path of Object.keys(parts)) {
    if (path.startsWith("xl/worksheets/sheet")) replace(path, / t="str">(<f\b[^>]*>[^<]*<\/f><v>)\uE000/g, ' t="e">$1');
    if (path === "xl/workbook.xml") replace(path, /<calcPr\b[^>]*\/>/, engine);
    if (path.startsWith("xl/charts/chart"))
      replace(path, /<\/c:yVal><\/c:ser>/g, '</c:yVal><c:smooth val="0"/></c:ser>');
  }
  return zipSync(parts);
}
