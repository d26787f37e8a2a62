import { DataLineRegular } from "@fluentui/react-icons/svg/data-line";
import { MathFormulaRegular } from "@fluentui/react-icons/svg/math-formula";
import { ChartPanel } from "./chart/ChartPanel.tsx";
import { FormulasPanel } from "./formulas/FormulasPanel.tsx";
import type { PaneTab } from "./panel.ts";
import { strings } from "./strings.ts";

/** The pane's tabs, in their order on the screen. */
export const tabs: PaneTab[] = [
  { id: "chart", label: strings.tabs.chart, Icon: DataLineRegular, Panel: ChartPanel },
  { id: "formulas", label: strings.tabs.formulas, Icon: MathFormulaRegular, Panel: FormulasPanel },
];
