// The tables of the README that are made, not written: of the formulas, and of the accuracy that the tests hold them to.
import { readFileSync } from "node:fs";

/** One row a formula: how it is called and what its tooltip says. */
function formulaTable({ functions }) {
  const signature = ({ id, parameters }) =>
    `${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;
  const rows = functions.map((entry) => `| \`${signature(entry)}\` | ${entry.description.replaceAll("|", "\\|")} |`);
  return ["| formula | what it gives |", "|---|---|", ...rows].join("\n");
}

/** One row a group of cases: the estimator, the cases, and the most that it may err there. */
function accuracyTable() {
  const budgets = JSON.parse(readFileSync(new URL("../test/estimators/accuracy.json", import.meta.url), "utf8"));
  const rows = Object.entries(budgets).map(([group, { unit, most }]) => {
    const [estimator, ...cases] = group.split(", ");
    return `| \`${estimator}\` | ${cases.join(", ")} | ${most} ${unit} |`;
  });
  return ["| estimator | against | error at most |", "|---|---|---|", ...rows].join("\n");
}

/** The text with each table between its two marks. */
export function withTables(text, metadata) {
  return withTable(withTable(text, "formulas", formulaTable(metadata)), "accuracy", accuracyTable());
}

function withTable(text, name, table) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md must have the marks ${start} and ${end}`);
  return `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`;
}
