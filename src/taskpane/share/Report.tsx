import { Button, Field, makeStyles, Select, Textarea } from "@fluentui/react-components";
import { CopyRegular } from "@fluentui/react-icons/svg/copy";
import { useState } from "react";
import { drawsOffered } from "../analyse/drawsOffered.ts";
import { DrawChips } from "../DrawChips.tsx";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import type { Table } from "../table/table.ts";
import { useTable } from "../table/useTable.ts";
import { useAction } from "../useAction.ts";
import { type ReportFormat, reportRows, reportText } from "./report.ts";

const useStyles = makeStyles({
  format: { maxWidth: "160px", marginBottom: "12px" },
  text: { marginBottom: "8px", "& textarea": { minHeight: "150px" } },
});
const confidence = 0.95;
const formats: ReportFormat[] = ["sentence", "markdown", "latex", "tsv"];

/** The results as a text to paste into a paper. */
export function Report({ workbook }: PanelProps) {
  const styles = useStyles();
  const found = useTable(workbook);
  const [format, setFormat] = useState<ReportFormat>("sentence");
  const [wanted, setWanted] = useState<number[]>([1, 10]);
  const action = useAction();
  const words = strings.share;
  if (found.state !== "ready") return <Notice>{found.state === "none" ? found.reason : strings.table.reading}</Notice>;
  const offered = drawsOffered(found.table);
  const draws = wanted.filter((k) => offered.includes(k));
  const { text, fault } = written(found.table, draws, format);
  const copy = () =>
    action.run(async () => {
      await navigator.clipboard.writeText(text);
      return words.copied;
    });
  return (
    <>
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
      {fault ? (
        <Notice intent="warning">{fault}</Notice>
      ) : (
        <Field label={words.text} size="small" className={styles.text}>
          <Textarea readOnly value={text} resize="vertical" />
        </Field>
      )}
      <Button icon={<CopyRegular />} disabled={!text} onClick={copy}>
        {words.copy}
      </Button>
      <Outcome workbook={workbook} action={action} undoable={false} />
    </>
  );
}

function written(table: Table, draws: number[], format: ReportFormat): { text: string; fault: string | null } {
  try {
    const rows = reportRows(table, draws, confidence);
    return { text: rows.length ? reportText(rows, format, confidence) : "", fault: null };
  } catch (error) {
    return { text: "", fault: error instanceof Error ? error.message : String(error) };
  }
}
