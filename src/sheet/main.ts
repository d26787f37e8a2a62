/** The embedded sheet's page: the shipped formulas in a browser spreadsheet. */
import "@univerjs/preset-sheets-core/lib/index.css";
import "./page.css";
import { openSheet } from "./openSheet.ts";

void openSheet();
