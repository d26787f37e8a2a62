import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { columnFacts } from "../table/columnFacts.ts";
import { isVerdict } from "../table/isVerdict.ts";
import { columnsNamed } from "../table/names.ts";
import { objectRows } from "./objectRows.ts";

/** A JSON object of no known harness that holds one list of objects with a verdict: the list is read as a table. */
export const listInside: DocumentFormat = {
  name: "Table inside a JSON object",
  recognise(document) {
    const lists = listsIn(document);
    return lists.length === 1 ? `under ${lists[0]!.name} there is a list of objects with a verdict` : undefined;
  },
  read(document, context) {
    const [list] = listsIn(document);
    const reader = objectRows.open(context, list!.rows);
    list!.rows.forEach((row, index) => {
      context.at(list!.name, index);
      reader.row(row, undefined, index);
    });
  },
};

function listsIn(document: unknown): { name: string; rows: JsonObject[] }[] {
  if (!isObject(document)) return [];
  return Object.entries(document).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.length > 0 && rows.every(isObject) && hasVerdict(rows) ? [{ name, rows }] : [],
  );
}

function hasVerdict(rows: JsonObject[]): boolean {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return columnsNamed("verdict", header).some((column) => {
    const cells = rows.map((row) => [row[header[column]!]]);
    return isVerdict(columnFacts(cells, 0));
  });
}
