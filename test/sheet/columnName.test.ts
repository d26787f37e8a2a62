import { expect, test } from "@jest/globals";
import { columnName } from "../../src/sheet/columnName.ts";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [701, "ZZ"],
  [702, "AAA"],
  [16383, "XFD"],
])("columnName(%i) is %s", (column, name) => {
  expect(columnName(column)).toBe(name);
});
