// The help page: a section a formula, made from the formulas' JSDoc, and what no JSDoc says: cells, intervals, hosts, privacy.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import temml from "temml";
import { coverageTable } from "./coverageTable.mjs";
import { root } from "./install.mjs";

const escape = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Text of a JSDoc tag as HTML: `code`, addresses and the names of formulas become what they are. */
function prose(text, ids, own) {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/https:\/\/[^\s)]+/g, (address) => `<a href="${address}">${address.replace("https://", "")}</a>`)
    .replace(/\b[A-Z]+K(?:_[A-Z]+)*\b/g, (name) =>
      ids.includes(name) && name !== own ? `<a href="#${name}">${name}</a>` : name,
    );
}

const paragraphs = (text, ...rest) =>
  text
    .split("\n")
    .map((line) => `<p>${prose(line, ...rest)}</p>`)
    .join("\n");

function example(text) {
  const [formula, result] = text.split(" is ");
  return `<li><code>${escape(formula)}</code> <span aria-hidden="true">→</span><span class="spoken"> gives </span><code>${escape(result)}</code></li>`;
}

function section(doc, ids) {
  const parameters = doc.parameters.map(
    ({ name, optional, description }) =>
      `<dt><code>${name}</code>${optional ? " <small>optional</small>" : ""}</dt><dd>${prose(description, ids, doc.id)}</dd>`,
  );
  const facts = [
    ["Result", doc.result],
    ["Errors", doc.errors],
    ["Accuracy", doc.accuracy],
    ["Source", doc.source],
  ].map(([term, text]) => `<dt>${term}</dt><dd>${prose(text, ids, doc.id)}</dd>`);
  return `<section id="${doc.id}" aria-labelledby="${doc.id}-title">
<h3 id="${doc.id}-title"><a href="#${doc.id}">${doc.id}</a></h3>
<p class="signature"><code>=EVAL.${escape(doc.signature)}</code></p>
<p class="summary">${prose(doc.summary, ids, doc.id)}</p>
${paragraphs(doc.remarks, ids, doc.id)}
<div class="math" tabindex="0" role="group" aria-label="Formula of ${doc.id}">${temml.renderToString(doc.math, { displayMode: true })}</div>
<h4>Arguments</h4>
<dl>${parameters.join("\n")}</dl>
<dl>${facts.join("\n")}</dl>
<h4>${doc.examples.length > 1 ? "Examples" : "Example"}</h4>
<ul class="examples">${doc.examples.map(example).join("\n")}</ul>
</section>`;
}

/** The whole page. */
export function helpPage(docs) {
  const ids = docs.map(({ id }) => id);
  const categories = [...new Set(docs.map(({ category }) => category))];
  const contents = categories.map(
    (category) =>
      `<li><strong>${category}</strong><ul>${docs
        .filter((doc) => doc.category === category)
        .map(({ id }) => `<li><a href="#${id}">${id}</a></li>`)
        .join("")}</ul></li>`,
  );
  const formulas = categories.map(
    (category) =>
      `<h2>${category}</h2>\n${docs
        .filter((doc) => doc.category === category)
        .map((doc) => section(doc, ids))
        .join("\n")}`,
  );
  return readFileSync(join(root, "assets", "help.html"), "utf8")
    .replace("<!-- contents -->", () => contents.join("\n"))
    .replace("<!-- formulas -->", () => formulas.join("\n"))
    .replace("<!-- coverage -->", coverageTable);
}
