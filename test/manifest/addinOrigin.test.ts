import { expect, test } from "@jest/globals";
import { addinOrigin } from "../../.config/addinOrigin.mjs";

test("addinOrigin('') is undefined: a build for this machine", () => {
  expect(addinOrigin("")).toBeUndefined();
});

test.each(["https://passk.test", "https://addins.passk.test:8443/", "https://evals.yourlabs.test"])(
  "addinOrigin(%j) is that origin",
  (value) => {
    expect(addinOrigin(value)).toBe(value.replace(/\/$/, ""));
  },
);

test.each(["http://passk.test", "passk.test", "https://passk.test/folder", "https://me@passk.test"])(
  "addinOrigin(%j) throws: not an https origin",
  (value) => {
    expect(() => addinOrigin(value)).toThrow(`without a path; got ${value}`);
  },
);

test.each([
  "https://example.com",
  "https://passk.your-company.example",
  "https://www.contoso.com",
  "https://your-host.test",
])("addinOrigin(%j) throws: a placeholder", (value) => {
  expect(() => addinOrigin(value)).toThrow(`got the placeholder ${value}`);
});
