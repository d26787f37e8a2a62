export interface FormulaDoc {
  id: string;
  signature: string;
  summary: string;
  category: string;
  parameters: { name: string; optional: boolean; description: string }[];
  result: string;
  remarks: string;
  math: string;
  errors: string;
  accuracy: string;
  source: string;
  examples: string[];
}
export const formulaFiles: string[];
export function readFormulaDocs(): FormulaDoc[];
