type Package = { name: string; version: string; license: string; text: string; purl?: string };
export function describePackages(used: Map<string, string>): Package[];
export function notices(packages: Package[]): string;
export function billOfMaterials(
  product: { name: string; version: string },
  packages: Package[],
  lock: { packages: Record<string, { integrity?: string }> },
): { components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[] };
