import { analyse } from "./strings/analyse.ts";
import { chart } from "./strings/chart.ts";
import { check } from "./strings/check.ts";
import { explain } from "./strings/explain.ts";
import { formulas } from "./strings/formulas.ts";
import { imports } from "./strings/imports.ts";
import { percentOf } from "./strings/percentOf.ts";
import { run } from "./strings/run.ts";
import { share } from "./strings/share.ts";
import { summary } from "./strings/summary.ts";
import { table } from "./strings/table.ts";

/** Every word that the pane shows: those of a tab in a file of their own under strings/. */
export const strings = {
  tabs: {
    label: "passk",
    analyse: "Analyse",
    chart: "Chart",
    import: "Import",
    run: "Run",
    share: "Share",
    check: "Check",
    explain: "Explain",
    formulas: "Formulas",
  },
  outside: {
    noOffice:
      "Microsoft's script for add-ins (appsforoffice.microsoft.com) could not be loaded. Inside Excel, check the network and open the pane again.",
    notExcel: "It is made to open inside Excel: Home tab, group passk.",
  },
  table,
  chart,
  noClipboard: "the clipboard cannot be written here; select the text and press Ctrl+C",
  notServed: (file: string, status: number) => `${file} must be served beside the page; got status ${status}`,
  noPng: "the browser made no PNG",
  undo: "Undo",
  undone: "Taken back.",
  k: "k, samples drawn",
  confidence: "Confidence",
  percent: percentOf,
  analyse,
  summary,
  check,
  explain,
  share,
  formulas,
  import: imports,
  run,
};
