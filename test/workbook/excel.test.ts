import { beforeEach, describe, expect, test } from "@jest/globals";
import { summarySheet } from "../../src/taskpane/analyse/summarySheet.ts";
import { recogniseColumns } from "../../src/taskpane/table/recogniseColumns.ts";
import { excelWorkbook } from "../../src/workbook/excel.ts";
import type { Area, ChartRequest } from "../../src/workbook/port.ts";
import { FakeExcel } from "./fakeExcel.ts";

const area: Area = { sheet: "Counts", row: 0, column: 0, rows: 1, columns: 1 };
let excel: FakeExcel;
beforeEach(() => {
  excel = new FakeExcel();
  excel.install();
});

test("supports(feature) says in words which Excel is too old", () => {
  expect(excelWorkbook().supports("chart")).toBe(true);
  excel.install("1.3");
  expect(excelWorkbook().supports("chart")).toMatch(/too old.*ExcelApi 1\.7/);
});

test("write(area, [['1E5']]) stays a text outside text columns too", async () => {
  await excelWorkbook().write(area, [["1E5"]]);
  expect((await excelWorkbook().read(area)).values).toEqual([["1E5"]]);
});

test("read(area) gives an error cell as { error }", async () => {
  await excelWorkbook().write(area, [["=EVAL.NOTHING()"]]);
  expect((await excelWorkbook().read(area)).values).toEqual([[{ error: "#NAME?" }]]);
});

test("addChart(request, at) draws each series from its cells, with titles and an alternative text", async () => {
  const column = (index: number): Area => ({ sheet: "Counts", row: 1, column: index, rows: 4, columns: 1 });
  const request: ChartRequest = {
    kind: "curve",
    title: "pass@k against k",
    xTitle: "k",
    yTitle: "pass@k",
    altText: "rises from 0.2 to 0.9",
    numberFormat: "0%",
    x: column(0),
    series: [
      { name: "gpt-4", y: column(1), role: "estimate" },
      { name: "gpt-4, low", y: column(2), role: "low" },
      { name: "gpt-4, plug-in", y: column(4), role: "plugin" },
    ],
  };
  await excelWorkbook().addChart(request, { ...area, row: 4, column: 8, rows: 18, columns: 8 });
  const [chart] = excel.sheet("Counts").charts;
  const box = (index: number) => ({ row: 1, column: index, rows: 4, columns: 1 });
  expect(chart.type).toBe("XYScatterLinesNoMarkers");
  expect(chart.series.map(({ name }) => name)).toEqual(["gpt-4", "gpt-4, low", "gpt-4, plug-in"]);
  expect(chart.series.map(({ y }) => y).map((y) => y?.column)).toEqual([1, 2, 4]);
  expect(
    chart.series.every(({ x }) => JSON.stringify(x) === JSON.stringify(Object.assign({ sheet: undefined }, box(0)))),
  ).toBe(true);
  expect(chart.series.map(({ lineStyle }) => lineStyle)).toEqual(["Continuous", "Dot", "Dash"]);
  expect(chart.texts).toMatchObject({
    "title text": "pass@k against k",
    "x title text": "k",
    "y title text": "pass@k",
    "y numberFormat": "0%",
    altTextDescription: "rises from 0.2 to 0.9",
  });
});

test("write(area, cells, { headed }) shows the first row as column names; undo() clears that too", async () => {
  const workbook = excelWorkbook();
  await workbook.write({ ...area, rows: 2 }, [["pass@1"], [0.5]], { headed: true });
  const box = { row: 0, column: 0, rows: 1, columns: 1 };
  const { styles } = excel.sheet("Counts");
  expect(styles).toContainEqual({ ...box, name: "font bold", value: true });
  expect(styles).toContainEqual({ ...box, name: "wrapText", value: true });
  await workbook.undo();
  expect(styles.at(-1)).toEqual({ ...box, name: "clear", value: "Formats" });
});

const many = { ...area, rows: 30000, columns: 2 };
const long = Array.from({ length: many.rows }, (_, i) => [i, `=EVAL.PASSK('A sheet with a long name'!B${i},C${i},10)`]);

test("write(area, cells) and read(area) hand over more cells than Excel takes at once, part by part", async () => {
  const workbook = excelWorkbook();
  await workbook.write(many, long);
  const { values, formulas } = await workbook.read(many);
  expect(values.map(([i]) => i)).toEqual(long.map(([i]) => i));
  expect(formulas.at(-1)![1]).toBe(long.at(-1)![1]);
  await workbook.undo();
  expect(await workbook.usedArea("Counts")).toBeNull();
});

test("write(area, cells) puts back what it wrote where Excel fails at a later part", async () => {
  const workbook = excelWorkbook();
  await workbook.write(area, [["old"]]);
  excel.failsAfter = 6;
  await expect(workbook.write(many, long)).rejects.toThrow(/GeneralException/);
  expect(excel.failsAfter).toBeLessThan(0);
  expect(await workbook.usedArea("Counts")).toEqual(area);
  expect((await workbook.read(area)).values).toEqual([["old"]]);
});

