import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useRestoreFocusTarget,
} from "@fluentui/react-components";
import { useState } from "react";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { relative } from "../table/cellAddress.ts";
import { useAction } from "../useAction.ts";
import { type Freezing, freezeSelection } from "./freezeSelection.ts";

/** Replaces EVAL formulas by their values, once the user has agreed. */
export function Freeze({ workbook }: PanelProps) {
  const [asked, setAsked] = useState<Freezing | null>(null);
  const action = useAction();
  const focusTarget = useRestoreFocusTarget();
  const words = strings.share;
  const ask = () =>
    action.run(async () => {
      const freezing = await freezeSelection(workbook);
      if (freezing.frozen === 0) throw new Error(words.nothing(freezing.kept));
      setAsked(freezing);
      return null;
    });
  const freeze = ({ area, cells, frozen, kept }: Freezing) => {
    setAsked(null);
    return action.run(async () => {
      await workbook.write(area, cells);
      return words.frozen(frozen, kept);
    });
  };
  return (
    <>
      <p>{words.freezeText}</p>
      <Button {...focusTarget} onClick={ask} disabledFocusable={action.busy}>
        {words.freezeButton}
      </Button>
      <Outcome workbook={workbook} action={action} />
      <Dialog open={asked !== null} onOpenChange={(_, { open }) => !open && setAsked(null)} modalType="alert">
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{asked && words.ask(asked.frozen, relative(asked.selection))}</DialogTitle>
            <DialogContent>
              {asked && asked.spills.length > 0 && <p>{words.askSpills(asked.spills.map(relative))}</p>}
              {words.askText}
            </DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => asked && void freeze(asked)}>
                {words.confirm}
              </Button>
              <Button onClick={() => setAsked(null)}>{words.cancel}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  );
}
