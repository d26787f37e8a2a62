/** The embedded sheet's page: the shipped formulas in a browser spreadsheet. */
import "@univerjs/preset-sheets-core/lib/index.css";
import "./page.css";
import { openSheet } from "./openSheet.ts";

openSheet().catch((error: unknown) => {
  const loading = document.getElementById("loading")!;
  loading.hidden = false;
  loading.textContent = `The sheet could not start: ${error instanceof Error ? error.message : String(error)}`;
});
