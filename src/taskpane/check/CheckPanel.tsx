import { Button, Field, makeStyles, SpinButton, tokens } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { columnLetters } from "../table/cellAddress.ts";
import { useTable } from "../table/useTable.ts";
import { useAction } from "../useAction.ts";
import type { Finding } from "./finding.ts";
import { findings } from "./findings.ts";
import { runsOf } from "./runsOf.ts";
import { usualK } from "./usualK.ts";

const useStyles = makeStyles({
  draws: { maxWidth: "180px", marginBottom: "12px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: "2px 0 6px" },
  foot: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center", color: tokens.colorNeutralForeground2 },
});

/** What in the counts would break pass@k, with the rows to look at. */
export function CheckPanel({ workbook }: PanelProps) {
  const styles = useStyles();
  const found = useTable(workbook);
  const [wanted, setWanted] = useState<number | null>(null);
  /** For each finding which run of its rows was shown last. */
  const [shown, setShown] = useState<Record<string, number>>({});
  const action = useAction();
  const words = strings.check;
  const table = found.state === "ready" ? found.table : null;
  const k = useMemo(() => wanted ?? (table ? usualK(table) : 1), [table, wanted]);
  const list = useMemo(() => (table ? findings(table, k) : []), [table, k]);
  if (found.state !== "ready") return <Notice>{found.state === "none" ? found.reason : strings.table.reading}</Notice>;
  const { block } = found.table;
  const key = ({ title, column }: Finding) => `${title} ${column}`;
  const letters = ({ column }: Finding) => columnLetters(block.area.column + column);
  const runs = ({ rows }: Finding) => runsOf(rows.map((row) => block.area.row + row));
  const show = (finding: Finding) =>
    action.run(async () => {
      const next = ((shown[key(finding)] ?? -1) + 1) % runs(finding).length;
      const { from, to } = runs(finding)[next];
      const { sheet, column } = block.area;
      await workbook.select({ sheet, row: from, column: column + finding.column, rows: to - from + 1, columns: 1 });
      setShown({ ...shown, [key(finding)]: next });
      return null;
    });
  return (
    <>
      <Field label={words.draws} size="small" className={styles.draws}>
        <SpinButton
          size="small"
          min={1}
          value={k}
          onChange={(_, { value, displayValue }) => {
            const next = Math.round(value ?? Number(displayValue));
            if (next >= 1) setWanted(next);
          }}
        />
      </Field>
      <Outcome workbook={workbook} action={action} undoable={false} />
      {list.length === 0 && <Notice intent="success">{words.fine}</Notice>}
      {list.map((finding) => (
        <Notice key={key(finding)} intent={finding.severity}>
          <h2 className={styles.title}>{finding.title}</h2>
          <p className={styles.text}>{finding.text}</p>
          <div className={styles.foot}>
            <span>{words.rows(letters(finding), runs(finding), shown[key(finding)])}</span>
            <Button size="small" aria-label={words.showNamed(finding.title)} onClick={() => show(finding)}>
              {words.show}
            </Button>
          </div>
        </Notice>
      ))}
    </>
  );
}
