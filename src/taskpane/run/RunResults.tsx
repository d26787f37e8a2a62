import { Button, makeStyles, tokens } from "@fluentui/react-components";
import type { Status } from "../../runner/verdict.ts";
import type { Workbook } from "../../workbook/port.ts";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import { strings } from "../strings.ts";
import { useAction } from "../useAction.ts";
import { findings } from "./findings.ts";
import { passAtKSheet } from "./passAtKSheet.ts";
import type { RunState } from "./runSession.ts";
import { verdictCounts } from "./verdictCounts.ts";
import { verdictSheet } from "./verdictSheet.ts";

const useStyles = makeStyles({
  heading: { margin: "16px 0 6px", fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  facts: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
    gap: "8px",
    margin: "0 0 12px",
  },
  fact: { display: "flex", flexDirection: "column-reverse" },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontSize: tokens.fontSizeBase400, fontVariantNumeric: "tabular-nums" },
  buttons: { display: "flex", gap: "8px", flexWrap: "wrap", margin: "0 0 12px" },
});
const always: readonly Status[] = ["passed", "failed", "timeout"];

interface RunResultsProps {
  workbook: Workbook;
  namespace: string;
  state: RunState;
  onShared: (problems: ReadonlySet<string>) => void;
}

/** The verdicts so far in numbers and, once the run has ended, what is odd about them and the way into the sheet. */
export function RunResults({ workbook, namespace, state: { run, verdicts, phase }, onShared }: RunResultsProps) {
  const styles = useStyles();
  const action = useAction();
  const words = strings.run;
  if (!run) return null;
  const ended = phase === "done" || phase === "stopped";
  const counts = new Map<Status, number>();
  for (const { status } of verdicts.values()) counts.set(status, (counts.get(status) ?? 0) + 1);
  const shown = (Object.keys(words.status) as Status[]).filter(
    (status) => always.includes(status) || counts.has(status),
  );
  const found = ended ? findings(run, verdicts) : null;
  const newSheet = workbook.supports("addSheet");
  const insert = (content: () => Parameters<Workbook["addSheet"]>[0]) =>
    action.run(async () => {
      const sheet = content();
      return words.inserted(sheet.cells.length - 1, await workbook.addSheet(sheet));
    });

  return (
    <>
      <h2 className={styles.heading}>{words.verdictsHeading}</h2>
      <dl className={styles.facts}>
        {shown.map((status) => (
          <div key={status} className={styles.fact}>
            <dt className={styles.name}>{words.status[status]}</dt>
            <dd className={styles.value}>{(counts.get(status) ?? 0).toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {found &&
        found.notDefined.slice(0, 5).map(({ problem, names }) => (
          <Notice key={problem} intent="warning">
            {words.notDefined(problem, names)}
          </Notice>
        ))}
      {found && found.testErrors.length > 0 && <Notice intent="warning">{words.testErrors(found.testErrors)}</Notice>}
      {found && found.unsupported.samples > 0 && (
        <Notice intent="warning">
          {words.unsupported(found.unsupported.samples, found.unsupported.problems.size)}
          <div>
            <Button size="small" onClick={() => onShared(found.unsupported.problems)}>
              {words.judgeShared(found.unsupported.problems.size)}
            </Button>
          </div>
        </Notice>
      )}
      {found && found.modules.samples > 0 && (
        <Notice intent="warning">{words.modules(found.modules.samples, found.modules.names)}</Notice>
      )}
      {found && found.unscored.length > 0 && <Notice intent="warning">{words.unscored(found.unscored)}</Notice>}
      {ended && newSheet !== true && <Notice intent="warning">{newSheet}</Notice>}
      {ended && verdicts.size > 0 && (
        <div className={styles.buttons}>
          <Button
            appearance="primary"
            disabled={phase !== "done" || newSheet !== true || action.busy}
            onClick={() => insert(() => passAtKSheet(verdictCounts(run, verdicts), namespace))}
          >
            {words.insertCounts}
          </Button>
          <Button disabled={newSheet !== true || action.busy} onClick={() => insert(() => verdictSheet(run, verdicts))}>
            {words.insertVerdicts}
          </Button>
        </div>
      )}
      <Outcome workbook={workbook} action={action} />
    </>
  );
}
