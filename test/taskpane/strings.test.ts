import { expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const taskpane = fileURLToPath(new URL("../../src/taskpane", import.meta.url));
const sources = readdirSync(taskpane, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith("strings"),
);

/** The texts of a source that read as a sentence does: three words side by side. */
function sentencesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);
    if (isText && /(?<![\w-])[a-z]{2,}[,.;:]? [a-z]{2,}[,.;:]? [a-z]{2,}/i.test(node.getText()))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

test("sentencesIn(source) finds a sentence in a string, a template and JSX, and none in a style or a comment", () => {
  const source = [
    "const a = 'one two three'; // four five six",
    "const b = `it has ${a} words too many`;",
    "const c = <p>Read this text</p>;",
    "const d = { border: '1px solid red', grid: 'repeat(auto-fill, minmax(120px, 1fr))' };",
  ].join("\n");
  expect(sentencesIn("source.tsx", source)).toEqual([
    "'one two three'",
    "`it has ${a} words too many`",
    "Read this text",
  ]);
});

test.each(sources)("%s takes its sentences from strings", (file) => {
  expect(sentencesIn(file, readFileSync(join(taskpane, file), "utf8"))).toEqual([]);
});
