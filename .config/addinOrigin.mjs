const placeholder = /(^|\.)(example(\.(com|net|org))?|invalid|contoso\.com)(:\d+)?$|(^|[.-])your-|placeholder|<|>/i;

/** The origin that ADDIN_ORIGIN gives the add-in, or undefined for a build that serves this machine. */
export function addinOrigin(value = process.env.ADDIN_ORIGIN) {
  if (!value) return undefined;
  const must = "ADDIN_ORIGIN must be https:// and the host that will serve the add-in, without a path";
  if (!URL.canParse(value)) throw new Error(`${must}; got ${value}`);
  const { protocol, origin, hostname } = new URL(value);
  if (protocol !== "https:" || origin !== value.replace(/\/$/, "")) throw new Error(`${must}; got ${value}`);
  if (placeholder.test(hostname)) throw new Error(`${must}; got the placeholder ${value}`);
  return origin;
}
