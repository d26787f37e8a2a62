// The table of the formulas for the README, made from functions.json.
const start = "<!-- formulas -->";
const end = "<!-- /formulas -->";

/** One row a formula: how it is called and what its tooltip says. */
function formulaTable({ functions }) {
  const signature = ({ id, parameters }) =>
    `${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;
  const rows = functions.map((entry) => `| \`${signature(entry)}\` | ${entry.description.replaceAll("|", "\\|")} |`);
  return ["| formula | what it gives |", "|---|---|", ...rows].join("\n");
}

/** The text with the table between its two marks. */
export function withFormulaTable(text, metadata) {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md must have the marks ${start} and ${end}`);
  return `${text.slice(0, from)}${start}\n${formulaTable(metadata)}\n${text.slice(to)}`;
}
