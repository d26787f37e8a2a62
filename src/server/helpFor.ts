/** functions.json with the links to its help moved to the origin that serves it. */
export const helpFor = (metadata: string, origin: string): string =>
  metadata.replace(/("helpUrl":\s*")https?:\/\/[^/"]+/g, `$1${origin}`);
