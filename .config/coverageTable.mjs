// How often each interval covers the truth: a table of the help, from the figures of the coverage study.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const titles = [
  ["population", "PASSK_CI, problems as a sample (target 0)"],
  ["fixed", "PASSK_CI, these very problems (target 1)"],
  ["paired", "PASSK_COMPARE, the difference of two models"],
];

const fraction = (value) => value.toFixed(3).replace(/^0/, "");

function table([part, title], study) {
  const rows = study[part];
  const methods = Object.keys(rows[0].methods);
  const head = ["p of the problems", "N", ...methods.map((method) => `"${method}"`)];
  const cells = ({ distribution, problems, methods: figures }) =>
    `<tr><th scope="row">${distribution}</th><td>${problems}</td>${methods
      .map((method) => `<td>${fraction(figures[method].least)} / ${fraction(figures[method].median)}</td>`)
      .join("")}</tr>`;
  return `<div class="scroll" tabindex="0" role="group" aria-label="Coverage of ${title}"><table>
<caption>${title}: least / median coverage</caption>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${rows.map(cells).join("\n")}</tbody>
</table></div>`;
}

export function coverageTable() {
  const study = JSON.parse(readFileSync(join(root, "assets", "coverage.json"), "utf8"));
  const pairs = study.pairs.map(({ n, k }) => `(${n}, ${k})`).join(", ");
  return `<h3 id="coverage">How often the intervals cover the truth</h3>
<p>A ${Math.round(100 * study.confidence)} % interval should cover the true value in ${Math.round(100 * study.confidence)} of 100 benchmarks. These are simulations: ${study.repetitions.toLocaleString("en")}
benchmarks for each cell of N problems, whose success rates p are drawn from the named distribution. Each cell gives the least and the median coverage over the pairs (n, k) = ${pairs}.</p>
${titles.map((title) => table(title, study)).join("\n")}`;
}
