const development = { id: "f6e0fc5c-f3a6-4360-9fa7-1554434124e7", name: "passk (development)", namespace: "EVAL_DEV" };
const production = { id: "2bed7989-68df-44b5-a131-41d2056037e7", name: "passk", namespace: "EVAL" };

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The manifest for an origin: the manifest of the sources, or one made from it, with each of its URLs moved there.
 * On this machine it is the development add-in, anywhere else the production one: Excel keeps them apart by Id and
 * namespace, so both can be installed at once.
 * @throws when the origin is not https (Excel loads nothing else), or the manifest names no page.
 */
export function manifestFor(manifest: string, origin: string): string {
  if (!/^https:\/\/[^/]+$/.test(origin)) throw new Error(`origin must be https:// and a host; got ${origin}`);
  const present = /<SourceLocation DefaultValue="(https:\/\/[^/"]+)\//.exec(manifest)?.[1];
  if (!present) throw new Error("manifest must name its page as the SourceLocation; got none");
  const addin = localHosts.includes(new URL(origin).hostname) ? development : production;
  return manifest
    .replaceAll(`"${present}/`, `"${origin}/`)
    .replace(/(?<=<Id>)[^<]*/, addin.id)
    .replace(/(?<=<DisplayName DefaultValue=")[^"]*/, addin.name)
    .replace(/(?<=id="Functions\.Namespace" DefaultValue=")[^"]*/, addin.namespace);
}
