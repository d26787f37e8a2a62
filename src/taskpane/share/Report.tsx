import { Button, Field, makeStyles, Select, Textarea, tokens } from "@fluentui/react-components";
import { CopyRegular } from "@fluentui/react-icons/svg/copy";
import { useState } from "react";
import { summarySheet } from "../analyse/summarySheet.ts";
import { usualDraws } from "../analyse/usualDraws.ts";
import { DrawChips } from "../DrawChips.tsx";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { useTable } from "../table/useTable.ts";
import { useAction } from "../useAction.ts";
import { useFresh } from "../useFresh.ts";
import { copyText } from "./copyText.ts";
import { readReport, type Report as ReportNumbers } from "./readReport.ts";
import { type ReportFormat, reportText } from "./reportText.ts";

const useStyles = makeStyles({
  format: { maxWidth: "160px", marginBottom: "12px" },
  text: { marginBottom: "8px", "& textarea": { minHeight: "150px" } },
  source: { margin: "0 0 12px", color: tokens.colorNeutralForeground2 },
});
const formats: ReportFormat[] = ["sentence", "markdown", "latex", "tsv"];

/** The results as a text to paste into a paper, read from the cells of a summary. */
export function Report(props: PanelProps) {
  const found = useFresh(props.workbook, readReport, { state: "reading" });
  const action = useAction();
  return (
    <>
      {found.state === "reading" && <Notice>{strings.table.reading}</Notice>}
      {found.state === "failed" && <Notice intent="warning">{found.reason}</Notice>}
      {found.state === "none" && <NoSummary {...props} action={action} />}
      {found.state === "ready" && <Text report={found.report} action={action} />}
      <Outcome workbook={props.workbook} action={action} />
    </>
  );
}

interface ActionProps {
  action: ReturnType<typeof useAction>;
}

/** Without a summary there are no cells to read: offers to insert one. */
function NoSummary({ workbook, namespace, action }: PanelProps & ActionProps) {
  const found = useTable(workbook);
  if (found.state === "none") return <Notice>{found.reason}</Notice>;
  const insert = ({ table }: Extract<typeof found, { state: "ready" }>) =>
    action.run(async () => {
      const { content } = summarySheet(table, { namespace, draws: usualDraws(table), confidence: 0.95 });
      return strings.analyse.inserted(await workbook.addSheet(content));
    });
  return (
    <>
      <Notice>{strings.share.noSummary}</Notice>
      <Button
        appearance="primary"
        disabled={found.state !== "ready" || workbook.supports("addSheet") !== true || action.busy}
        onClick={() => found.state === "ready" && insert(found)}
      >
        {strings.analyse.insertSummary}
      </Button>
    </>
  );
}

function Text({ report, action }: { report: ReportNumbers } & ActionProps) {
  const styles = useStyles();
  const [format, setFormat] = useState<ReportFormat>("sentence");
  const [wanted, setWanted] = useState<number[] | null>(null);
  const words = strings.share;
  const offered = [...new Set(report.rows.map(({ k }) => k))];
  const draws = offered.filter((k) => wanted?.includes(k) ?? true);
  const isWanted = ({ k }: { k: number }) => draws.includes(k);
  const text = reportText(
    { rows: report.rows.filter(isWanted), comparisons: report.comparisons.filter(isWanted) },
    format,
  );
  const copy = () =>
    action.run(async () => {
      await copyText(text);
      return { text: words.copied, undoable: false };
    });
  return (
    <>
      <p className={styles.source}>{words.source(report.sheet)}</p>
      <DrawChips offered={offered} chosen={draws} onChange={setWanted} />
      <Field label={words.format} size="small" className={styles.format}>
        <Select size="small" value={format} onChange={(_, { value }) => setFormat(value as ReportFormat)}>
          {formats.map((name) => (
            <option key={name} value={name}>
              {words[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.text} size="small" className={styles.text}>
        <Textarea readOnly value={text} resize="vertical" />
      </Field>
      <Button icon={<CopyRegular />} disabled={!text} onClick={copy}>
        {words.copy}
      </Button>
    </>
  );
}
