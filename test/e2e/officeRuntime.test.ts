import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../.config/chromium.mjs";

const cdn = "https://appsforoffice.microsoft.com/lib/1/hosted/";
const origin = "https://passk.example/";
const office = new URL("../../node_modules/@microsoft/office-js/dist/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);
const page = `<!doctype html><script src="${cdn}office.js"></script><script src="${cdn}custom-functions-runtime.js"></script>
<script src="functions.js"></script>`;

let browser: Browser;
let tab: Page;
const elsewhere: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  tab = await browser.newPage();
  await tab.route("**/*", (route) => {
    const address = route.request().url();
    if (address === origin) return route.fulfill({ contentType: "text/html", body: page });
    if (address.startsWith(origin))
      return route.fulfill({ path: new URL(address.slice(origin.length), dist).pathname });
    if (address.startsWith(cdn)) {
      return route.fulfill({ path: new URL(address.slice(cdn.length).split("?")[0], office).pathname });
    }
    elsewhere.push(address);
    return route.abort();
  });
  await tab.goto(origin);
  await tab.waitForFunction("typeof CustomFunctions._association === 'object'");
});

afterAll(() => browser.close());

/** Runs the code in the page, where CustomFunctions is Microsoft's. */
const run = <T>(code: string) => tab.evaluate(code) as Promise<T>;

describe("under Microsoft's custom-functions runtime", () => {
  test("the bundle associates each formula of functions.json", async () => {
    const metadata = JSON.parse(readFileSync(new URL("functions.json", dist), "utf8")) as {
      functions: { id: string }[];
    };
    const mapped = await run<string[]>("Object.keys(CustomFunctions._association.mappings)");
    expect(mapped.sort()).toEqual(metadata.functions.map(({ id }) => id).sort());
  });

  test("associate() can be listened to, as the pane does, and still registers", async () => {
    const heard = await run(`(() => {
      const heard = [];
      const associate = CustomFunctions.associate;
      CustomFunctions.associate = (id, formula) => { heard.push(id); associate(id, formula); };
      CustomFunctions.associate("LISTENED", () => 1);
      CustomFunctions.associate = associate;
      const registered = typeof CustomFunctions._association.mappings.LISTENED;
      delete CustomFunctions._association.mappings.LISTENED;
      return { heard, registered };
    })()`);
    expect(heard).toEqual({ heard: ["LISTENED"], registered: "function" });
  });

  test("PASSK spills numbers, blanks and errors that the runtime takes for its own", async () => {
    const result = await run(`(() => {
      const rows = CustomFunctions._association.mappings.PASSK([[20], [null], [5], [5]], [[4], [null], [9], [1]], [[5]], {});
      const own = rows.flat().filter((cell) => cell instanceof CustomFunctions.Error);
      return { cells: JSON.parse(JSON.stringify(rows)), own: own.map(({ code, message }) => ({ code, message })) };
    })()`);
    expect(result).toMatchObject({
      cells: [[0.718266253869969], [""], [{ code: "#VALUE!" }], [1]],
      own: [{ code: "#VALUE!", message: "c must be a whole number from 0 to n = 5; got 9 (row 3)" }],
    });
  });

  test("an error of the runtime in the input is passed on", async () => {
    const code = await run(`(() => {
      const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.divisionByZero);
      return CustomFunctions._association.mappings.PASSK([[error]], [[1]], [[1]], {})[0][0].code;
    })()`);
    expect(code).toBe("#DIV/0!");
  });

  test("nothing but the page, its scripts and office.js is asked for", () => expect(elsewhere).toEqual([]));
});
