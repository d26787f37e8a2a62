/** The built formulas, run as Excel runs them: one classic script that sees nothing but the language and CustomFunctions. */
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { customFunctionsHost } from "../../src/sheet/customFunctions.ts";
import { invoke, type Result } from "../functions/host.ts";

interface Metadata {
  allowErrorForDataTypeAny?: boolean;
  functions: {
    id: string;
    name: string;
    description: string;
    helpUrl: string;
    parameters: { name: string; type: string; dimensionality?: string; optional?: boolean; description?: string }[];
    result: { dimensionality?: string };
  }[];
}

const dist = new URL("../../dist/", import.meta.url);

export const script = readFileSync(new URL("functions.js", dist), "utf8");
export const metadata = JSON.parse(readFileSync(new URL("functions.json", dist), "utf8")) as Metadata;

const { CustomFunctions, functions } = customFunctionsHost();
vm.runInNewContext(script, { CustomFunctions }, { filename: "functions.js" });

export const associated = [...functions.keys()];

/** The result of a built formula for arguments that are scalars or matrices. */
export function callBuilt(id: string, ...args: unknown[]): Result[][] {
  const formula = functions.get(id);
  const described = metadata.functions.find((entry) => entry.id === id);
  if (!formula || !described) throw new Error(`the build has no formula ${id}`);
  return invoke(formula, described.parameters.length, id, args);
}
