import { beforeEach, expect, test } from "@jest/globals";
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
