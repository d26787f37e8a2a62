import { Button, Field, Input, Link, makeStyles, Radio, RadioGroup, Select, tokens } from "@fluentui/react-components";
import { useState, useSyncExternalStore } from "react";
import { defaultTimeLimit } from "../../runner/defaultTimeLimit.ts";
import { Notice } from "../Notice.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { CandidateFields } from "./CandidateFields.tsx";
import { FileField } from "./FileField.tsx";
import { RunNeeds } from "./RunNeeds.tsx";
import { RunProgress } from "./RunProgress.tsx";
import { RunResults } from "./RunResults.tsx";
import { session } from "./session.ts";
import { useCandidates } from "./useCandidates.ts";

const useStyles = makeStyles({
  what: { margin: "0 0 12px", color: tokens.colorNeutralForeground2 },
  files: { display: "grid", gap: "8px", marginBottom: "12px" },
  settings: { display: "flex", gap: "12px", flexWrap: "wrap", alignItems: "start" },
  small: { width: "130px", "& input": { width: "100%", minWidth: 0 } },
  buttons: { display: "flex", gap: "8px", flexWrap: "wrap", alignItems: "center", margin: "12px 0" },
});
const sizes = [1, 2, 3, 4, 6, 8];

/** Workers beyond the processors only make programs run out of time. */
const usualSize = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** Programs in, verdicts and counts out: candidates against their tests, from the sheet or from files. */
export function RunPanel({ workbook, namespace }: PanelProps) {
  const styles = useStyles();
  const words = strings.run;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const [from, setFrom] = useState<"sheet" | "files">("sheet");
  const [limit, setLimit] = useState(String(defaultTimeLimit));
  const [atOnce, setAtOnce] = useState(usualSize);
  const isLimit = Number(limit) > 0 && Number(limit) <= 3600;
  const found = useCandidates(workbook, from, isLimit ? Number(limit) : defaultTimeLimit);
  const { block, columns, candidates, files } = found;
  const running = state.phase === "starting" || state.phase === "running";
  const problems = new Set(candidates?.items.map(({ problem }) => problem)).size;
  const ready = candidates !== null && candidates.items.length > 0;
  const start = () => {
    if (candidates) void session.begin({ source: candidates.source, items: candidates.items, atOnce });
  };

  return (
    <>
      <p className={styles.what}>
        {words.what}{" "}
        <Link href="help.html#sandbox" target="_blank" rel="noopener">
          {words.limits}
        </Link>
      </p>
      {!running && (
        <>
          <Field label={words.from}>
            <RadioGroup
              layout="horizontal"
              value={from}
              onChange={(_, { value }) => setFrom(value === "files" ? "files" : "sheet")}
            >
              <Radio value="sheet" label={words.fromSheet} />
              <Radio value="files" label={words.fromFiles} />
            </RadioGroup>
          </Field>
          {from === "sheet" && !candidates && !state.run && <RunNeeds />}
          {from === "sheet" && block && columns && (
            <CandidateFields block={block} columns={columns} onChange={found.correct} />
          )}
          {from === "files" && (
            <div className={styles.files}>
              <FileField label={words.problemFile} file={files.problemFile} onChoose={files.setProblemFile} />
              <FileField label={words.sampleFile} file={files.sampleFile} onChoose={files.setSampleFile} />
            </div>
          )}
          {found.fault && <Notice intent="error">{found.fault}</Notice>}
          {candidates?.notes.map((note) => (
            <Notice key={note} intent="warning">
              {note}
            </Notice>
          ))}
          <div className={styles.settings}>
            <Field
              label={words.timeLimit}
              size="small"
              className={styles.small}
              validationMessage={isLimit ? undefined : words.badTimeLimit}
            >
              <Input size="small" inputMode="decimal" value={limit} onChange={(_, { value }) => setLimit(value)} />
            </Field>
            <Field label={words.atOnce} size="small" className={styles.small}>
              <Select size="small" value={atOnce} onChange={(_, { value }) => setAtOnce(Number(value))}>
                {sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </Select>
            </Field>
          </div>
          <div className={styles.buttons}>
            <Button appearance="primary" disabled={!ready || !isLimit} onClick={start}>
              {ready ? words.start(candidates.items.length) : words.startNothing}
            </Button>
            {ready && <span>{words.found(candidates.items.length, problems)}</span>}
          </div>
        </>
      )}
      {running && <RunProgress state={state} onCancel={() => session.cancel()} />}
      {state.fault && <Notice intent="error">{state.fault}</Notice>}
      {state.run && !running && (
        <Notice intent={state.phase === "done" ? "success" : "info"}>
          {state.phase === "done"
            ? words.done(state.run.items.length, state.run.source)
            : words.stopped(state.verdicts.size, state.run.items.length, state.run.source)}
          <div className={styles.buttons}>
            {state.phase === "stopped" && (
              <Button size="small" appearance="primary" onClick={() => session.resume()}>
                {words.resume}
              </Button>
            )}
            <Button size="small" onClick={() => session.forget()}>
              {words.forget}
            </Button>
          </div>
        </Notice>
      )}
      <RunResults
        // What was said of an earlier run's sheets ends with it.
        key={String(running)}
        workbook={workbook}
        namespace={namespace}
        state={state}
        onShared={(shared) => session.judgeShared(shared)}
      />
    </>
  );
}
