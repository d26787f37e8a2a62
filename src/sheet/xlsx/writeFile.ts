import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { type WriteOptions, writeXlsx } from "hucre/xlsx";
import { errorMark } from "./markedError.ts";

/** The engine that Excel has computed with since 2019: files of older ones it computes again as it opens them. */
const engine = '<calcPr calcId="191029"/>';

const markedResult = new RegExp(` t="str">(<f\\b[^>]*>[^<]*</f><v>)${errorMark}`, "g");

/**
 * The bytes of an .xlsx file, with what its writer cannot say: results of formulas that are errors (so that ISNA and charts
 * see them as such), lines of scatter charts that run straight from point to point, and that all results are up to date, for
 * an Excel without the add-in would put #NAME? in their place.
 */
export async function writeFile(content: WriteOptions): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx(content));
  const replace = (path: string, pattern: RegExp, text: string) => {
    parts[path] = strToU8(strFromU8(parts[path]).replace(pattern, text));
  };
  for (const path of Object.keys(parts)) {
    if (path.startsWith("xl/worksheets/sheet")) replace(path, markedResult, ' t="e">$1');
    if (path === "xl/workbook.xml") replace(path, /<calcPr\b[^>]*\/>/, engine);
    if (path.startsWith("xl/charts/chart"))
      replace(path, /<\/c:yVal><\/c:ser>/g, '</c:yVal><c:smooth val="0"/></c:ser>');
  }
  return zipSync(parts);
}
