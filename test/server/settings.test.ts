import { expect, test } from "@jest/globals";
import { readSettings } from "../../src/server/settings.ts";

test("readSettings({}) answers every host and trusts no forwarded header", () => {
  expect(readSettings({})).toEqual({ trustForwarded: false });
});

test("readSettings({ ALLOWED_HOSTS, TRUST_FORWARDED }) reads a list and a switch", () => {
  expect(readSettings({ ALLOWED_HOSTS: "Addin.example, localhost:3000", TRUST_FORWARDED: "1" })).toEqual({
    trustForwarded: true,
    allowedHosts: ["addin.example", "localhost:3000"],
  });
});

test.each([
  [{ TRUST_FORWARDED: "yes" }, "TRUST_FORWARDED must be 0 or 1; got yes"],
  [{ ALLOWED_HOSTS: "a,,b" }, "ALLOWED_HOSTS must be host names with commas between; got a,,b"],
  [{ ALLOWED_HOSTS: "" }, "ALLOWED_HOSTS must be host names with commas between; got "],
])("readSettings(%j) throws", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
