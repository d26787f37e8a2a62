const development = { id: "f6e0fc5c-f3a6-4360-9fa7-1554434124e7", namespace: "EVAL_DEV", name: "passk (development)" };
const production = { id: "2bed7989-68df-44b5-a131-41d2056037e7", namespace: "EVAL", name: "passk" };

/**
 * The manifest for an origin: manifest.xml of the sources, or one made from it, with every URL of its own moved there.
 * Where the origin is this machine it is the development add-in, anywhere else the production one: Excel keeps them
 * apart by Id and namespace, so both can be installed at once.
 * @throws when the origin is not https: Excel loads nothing else.
 */
export function manifestFor(manifest: string, origin: string): string {
  const url = new URL(origin);
  if (url.protocol !== "https:" || url.origin !== origin) {
    throw new Error(`origin must be https:// and a host, without a path; got ${origin}`);
  }
  const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1" || url.hostname === "[::1]";
  const [from, to] = isLocal ? [production, development] : [development, production];
  const present = /<SourceLocation DefaultValue="(https:\/\/[^/"]+)/.exec(manifest)?.[1];
  if (!present) throw new Error("manifest must name its SourceLocation; got none");
  return manifest
    .replaceAll(`"${present}/`, `"${origin}/`)
    .replaceAll(`<AppDomain>${present}<`, `<AppDomain>${origin}<`)
    .replace(`<Id>${from.id}<`, `<Id>${to.id}<`)
    .replaceAll(`DefaultValue="${from.namespace}"`, `DefaultValue="${to.namespace}"`)
    .replaceAll(`DefaultValue="${from.name}"`, `DefaultValue="${to.name}"`);
}
