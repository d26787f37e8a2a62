import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";

const workflow = readFileSync(new URL("../../.github/workflows/test.yml", import.meta.url), "utf8");

test("the workflow uses every action at a fixed commit", () => {
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test("the workflow may write only in the job that makes a release, which runs for tags alone", () => {
  const [before, release] = workflow.split(/^ {2}release:$/m);
  expect(before).not.toContain("write");
  expect(release).toMatch(/^\s+if: startsWith\(github\.ref, 'refs\/tags\/v'\)\n\s+needs: test\n/);
  expect(release).toContain("npm run release -- --twice");
});
