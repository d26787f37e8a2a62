import { Button, Field, makeStyles, ProgressBar } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { Notice } from "../Notice.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { useAction } from "../useAction.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { countsSheet } from "./countsSheet.ts";
import { DropZone } from "./DropZone.tsx";
import { Preview } from "./Preview.tsx";
import { sheetNameFor } from "./sheetNameFor.ts";
import { useReading } from "./useReading.ts";

const useStyles = makeStyles({
  choices: { display: "grid", gap: "8px", margin: "0 0 12px" },
  others: { margin: "6px 0 0" },
  actions: { display: "flex", gap: "8px", flexWrap: "wrap", margin: "0 0 12px" },
});

/** Result files in, a sheet of counts out: read in the browser, shown first, written where the user says so. */
export function ImportPanel({ workbook }: PanelProps) {
  const styles = useStyles();
  const { files, progress, reading, refusal, leftOut, open, choose, leaveOut, clear } = useReading();
  const { outcome, busy, run, fail, forget } = useAction();
  const [canUndo, setCanUndo] = useState(false);
  const last = useRef<HTMLButtonElement>(null);
  const cannotAdd = workbook.supports("addSheet");
  const choices = refusal?.choices ?? reading?.choices ?? [];

  const insert = () =>
    run(async () => {
      if (!reading) return null;
      const names = reading.recognised.map(({ file }) => (file === strings.import.pasted ? "" : file));
      const name = await workbook.addSheet(countsSheet(reading, sheetNameFor(names, strings.import.sheetName)));
      setCanUndo(workbook.supports("undo") === true);
      return strings.import.inserted(reading.counts.length, name);
    });
  /** What was said of the files before, and could be undone then. */
  const forgetLast = () => {
    forget();
    setCanUndo(false);
  };
  const undo = () =>
    run(async () => {
      await workbook.undo();
      setCanUndo(false);
      return strings.import.undone;
    });

  return (
    <>
      <DropZone
        onFiles={(handed) => {
          forgetLast();
          if (handed.length > 0) open(handed);
          else fail(strings.import.noFiles);
        }}
      />
      {outcome && <Notice intent={outcome.intent}>{outcome.text}</Notice>}
      {progress !== null && (
        <Field label={strings.import.reading(files.length)} validationState="none">
          <ProgressBar value={progress} aria-label={strings.import.reading(files.length)} />
        </Field>
      )}
      {refusal && (
        <Notice intent="error">
          {refusal.message}
          {refusal.file && <p className={styles.others}>{strings.import.others(files.length - 1)}</p>}
        </Notice>
      )}
      {leftOut.length > 0 && <Notice intent="warning">{strings.import.leftOut(leftOut)}</Notice>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <ChoiceField key={`${choice.id} ${choice.value}`} choice={choice} onChoose={choose} />
        ))}
      </div>
      {cannotAdd !== true && reading && <Notice intent="warning">{cannotAdd}</Notice>}
      <div className={styles.actions}>
        {reading && (
          <Button appearance="primary" disabled={busy || progress !== null || cannotAdd !== true} onClick={insert}>
            {strings.import.insert}
          </Button>
        )}
        {refusal?.file && (
          <Button
            appearance="primary"
            onClick={() => {
              // This button goes with the refusal; the focus must not go with it.
              last.current?.focus();
              leaveOut(refusal.file!);
            }}
          >
            {strings.import.leaveOut(files.length - 1)}
          </Button>
        )}
        {canUndo && (
          <Button disabled={busy} onClick={undo}>
            {strings.import.undo}
          </Button>
        )}
        {(progress !== null || reading || refusal) && (
          <Button
            ref={last}
            onClick={() => {
              forgetLast();
              clear();
            }}
          >
            {progress !== null ? strings.import.cancel : strings.import.clear}
          </Button>
        )}
      </div>
      {reading && <Preview reading={reading} />}
    </>
  );
}
