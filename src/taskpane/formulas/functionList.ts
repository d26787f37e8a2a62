import { strings } from "../strings.ts";

/** A formula as functions.json describes it. */
export interface FunctionEntry {
  id: string;
  name: string;
  description?: string;
  helpUrl?: string;
  parameters: { name: string; description?: string; optional?: boolean }[];
}

/** The formulas of the add-in, read from the file that Excel reads. */
export async function fetchFunctionList(): Promise<FunctionEntry[]> {
  const response = await fetch("functions.json");
  if (!response.ok) throw new Error(strings.notServed("functions.json", response.status));
  const { functions } = (await response.json()) as { functions: FunctionEntry[] };
  return functions;
}

/** EVAL.PASSK_SE(n, c, k, [target], [cluster]) */
export function signature(namespace: string, { name, parameters }: FunctionEntry): string {
  const names = parameters.map((parameter) => (parameter.optional ? `[${parameter.name}]` : parameter.name));
  return `${namespace}.${name}(${names.join(", ")})`;
}

/** The formulas whose name, description or parameters hold every word of the query. */
export function searchFunctions(entries: readonly FunctionEntry[], query: string): FunctionEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, description = "", parameters }) => {
    const text = [name, description, ...parameters.map((parameter) => parameter.name)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
