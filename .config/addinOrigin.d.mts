export function addinOrigin(value?: string): string | undefined;
