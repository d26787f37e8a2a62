/** A chart's numbers in words and rows, for those who do not see it or do not point at it. */
import { strings } from "../strings.ts";
import type { ChartedModel } from "./chartedModels.ts";
import { percent } from "./percent.ts";

const words = strings.chart;

interface ChartWords {
  alt: string;
  values: { header: string[]; rows: string[][] };
}

export function curveWords(models: readonly ChartedModel[]): ChartWords {
  const named = models.length > 1;
  const header = ["k", words.passAtK, words.low, words.high, words.pluginShort];
  return {
    alt: words.curveAlt(
      models.map(({ name, points }) => {
        const last = points[points.length - 1];
        return words.curveLine(name, percent(points[0].estimate), percent(last.estimate), last.k);
      }),
    ),
    values: {
      header: named ? [words.model, ...header] : header,
      rows: models.flatMap(({ name, points }) =>
        points.map(({ k, estimate, low, high, plugin }) => [
          ...(named ? [name] : []),
          String(k),
          ...[estimate, low, high, plugin].map((value) => (value === null ? "" : percent(value))),
        ]),
      ),
    },
  };
}

export function histogramWords(models: readonly ChartedModel[]): ChartWords {
  const bins = models[0]?.bins ?? [];
  return {
    alt: words.histogramAlt(
      models.map(({ name, never, always, total }) => words.histogramLine(name, never, always, total)),
    ),
    values: {
      header: [words.rate, ...models.map(({ name }) => (models.length > 1 ? name : words.problems))],
      rows: bins.map(({ from, to }, i) => [
        words.bin(from, to),
        ...models.map((model) => String(model.bins[i].problems)),
      ]),
    },
  };
}
