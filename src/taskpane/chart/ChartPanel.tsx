import { makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useMemo, useRef, useState } from "react";
import { Notice } from "../Notice.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { curveWords, ratesWords } from "./chartWords.ts";
import { Figure } from "./Figure.tsx";
import { Legend, type LegendItem } from "./Legend.tsx";
import { useChartStyle } from "./useChartStyle.ts";
import { useCharts } from "./useCharts.ts";
import { Values } from "./Values.tsx";

const useStyles = makeStyles({ found: { margin: "0 0 12px", color: tokens.colorNeutralForeground2 } });

/** The two charts of the curves or the counts on the selected sheet, redrawn whenever these change. */
export function ChartPanel({ workbook }: PanelProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const style = useChartStyle(place);
  const { charts, reason } = useCharts(workbook);
  const [drawn, setDrawn] = useState<{ curve: SVGElement | null; rates: SVGElement | null } | null>(null);
  const { curves = [], rates = [], confidence = null } = charts ?? {};
  const key = JSON.stringify([curves, rates, confidence]);
  const curve = useMemo(() => curveWords(curves), [key]);
  const histogram = useMemo(() => ratesWords(rates), [key]);

  useEffect(() => {
    if (!style || curves.length + rates.length === 0) return;
    let wanted = true;
    void import("./drawCharts.ts").then(({ drawCurve, drawHistogram }) => {
      if (!wanted) return;
      setDrawn({
        curve: curves.length ? drawCurve(curves, confidence, style, curve.alt) : null,
        rates: rates.length ? drawHistogram(rates, style, histogram.alt) : null,
      });
    });
    return () => {
      wanted = false;
    };
    // The charts are read afresh at each change of a cell; `key` changes only where their numbers do.
  }, [key, style]);

  const colors = style?.colors ?? [];
  const several = curves.length > 1;
  const lines = curves.map(({ name }, i) => ({
    text: several ? name : strings.chart.unbiased,
    color: colors[i % colors.length],
    mark: "line" as const,
  }));
  const bars = rates.map(({ name }, i) => ({ text: name, color: colors[i % colors.length], mark: "bar" as const }));
  const other = several ? "currentColor" : colors[0];
  const legend: LegendItem[] = [
    ...lines,
    { text: strings.chart.plugin, color: other, mark: "dashed" },
    { text: strings.chart.band(confidence), color: other, mark: "band" },
  ];

  return (
    <div ref={place}>
      {!charts && <Notice>{reason}</Notice>}
      {charts?.source && <p className={styles.found}>{charts.source}</p>}
      {charts?.warnings.map((warning) => (
        <Notice key={warning} intent="warning">
          {warning}
        </Notice>
      ))}
      {curves.length > 0 && (
        <Figure title={strings.chart.curveTitle} file="pass-at-k" svg={drawn?.curve ?? null}>
          <Legend items={legend} />
          <Values title={strings.chart.curveTitle} {...curve.values} />
        </Figure>
      )}
      {rates.length > 0 && (
        <Figure title={strings.chart.histogramTitle} file="correct-rate" svg={drawn?.rates ?? null}>
          {rates.length > 1 && <Legend items={bars} />}
          <Values title={strings.chart.histogramTitle} {...histogram.values} />
        </Figure>
      )}
    </div>
  );
}
