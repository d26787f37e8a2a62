/** Loaded on its own, when a chart is first shown, for Observable Plot is half the pane's size. */
import * as Plot from "@observablehq/plot";
import { strings } from "../strings.ts";
import { percent } from "./percent.ts";
import type { ChartedCurve, ChartedRates } from "./charts.ts";
import type { CurvePoint } from "./curveOf.ts";
import type { RateBin } from "./rateHistogram.ts";

export interface ChartStyle {
  width: number;
  ink: string;
  grid: string;
  ground: string;
  font: string;
  colors: string[];
}

const { chart: words } = strings;

const common = (style: ChartStyle, height: number, title: string, alt: string) => ({
  width: style.width,
  height,
  marginTop: 24,
  marginLeft: 44,
  marginRight: 14,
  marginBottom: 38,
  ariaLabel: title,
  ariaDescription: alt,
  style: {
    color: style.ink,
    background: style.ground,
    fontFamily: style.font,
    fontSize: "11px",
  },
});

/** pass@k against k: a line for each model, its interval as a band, and its plug-in dashed. */
export function drawCurve(
  series: ChartedCurve[],
  confidence: number | null,
  style: ChartStyle,
  alt: string,
): SVGElement {
  const rows = series.flatMap(({ name, points }) => points.map((point) => ({ name, ...point })));
  const last = Math.max(...rows.map(({ k }) => k));
  const first = Math.min(...rows.map(({ k }) => k));
  const lines = { x: "k", stroke: "name", z: "name" } as const;
  return Plot.plot({
    ...common(style, 250, words.curveTitle, alt),
    x: {
      label: words.k,
      labelAnchor: "center",
      labelArrow: "none",
      type: last > 40 ? "log" : "linear",
      // No more of them than steps, so that each is a whole number.
      ticks: Math.max(1, Math.min(5, last - first)),
      tickFormat: "~s",
    },
    y: { label: words.passAtK, labelArrow: "none", domain: [0, 1], tickFormat: ".0%", ticks: 5 },
    color: { domain: series.map(({ name }) => name), range: style.colors },
    marks: [
      Plot.gridY({ stroke: style.grid, strokeOpacity: 1, ticks: 5 }),
      Plot.ruleY([0], { stroke: style.ink }),
      Plot.areaY(
        rows.filter(({ low }) => low !== null),
        { x: "k", y1: "low", y2: "high", fill: "name", z: "name", fillOpacity: 0.16 },
      ),
      Plot.lineY(rows, { ...lines, y: "plugin", strokeDasharray: "3 4", strokeWidth: 1.5 }),
      Plot.lineY(rows, { ...lines, y: "estimate", strokeWidth: 2.25 }),
      Plot.dot(last > 20 ? [] : rows, { x: "k", y: "estimate", fill: "name", r: 2.5 }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: "k",
          y: "estimate",
          title: (point: CurvePoint & { name: string }) =>
            [
              point.name,
              `k = ${point.k}`,
              `${words.unbiased}: ${percent(point.estimate)}`,
              point.low === null || point.high === null
                ? ""
                : `${words.interval(confidence)}: ${percent(point.low)} – ${percent(point.high)}`,
              point.plugin === null ? "" : `${words.plugin}: ${percent(point.plugin)}`,
            ]
              .filter(Boolean)
              .join("\n"),
          fill: style.ground,
          stroke: style.grid,
        }),
      ),
    ],
  }) as SVGElement;
}

/** How many problems have which rate of correct samples: bars side by side, one a model. */
export function drawHistogram(series: ChartedRates[], style: ChartStyle, alt: string): SVGElement {
  const rows = series.flatMap(({ name, bins }, i) =>
    bins.map((bin) => {
      const width = (bin.to - bin.from) / series.length;
      return { ...bin, name, x1: bin.from + i * width, x2: bin.from + (i + 1) * width };
    }),
  );
  const title = ({ name, from, to, problems }: RateBin & { name: string }) =>
    `${name}\n${words.rate} ${percent(from)} – ${percent(to)}\n${problems} ${words.problems}`;
  const ticks = Math.max(1, Math.min(5, Math.max(...rows.map(({ problems }) => problems))));
  return Plot.plot({
    ...common(style, 200, words.histogramTitle, alt),
    x: { label: words.rate, labelAnchor: "center", labelArrow: "none", domain: [0, 1], tickFormat: ".0%", ticks: 5 },
    y: { label: words.problems, labelArrow: "none", ticks },
    color: { domain: series.map(({ name }) => name), range: style.colors },
    marks: [
      Plot.gridY({ stroke: style.grid, strokeOpacity: 1, ticks }),
      Plot.rectY(rows, { x1: "x1", x2: "x2", y: "problems", fill: "name", insetLeft: 1, insetRight: 1 }),
      Plot.ruleY([0], { stroke: style.ink }),
      Plot.tip(
        rows,
        Plot.pointerX({
          x: ({ x1, x2 }: { x1: number; x2: number }) => (x1 + x2) / 2,
          y: "problems",
          title,
          fill: style.ground,
          stroke: style.grid,
        }),
      ),
    ],
  }) as SVGElement;
}