test("addSheet(content) leaves no sheet behind where Excel fails while it is filled", async () => {
  excel.failsAfter = 2;
  await expect(excelWorkbook().addSheet({ name: "Large", cells: long })).rejects.toThrow(/GeneralException/);
  expect(excel.sheets.map(({ name }) => name)).toEqual(["Counts"]);
});

test("an Excel without the later sets of the interface reads, writes and adds sheets all the same", async () => {
  excel.install("1.9");
  const workbook = excelWorkbook();
  await workbook.write(area, [[7]]);
  expect((await workbook.read(area)).values).toEqual([[7]]);
  expect(await workbook.spills(area)).toEqual([]);
  expect(await workbook.addSheet({ name: "New", cells: [[1]], frozenRows: 1 })).toBe("New");
  let heard = 0;
  workbook.onCalculated(() => heard++);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await workbook.write(area, [[8]]);
  expect(heard).toBeGreaterThan(0);
});

describe("the summary of counts in Excel", () => {
  const header = ["problem", "n", "old c", "new c"];
  const rows = Array.from({ length: 6 }, (_, i) => [`p${i}`, 10, i, i + 3]);
  const summary = async () => {
    const workbook = excelWorkbook();
    const counts = { ...area, rows: 7, columns: 4 };
    await workbook.write(counts, [header, ...rows]);
    const block = await workbook.read(counts);
    const table = { block, columns: recogniseColumns(block)! };
    const { content, charts } = summarySheet(table, { namespace: "EVAL", draws: [1, 5], confidence: 0.9 });
    const sheet = await workbook.addSheet(content);
    for (const { request, at } of charts(sheet)) await workbook.addChart(request, at);
    return excel.sheet(sheet);
  };

  test("is a sheet with formats, headings, widths and a frozen row", async () => {
    const sheet = await summary();
    expect(sheet.name).toBe("pass@k summary");
    expect(sheet.frozen).toBe(1);
    const cell = (address: string) => sheet.cells.get(address);
    expect(cell("3,1")).toEqual({ input: 0.9, format: "0%" });
    expect(cell("6,2")).toEqual({
      input: "=EVAL.PASSK_MEAN('Counts'!$B$2:$B$7,'Counts'!$C$2:$C$7,$B7)",
      format: "0.0%",
    });
    expect(sheet.styles).toContainEqual({ row: 5, column: 0, rows: 1, columns: 8, name: "font bold", value: true });
    expect(sheet.styles.filter(({ name }) => name === "columnWidth").length).toBe(8);
  });

  test("has a chart of pass@k against k: for each model a line, its interval and its plug-in, from the curve's cells", async () => {
    const sheet = await summary();
    const [curve] = sheet.charts;
    const roles = ["", ", low", ", high", ", plug-in (biased low)"];
    expect(curve.series.map(({ name }) => name)).toEqual(
      ["old", "new"].flatMap((name) => roles.map((role) => name + role)),
    );
    expect(curve.series.map(({ lineStyle }) => lineStyle)).toEqual(
      [0, 1].flatMap(() => ["Continuous", "Dot", "Dot", "Dash"]),
    );
    const [old, other] = ["#2257d6", "#b5480c"].map((color) => Array<string>(4).fill(color));
    expect(curve.series.map(({ color }) => color)).toEqual([...old, ...other]);
    // The formula stands above the cells that it spills into: k, pass@k, low, high, plug-in.
    for (const [model, c] of ["C", "D"].entries()) {
      const lines = curve.series.slice(4 * model, 4 * model + 4);
      const { row, rows } = lines[0].y!;
      expect(sheet.cells.get(`${row - 1},1`)!.input).toBe(
        `=EVAL.PASSK_CURVE('Counts'!$B$2:$B$7,'Counts'!$${c}$2:$${c}$7,{1;2;5;10},$B$4)`,
      );
      expect(lines.map(({ y }) => y)).toEqual([2, 3, 4, 5].map((column) => ({ row, rows, column, columns: 1 })));
    }
    const [{ x }] = curve.series;
    expect([x!.column, x!.rows]).toEqual([1, 4]);
    expect(curve.texts).toMatchObject({
      "title text": "pass@k against k",
      "x title text": "k, samples drawn",
      "y title text": "pass@k",
      "y numberFormat": "0%",
      altTextDescription: expect.stringContaining("for old and new"),
    });
  });

  test("has a histogram of c/n with a series for each model", async () => {
    const sheet = await summary();
    const [, histogram] = sheet.charts;
    expect(histogram.type).toBe("ColumnClustered");
    expect(histogram.series.map(({ name, y }) => [name, y!.column, y!.rows])).toEqual([
      ["old", 3, 10],
      ["new", 4, 10],
    ]);
    expect(histogram.series.map(({ color }) => color)).toEqual(["#2257d6", "#b5480c"]);
    const { row, column } = histogram.series[0].x!;
    expect(sheet.cells.get(`${row},${column}`)!.input).toMatch(/0% to 10%$/);
    expect(histogram.texts).toMatchObject({
      "x title text": "correct rate c/n",
      "y title text": "problems",
      "y numberFormat": "0",
      altTextDescription: expect.stringContaining("Histogram"),
    });
  });
});
