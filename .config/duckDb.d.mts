export function askDuckDb(...statements: string[]): Promise<string[][]>;
