import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { useState } from "react";
import type { Area } from "../../workbook/port.ts";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { relative } from "../table/cellAddress.ts";
import { useAction } from "../useAction.ts";
import { type FrozenCells, frozenCells } from "./frozenCells.ts";

/** Replaces EVAL formulas by their values, once the user has agreed. */
export function Freeze({ workbook }: PanelProps) {
  const [asked, setAsked] = useState<(FrozenCells & { area: Area }) | null>(null);
  const action = useAction();
  const words = strings.share;
  const ask = () =>
    action.run(async () => {
      const area = await workbook.selection();
      const result = frozenCells(await workbook.read(area));
      if (result.frozen === 0) throw new Error(words.nothing);
      setAsked({ ...result, area });
      return null;
    });
  const freeze = ({ area, cells, frozen, kept }: FrozenCells & { area: Area }) => {
    setAsked(null);
    return action.run(async () => {
      await workbook.write(area, cells);
      return words.frozen(frozen, kept);
    });
  };
  return (
    <>
      <p>{words.freezeText}</p>
      <Button onClick={ask} disabled={action.busy}>
        {words.freezeButton}
      </Button>
      <Outcome workbook={workbook} action={action} />
      <Dialog open={asked !== null} onOpenChange={(_, { open }) => !open && setAsked(null)} modalType="alert">
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{asked && words.ask(asked.frozen, relative(asked.area))}</DialogTitle>
            <DialogContent>{words.askText}</DialogContent>
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
