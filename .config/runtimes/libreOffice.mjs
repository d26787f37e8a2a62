// Opens with LibreOffice, where it is installed (SOFFICE may name it), what the built sheet saves, and compares its own
// HYPGEOM.DIST with PASSK. Where it is not, a line says that this was left out.
import { writeXlsx } from "hucre/xlsx";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../chromium.mjs";
import { root } from "../install.mjs";

const folder = join(root, ".cache", "libreOffice");
const choices = { "add-in": "With the add-in’s formulas", names: "Without the add-in", values: "Values in place of" };

export async function checkLibreOffice() {
  const program = [process.env.SOFFICE, "soffice", "libreoffice"].find(
    (name) => name && spawnSync(name, ["--version"]).status === 0,
  );
  if (!program) {
    console.log("-- LibreOffice is not here (no soffice on the PATH): what the sheet saves was not opened with it");
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [version] = /\d+\.\d+/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }));

  let charts = 0;
  for (const [name, file] of Object.entries(await saveFromPage())) {
    const document = open(program, name, file);
    charts = checkCharts(name, document);
    if (name === "values" && /#NAME\?|Err:5/.test(document))
      throw new Error("values must show no error in LibreOffice");
  }
  console.log(`ok LibreOffice ${version} opens what the sheet saves and draws its ${charts} charts`);

  const { cases, worst } = await compareHypergeometric(program);
  if (!(worst <= 1e-12)) throw new Error(`HYPGEOM.DIST must agree with PASSK; differs by ${worst}`);
  console.log(`ok LibreOffice's HYPGEOM.DIST agrees with PASSK in ${cases} cases to ${worst.toExponential(1)}`);
}

/** The sample workbook as the page saves it, in each of its three ways. */
async function saveFromPage() {
  const { listen } = await import(pathToFileURL(join(root, "dist", "server", "listen.mjs")).href);
  const server = await listen({ folder: join(root, "dist"), port: 0, hostname: "localhost" });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => {
      const sheet = globalThis.univerAPI?.getActiveWorkbook()?.getActiveSheet();
      return typeof sheet?.getRange("G2").getRawValue() === "number";
    });
    const files = {};
    for (const [name, choice] of Object.entries(choices)) {
      await page.getByRole("button", { name: "Save as .xlsx" }).click();
      const dialog = page.getByRole("dialog", { name: "Save as .xlsx" });
      await dialog.getByRole("radio", { name: choice }).check();
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Save" }).click();
      files[name] = readFileSync(await (await download).path());
      const told = page.getByRole("dialog", { name: "Saved" });
      await told.waitFor({ timeout: 1000 }).then(
        () => told.getByRole("button").click(),
        () => undefined,
      );
    }
    return files;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The workbook as LibreOffice has it, in its own format as one XML. */
function open(program, name, file) {
  const path = join(folder, `${name}.xlsx`);
  writeFileSync(path, file);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  execFileSync(program, [profile, "--headless", "--convert-to", "fods", "--outdir", folder, path], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 120_000,
  });
  return readFileSync(join(folder, `${name}.fods`), "utf8");
}

/** Every point of every chart is a cell that holds a number, and no cell behind them an error. */
function checkCharts(name, document) {
  const charts = document.match(/<chart:chart .*?<\/chart:chart>/gs) ?? [];
  const kinds = charts.map((chart) => /chart:class="chart:(\w+)"/.exec(chart)[1]);
  // A curve and a histogram of the counts of each of three sheets, and one of the curves on the sheet that compares.
  if (String([...kinds].sort()) !== "bar,bar,bar,scatter,scatter,scatter,scatter")
    throw new Error(`${name} must hold a curve and a histogram a sheet; got ${kinds}`);
  // LibreOffice has no LAMBDA: it keeps the names and the charts, and computes neither.
  if (name === "names") return charts.length;
  for (const chart of charts) {
    const ranges = [
      ...chart.matchAll(
        /values-cell-range-address="(?:&apos;|')?([\w ]+)(?:&apos;|')?\.([A-Z])(\d+):[^"]*\.[A-Z](\d+)"/g,
      ),
    ];
    const points = ranges.flatMap(([, sheet, column, from, to]) =>
      cellsOf(document, sheet)
        .slice(Number(from) - 1, Number(to))
        .map((row) => row[column.charCodeAt(0) - 65]),
    );
    // What the add-in spills it shows as an error, wherever no add-in is.
    if (name === "add-in" && ranges.some(([, sheet]) => sheet !== "Charts")) continue;
    if (points.length < 4 || !points.every((value) => value >= 0)) {
      throw new Error(`${name} must chart numbers; got ${ranges.length} series of ${points.join(" ")}`);
    }
  }
  return charts.length;
}

/** The numbers in the first cells of each row of a sheet; NaN where a cell holds none. */
function cellsOf(document, sheet) {
  const [table] = new RegExp(`<table:table table:name="${sheet}".*?</table:table>(?!</office)`, "s").exec(
    document.replace(/<table:shapes>.*?<\/table:shapes>/gs, "").replace(/<draw:frame.*?<\/draw:frame>/gs, ""),
  );
  const repeated = (attributes, of) => Math.min(200, Number(new RegExp(`number-${of}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1)); // prettier-ignore
  return [...table.matchAll(/<table:table-row([^>]*)>(.*?)<\/table:table-row>/gs)].flatMap(([, rows, content]) => {
    const row = [...content.matchAll(/<table:table-cell([^>]*)>/g)].flatMap(([, cell]) => {
      const value = Number(/ office:value="([^"]+)"/.exec(cell)?.[1] ?? NaN);
      return Array(repeated(cell, "columns")).fill(value);
    });
    return Array(repeated(rows, "rows")).fill(row);
  });
}

/** 1 - P(no correct sample among k drawn), computed by LibreOffice, beside PASSK. */
async function compareHypergeometric(program) {
  const { passAtK } = await import(pathToFileURL(join(root, "dist", "estimators", "index.js")).href);
  const cases = [5, 10, 20, 64, 200].flatMap((n) =>
    [0, 1, 0.2, 0.5, 0.9, 1].flatMap((rate) =>
      [1, 2, 0.5, 1].map((share, i) => [n, Math.max(rate === 0 ? 0 : 1, Math.round(rate * n)), i < 2 ? share : Math.max(1, share * n)]),
    ),
  ); // prettier-ignore
  const counts = cases.map(([n, c, k]) => [n, Math.min(n, c), Math.floor(k)]);
  const cells = new Map(
    counts.map(([n, c, k], row) => [`${row},0`, { formula: `1-_xlfn.HYPGEOM.DIST(0,${k},${c},${n},FALSE)` }]),
  );
  const document = open(program, "hypergeometric", await writeXlsx({ sheets: [{ name: "One", cells }] }));
  const values = [...document.matchAll(/table:formula="[^"]*" office:value-type="float" office:value="([^"]+)"/g)];
  if (values.length !== counts.length)
    throw new Error(`HYPGEOM.DIST must give ${counts.length} numbers; got ${values.length}`);
  const errors = counts.map(([n, c, k], i) => Math.abs(Number(values[i][1]) - passAtK(n, c, k)));
  return { cases: counts.length, worst: Math.max(...errors) };
}
