export function withTables(text: string, metadata: unknown): string;
