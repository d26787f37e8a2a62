/** A WORKBOOK in, the pane out: one React app for Excel's task pane and for the embedded sheet. */
import { createRoot } from "react-dom/client";
import type { ErrorsOf, Workbook } from "../workbook/port.ts";
import { Pane } from "./Pane.tsx";

export interface PaneOptions {
  /** What stands before the dot of a formula's name: EVAL, or EVAL_DEV where the development manifest is loaded. */
  namespace?: string;
  /** For a host whose cells tell the code of an error, but not its message. */
  errorsOf?: ErrorsOf;
  /** Follows the system unless the host says what it shows. */
  theme?: "light" | "dark" | "system";
}

/** Draws the pane into the element; what it gives back takes it away again. */
export function mountPane(element: HTMLElement, workbook: Workbook, options: PaneOptions = {}): () => void {
  const { namespace = "EVAL", errorsOf, theme = "system" } = options;
  const root = createRoot(element);
  root.render(<Pane workbook={workbook} namespace={namespace} errorsOf={errorsOf} theme={theme} />);
  return () => root.unmount();
}
