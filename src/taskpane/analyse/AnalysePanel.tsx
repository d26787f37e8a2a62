import { Button, Field, makeStyles, Select, tokens, Tooltip } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { DrawChips } from "../DrawChips.tsx";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { relative } from "../table/cellAddress.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";
import { correct } from "../table/corrections.ts";
import { useTable } from "../table/useTable.ts";
import { useAction } from "../useAction.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { drawsOffered } from "./drawsOffered.ts";
import { filledColumns } from "./filledColumns.ts";
import { summarySheet } from "./summarySheet.ts";
import { usualDraws } from "./usualDraws.ts";

const useStyles = makeStyles({
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px", margin: "12px 0" },
  confidence: { maxWidth: "130px" },
  found: { margin: "0 0 8px", color: tokens.colorNeutralForeground2 },
});
const confidences = [0.8, 0.9, 0.95, 0.99];

/** The routine in two clicks: a summary of live formulas, or pass@k filled down beside the counts. */
export function AnalysePanel({ workbook, namespace }: PanelProps) {
  const styles = useStyles();
  const found = useTable(workbook);
  const [wanted, setWanted] = useState<number[] | null>(null);
  const [confidence, setConfidence] = useState(0.95);
  const action = useAction();
  const ready = found.state === "ready" ? found.table : null;
  const { offered, models, usual } = useMemo(() => readingOf(ready), [ready]);
  if (found.state !== "ready") {
    return (
      <>
        <Outcome workbook={workbook} action={action} />
        <Notice>{found.state === "none" ? found.reason : strings.table.reading}</Notice>
        {found.state === "none" && found.byHand && <ByHand workbook={workbook} table={found.byHand} />}
      </>
    );
  }

  const { table } = found;
  const draws = wanted?.filter((k) => offered.includes(k)) ?? usual;
  const complete = draws.length > 0 && table.columns.models.length > 0;
  const rowNumber = (row: number) => table.block.area.row + row + 1;
  const bad = [...new Set(models.flatMap(({ badRows }) => badRows))].sort((a, b) => a - b).map(rowNumber);
  const below = table.columns.below.map(rowNumber);
  const chart = workbook.supports("chart");
  const newSheet = workbook.supports("addSheet");
  const words = strings.analyse;

  const summary = () => summarySheet(table, { namespace, draws, confidence });
  const insertSummary = () => action.run(async () => words.inserted(await workbook.addSheet(summary().content)));
  const insertCharts = () =>
    action.run(async () => {
      const { content, charts } = summary();
      const sheet = await workbook.addSheet(content);
      for (const { request, at } of charts(sheet)) await workbook.addChart(request, at);
      return words.charted(sheet);
    });
  const fill = () =>
    action.run(async () => {
      const used = await workbook.read((await workbook.usedArea(table.block.area.sheet))!);
      const { area, cells } = filledColumns(table, used, draws, namespace);
      await workbook.write(area, cells, { numberFormat: "0.0000", headed: table.columns.headerRow >= 0 });
      await workbook.select(area);
      return words.filled(relative(area));
    });

  return (
    <>
      <p className={styles.found}>
        {words.found(
          table.block.area.sheet,
          Math.max(0, ...models.map((model) => model.problems.length)),
          models.length,
        )}
      </p>
      <ColumnFields table={table} onChange={(next) => correct(workbook, table, next)} />
      <DrawChips offered={offered} chosen={draws} onChange={setWanted} />
      <Field label={strings.confidence} size="small" className={styles.confidence}>
        <Select size="small" value={confidence} onChange={(_, { value }) => setConfidence(Number(value))}>
          {confidences.map((level) => (
            <option key={level} value={level}>
              {strings.percent(level)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.buttons}>
        <Able reason={newSheet}>
          <Button appearance="primary" disabled={!complete || newSheet !== true || action.busy} onClick={insertSummary}>
            {words.insertSummary}
          </Button>
        </Able>
        <Button disabled={!complete || action.busy} onClick={fill}>
          {words.fill}
        </Button>
        {workbook.host === "excel" && (
          <Able reason={chart}>
            <Button disabled={!complete || chart !== true || action.busy} onClick={insertCharts}>
              {words.insertCharts}
            </Button>
          </Able>
        )}
      </div>
      {!complete && <Notice>{words.choose}</Notice>}
      {below.length > 0 && <Notice>{strings.table.below(below)}</Notice>}
      {bad.length > 0 && <Notice intent="warning">{words.notCounts(bad)}</Notice>}
      <Outcome workbook={workbook} action={action} />
    </>
  );
}

/** What is worked out of a table once. */
function readingOf(table: Table | null) {
  if (!table) return { offered: [], models: [], usual: [] };
  return {
    offered: drawsOffered(table),
    models: table.columns.models.map(({ column }) => problemsOf(table.block, table.columns, column)),
    usual: usualDraws(table),
  };
}

/** Lets the user name the columns where none were recognised. */
function ByHand({ workbook, table }: { workbook: PanelProps["workbook"]; table: Table }) {
  return <Button onClick={() => correct(workbook, table, table.columns)}>{strings.analyse.byHand}</Button>;
}

/** Says beside a button why it is disabled. */
function Able({ reason, children }: { reason: true | string; children: React.ReactElement }) {
  if (reason === true) return children;
  return (
    <Tooltip content={reason} relationship="description">
      <span tabIndex={0}>{children}</span>
    </Tooltip>
  );
}
