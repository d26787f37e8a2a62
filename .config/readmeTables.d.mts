export function withFormulaTable(text: string, metadata: unknown): string;
