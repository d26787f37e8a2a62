/** The formulas from their sources, called by id as Excel calls them. */
import { readdirSync } from "node:fs";
import { customFunctionsHost } from "../../src/sheet/customFunctions.ts";
import { invoke, type Argument, type Result } from "./host.ts";

const { CustomFunctions } = customFunctionsHost();
Object.assign(globalThis, { CustomFunctions });

type Formula = (...args: unknown[]) => unknown;

const folder = new URL("../../src/functions/formulas/", import.meta.url);
const modules: Record<string, Formula>[] = [];
// One after the other: jest's module loader loses count of imports that run side by side.
for (const file of readdirSync(folder)) modules.push(await import(new URL(file, folder).pathname));

/** Every formula by its id: passkVarUnbiased is PASSK_VAR_UNBIASED. */
export const formulas = new Map(
  modules.flatMap((module) =>
    Object.entries(module).map(([name, formula]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      formula,
    ]),
  ),
);

/** The result of a formula for arguments that are scalars or matrices. */
export function call(id: string, ...args: Argument[]): Result[][] {
  const formula = formulas.get(id);
  if (!formula) throw new Error(`no formula has the id ${id}`);
  return invoke(formula, formula.length, id, args);
}
