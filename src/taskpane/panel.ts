import type { ComponentType } from "react";
import type { Workbook } from "../workbook/port.ts";

/** What every panel of the pane is given. */
export interface PanelProps {
  workbook: Workbook;
  /** What stands before the dot of a formula's name. */
  namespace: string;
}

export interface PaneTab {
  id: string;
  label: string;
  Icon: ComponentType<{ fontSize?: string | number }>;
  Panel: ComponentType<PanelProps>;
}
