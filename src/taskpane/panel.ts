import type { ComponentType } from "react";
import type { ErrorsOf, Workbook } from "../workbook/port.ts";

/** What every panel of the pane is given. */
export interface PanelProps {
  workbook: Workbook;
  /** What stands before the dot of a formula's name. */
  namespace: string;
  /** For a host whose cells tell the code of an error, but not its message. */
  errorsOf?: ErrorsOf;
}

export interface PaneTab {
  id: string;
  label: string;
  Icon: ComponentType<{ fontSize?: string | number }>;
  Panel: ComponentType<PanelProps>;
}
