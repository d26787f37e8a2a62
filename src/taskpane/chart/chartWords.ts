/** A chart's numbers in words and rows, for those who do not see it or do not point at it. */
import { strings } from "../strings.ts";
import type { ChartedCurve, ChartedRates } from "./charts.ts";
import { percent } from "./percent.ts";

const words = strings.chart;

interface ChartWords {
  alt: string;
  values: { header: string[]; rows: string[][] };
}

export function curveWords(curves: readonly ChartedCurve[]): ChartWords {
  const named = curves.length > 1;
  const header = ["k", words.passAtK, words.low, words.high, words.pluginShort];
  return {
    alt: words.curveAlt(
      curves.map(({ name, points }) => {
        const last = points[points.length - 1];
        return words.curveLine(name, points[0].k, percent(points[0].estimate), last.k, percent(last.estimate));
      }),
    ),
    values: {
      header: named ? [words.model, ...header] : header,
      rows: curves.flatMap(({ name, points }) =>
        points.map(({ k, estimate, low, high, plugin }) => [
          ...(named ? [name] : []),
          String(k),
          ...[estimate, low, high, plugin].map((value) => (value === null ? "" : percent(value))),
        ]),
      ),
    },
  };
}

export function ratesWords(rates: readonly ChartedRates[]): ChartWords {
  const bins = rates[0]?.bins ?? [];
  return {
    alt: words.histogramAlt(
      rates.map(({ name, extremes, bins: own }) => {
        const total = own.reduce((sum, { problems }) => sum + problems, 0);
        if (extremes) return words.histogramLine(name, extremes.never, extremes.always, total);
        const [first, last] = [own[0], own[own.length - 1]];
        return words.histogramOfBins(name, first.problems, percent(first.to), last.problems, percent(last.from), total);
      }),
    ),
    values: {
      header: [words.rate, ...rates.map(({ name }) => (rates.length > 1 ? name : words.problems))],
      rows: bins.map(({ from, to }, i) => [
        words.bin(from, to),
        ...rates.map((model) => String(model.bins[i].problems)),
      ]),
    },
  };
}
