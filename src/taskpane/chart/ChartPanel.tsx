import { makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { Notice } from "../Notice.tsx";
import { useTable } from "../table/useTable.ts";
import { type ChartedModel, chartedModels } from "./chartedModels.ts";
import { curveWords, histogramWords } from "./chartWords.ts";
import { Figure } from "./Figure.tsx";
import { Legend, type LegendItem } from "./Legend.tsx";
import { useChartStyle } from "./useChartStyle.ts";
import { Values } from "./Values.tsx";

const useStyles = makeStyles({ found: { margin: "0 0 12px", color: tokens.colorNeutralForeground2 } });

/** The two charts of the counts on the selected sheet, redrawn whenever these change. */
export function ChartPanel({ workbook }: PanelProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const style = useChartStyle(place);
  const found = useTable(workbook);
  const [charts, setCharts] = useState<{ curve: SVGElement; histogram: SVGElement } | null>(null);
  const models = found.state === "ready" ? chartedModels(found.table) : [];
  const key = JSON.stringify(models);
  const curve = curveWords(models);
  const histogram = histogramWords(models);

  useEffect(() => {
    if (!style || models.length === 0) return;
    let wanted = true;
    void import("./drawCharts.ts").then(({ drawCurve, drawHistogram }) => {
      if (!wanted) return;
      const series = <T,>(data: (model: ChartedModel) => T[]) =>
        models.map((model) => ({ name: model.name, data: data(model) }));
      setCharts({
        curve: drawCurve(
          series(({ points }) => points),
          style,
          curve.alt,
        ),
        histogram: drawHistogram(
          series(({ bins }) => bins),
          style,
          histogram.alt,
        ),
      });
    });
    return () => {
      wanted = false;
    };
    // `models` is made afresh at each drawing of the panel; `key` changes only where its numbers do.
  }, [key, style]);

  const colors = style?.colors ?? [];
  const color = (i: number) => colors[i % colors.length];
  const lines: LegendItem[] = models.flatMap(({ name }, i) => [
    { text: models.length > 1 ? name : strings.chart.unbiased, color: color(i), mark: "line" as const },
  ]);
  const plugin: LegendItem = {
    text: strings.chart.plugin,
    color: models.length > 1 ? "currentColor" : color(0),
    mark: "dashed",
  };
  const band: LegendItem = { text: strings.chart.band, color: plugin.color, mark: "band" };
  const badRows = [...new Set(models.flatMap((model) => model.badRows))].sort((a, b) => a - b);

  return (
    <div ref={place}>
      {found.state === "reading" && <Notice>{strings.table.reading}</Notice>}
      {found.state === "none" && <Notice>{found.reason}</Notice>}
      {found.state === "ready" && models.length === 0 && <Notice>{strings.chart.noProblems}</Notice>}
      {models.length > 0 && (
        <>
          <p className={styles.found}>{strings.table.found(models[0].total, models.length)}</p>
          {badRows.length > 0 && <Notice intent="warning">{strings.table.leftOut(badRows)}</Notice>}
          <Figure title={strings.chart.curveTitle} file="pass-at-k" svg={charts?.curve ?? null}>
            <Legend items={[...lines, plugin, band]} />
            <Values title={strings.chart.curveTitle} {...curve.values} />
          </Figure>
          <Figure title={strings.chart.histogramTitle} file="correct-rate" svg={charts?.histogram ?? null}>
            {models.length > 1 && <Legend items={lines.map((line) => ({ ...line, mark: "bar" }))} />}
            <Values title={strings.chart.histogramTitle} {...histogram.values} />
          </Figure>
        </>
      )}
    </div>
  );
}
