import { expect, test } from "@jest/globals";
import { readsAsOther } from "../../src/workbook/readsAsOther.ts";

test.each(["00123", "1E5", "-2", "+3", "(4)", "$5", "1/2", "3 May", "50%", "true", "FALSE", "=A1", "@x", "'x", "-x"])(
  "readsAsOther(%p) is true",
  (text) => expect(readsAsOther(text)).toBe(true),
);

test.each(["problem", "pass@1", "gpt-4", "HumanEval/12", "truthful", "c (correct)", ""])(
  "readsAsOther(%p) is false",
  (text) => expect(readsAsOther(text)).toBe(false),
);
