import { ClipboardTaskRegular } from "@fluentui/react-icons/svg/clipboard-task";
import { DataLineRegular } from "@fluentui/react-icons/svg/data-line";
import { DocumentArrowUpRegular } from "@fluentui/react-icons/svg/document-arrow-up";
import { LightbulbRegular } from "@fluentui/react-icons/svg/lightbulb";
import { MathFormulaRegular } from "@fluentui/react-icons/svg/math-formula";
import { PlayRegular } from "@fluentui/react-icons/svg/play";
import { ShareRegular } from "@fluentui/react-icons/svg/share";
import { TableCalculatorRegular } from "@fluentui/react-icons/svg/table-calculator";
import { AnalysePanel } from "./analyse/AnalysePanel.tsx";
import { ChartPanel } from "./chart/ChartPanel.tsx";
import { CheckPanel } from "./check/CheckPanel.tsx";
import { ExplainPanel } from "./explain/ExplainPanel.tsx";
import { FormulasPanel } from "./formulas/FormulasPanel.tsx";
import { ImportPanel } from "./import/ImportPanel.tsx";
import type { PaneTab } from "./panel.ts";
import { RunTab } from "./run/RunTab.tsx";
import { SharePanel } from "./share/SharePanel.tsx";
import { strings } from "./strings.ts";

/** The pane's tabs, in their order on the screen. */
export const tabs: PaneTab[] = [
  { id: "chart", label: strings.tabs.chart, Icon: DataLineRegular, Panel: ChartPanel },
  { id: "analyse", label: strings.tabs.analyse, Icon: TableCalculatorRegular, Panel: AnalysePanel },
  { id: "import", label: strings.tabs.import, Icon: DocumentArrowUpRegular, Panel: ImportPanel },
  { id: "run", label: strings.tabs.run, Icon: PlayRegular, Panel: RunTab },
  { id: "check", label: strings.tabs.check, Icon: ClipboardTaskRegular, Panel: CheckPanel },
  { id: "explain", label: strings.tabs.explain, Icon: LightbulbRegular, Panel: ExplainPanel },
  { id: "share", label: strings.tabs.share, Icon: ShareRegular, Panel: SharePanel },
  { id: "formulas", label: strings.tabs.formulas, Icon: MathFormulaRegular, Panel: FormulasPanel },
];
