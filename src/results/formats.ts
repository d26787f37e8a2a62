import type { DocumentFormat, RowFormat } from "./format.ts";
import { evalPlus } from "./formats/evalPlus.ts";
import { humanEval } from "./formats/humanEval.ts";
import { objectRows } from "./formats/objectRows.ts";

/** The formats of one JSON value, tried in this order. */
export const documentFormats: DocumentFormat[] = [evalPlus];

/** The formats of a sequence of objects, tried in this order; the last one takes any table. */
export const rowFormats: RowFormat[] = [humanEval, objectRows];
