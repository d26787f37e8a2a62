import { expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

test.each([
  [".config/start.mjs", ["--port", "abc"], {}, "--port must be a whole number from 0 to 65535; got abc"],
  [".config/start.mjs", ["--prot"], {}, "Unknown option '--prot'"],
  [".config/release.mjs", [], { ADDIN_ORIGIN: "" }, "ADDIN_ORIGIN must be the https origin"],
  ["dist/server/node.mjs", [], { PORT: "abc" }, "PORT must be a whole number from 0 to 65535; got abc"],
  ["dist/commands/execute.mjs", ["--problems", "p", "--samples", "s"], {}, "p must be a file; there is none"],
])("%s %j says in a line what is wrong", (program, args, variables, message) => {
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stderr.startsWith(message)).toBe(true);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
