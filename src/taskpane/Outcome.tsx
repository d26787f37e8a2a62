import { Button, makeStyles } from "@fluentui/react-components";
import { useRef } from "react";
import type { Workbook } from "../workbook/port.ts";
import { Notice } from "./Notice.tsx";
import { strings } from "./strings.ts";
import type { useAction } from "./useAction.ts";

const useStyles = makeStyles({ undo: { display: "block", marginTop: "6px" } });

interface OutcomeProps {
  workbook: Workbook;
  action: ReturnType<typeof useAction>;
  /** Whether what was done can be taken back by a button. */
  undoable?: boolean;
}

/** What came of a button, and the way back. */
export function Outcome({ workbook, action: { outcome, run }, undoable = true }: OutcomeProps) {
  const styles = useStyles();
  const told = useRef<HTMLDivElement>(null);
  const undo = async () => {
    await run(async () => (await workbook.undo(), { text: strings.undone, undoable: false }));
    // The button is gone; the keyboard stays where it was.
    told.current?.focus();
  };
  return (
    <div ref={told} tabIndex={-1}>
      {outcome && (
        <Notice intent={outcome.intent}>
          {outcome.text}
          {undoable && outcome.undoable && outcome.intent === "success" && (
            <Button size="small" className={styles.undo} onClick={undo}>
              {strings.undo}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
