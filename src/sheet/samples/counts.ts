/** Reads a sample's counts: a header line, then whole numbers. */
export async function fetchCounts(name: string): Promise<number[][]> {
  const response = await fetch(`samples/${name}.csv`);
  if (!response.ok)
    throw new Error(`samples/${name}.csv must be served beside the page; got status ${response.status}`);
  return parseCounts(await response.text());
}

export function parseCounts(text: string): number[][] {
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => line.split(",").map(Number));
}
