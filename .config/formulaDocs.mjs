// What the JSDoc of each formula says: the one source of functions.json, the help page and the README's table.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./install.mjs";

const folder = join(root, "src", "functions", "formulas");

const once = ["customfunction", "helpurl", "category", "returns", "remarks", "math", "throws", "accuracy", "source"];

function readFormula(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const declaration = source.statements.find(ts.isFunctionDeclaration);
  const [comment] = declaration.jsDoc;
  const tags = (name) =>
    (comment.tags ?? []).filter((tag) => tag.tagName.text === name).map((tag) => ts.getTextOfJSDocComment(tag.comment));
  const parameters = declaration.parameters.map((parameter) => {
    const name = parameter.name.getText();
    const tag = comment.tags.find((other) => ts.isJSDocParameterTag(other) && other.name.getText() === name);
    if (!tag) throw new Error(`${file} must have a @param ${name}`);
    return { name, optional: Boolean(parameter.questionToken), description: ts.getTextOfJSDocComment(tag.comment) };
  });
  const doc = { summary: ts.getTextOfJSDocComment(comment.comment), parameters, examples: tags("example") };
  for (const name of once) {
    const [text, ...more] = tags(name);
    if (!text || more.length > 0) throw new Error(`${file} must have one @${name}`);
    doc[name] = text;
  }
  if (doc.examples.length === 0) throw new Error(`${file} must have an @example`);
  const { customfunction: id, throws: errors, returns: result, ...rest } = doc;
  const list = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ");
  return { ...rest, id, errors, result, signature: `${id}(${list})` };
}

// By category, and in each PASSK and its kin before the other names.
const categories = ["One problem a row", "Over a benchmark", "From samples"];
const rank = ({ category, id }) => `${categories.indexOf(category)} ${id.startsWith("PASSK") ? 0 : 1} ${id}`;

function readFolder() {
  const read = readdirSync(folder).map((name) => ({ file: join(folder, name), doc: readFormula(join(folder, name)) }));
  const stray = read.find(({ doc }) => !categories.includes(doc.category));
  if (stray) throw new Error(`@category of ${stray.file} must be one of ${categories.join(", ")}`);
  return read.sort((a, b) => (rank(a.doc) < rank(b.doc) ? -1 : 1));
}

/** The files of the formulas, in the order of the help. */
export const formulaFiles = readFolder().map(({ file }) => file);

/** Every formula's documentation, in the same order. */
export const readFormulaDocs = () => readFolder().map(({ doc }) => doc);
