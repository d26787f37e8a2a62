/** functions.json, the description of the formulas that Excel reads too. */
export interface FunctionMetadata {
  id: string;
  name: string;
  description?: string;
  helpUrl?: string;
  parameters: { name: string; description?: string; optional?: boolean }[];
}

export async function fetchFunctionMetadata(): Promise<FunctionMetadata[]> {
  const response = await fetch("functions.json");
  if (!response.ok) throw new Error(`functions.json must be served beside the page; got status ${response.status}`);
  const { functions } = (await response.json()) as { functions: FunctionMetadata[] };
  return functions;
}

/** The namespace of the add-in's manifest: a cell reads =EVAL.PASSK(...). */
export const formulaName = ({ name }: FunctionMetadata): string => `EVAL.${name}`;
