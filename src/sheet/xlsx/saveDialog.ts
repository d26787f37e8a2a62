import { ask } from "../dialog.ts";
import type { Contents } from "./saveWorkbook.ts";

const choices: [value: Contents, label: string, hint: string][] = [
  [
    "add-in",
    "With the add-in’s formulas",
    "EVAL.PASSK and the rest as Excel keeps them: they compute where the add-in is installed and show these values elsewhere in Excel.",
  ],
  [
    "names",
    "Without the add-in",
    "PASSK, PASSK_PLUGIN, PASSHATK, PASSK_MEAN and PASSK_CI become formulas of the workbook itself: an Excel with LAMBDA (365, 2024, the web) computes them with nothing installed. LibreOffice and older versions of Excel have no LAMBDA and show errors there. Cells with other EVAL formulas hold their values.",
  ],
  [
    "values",
    "Values in place of EVAL formulas",
    "What LibreOffice, Google Sheets and older versions of Excel show as it is here. Formulas of Excel itself stay formulas.",
  ],
];

/** Asks what the file shall hold in place of the add-in's formulas; undefined where the user takes the wish back. */
export async function askHowToSave(): Promise<Contents | undefined> {
  const options = choices.map(
    ([value, label, hint], i) => `
      <label>
        <input type="radio" name="contents" value="${value}" aria-describedby="save-${value}"${i === 0 ? " checked autofocus" : ""} />
        <b>${label}</b>
        <span id="save-${value}">${hint}</span>
      </label>`,
  );
  const { answer, form } = await ask(
    "save",
    "Save as .xlsx",
    `<p>A workbook for Excel with every sheet, and native charts of the counts.</p>
     <fieldset><legend>Formulas</legend>${options.join("")}</fieldset>`,
    // First, because Enter presses the first; the style puts it last.
    `<button value="save" class="primary">Save</button><button value="cancel">Cancel</button>`,
  );
  return answer === "save" ? (form.get("contents") as Contents) : undefined;
}
