export function manifestFaults(xml: string, origin: string, read: (path: string) => Buffer | undefined): string[];
