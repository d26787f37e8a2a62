/** How a deployment differs from the default, read from its environment variables. */
export type Settings = {
  /** The host names (with their port, where there is one) that are answered; all of them when absent. */
  allowedHosts?: readonly string[];
  /** Whether a proxy in front sets X-Forwarded-Proto and X-Forwarded-Host; otherwise anybody could, and they are ignored. */
  trustForwarded: boolean;
};

/**
 * Reads ALLOWED_HOSTS (comma separated) and TRUST_FORWARDED (1 or 0).
 * @throws when a variable is set to something else, so that a typing error does not open what was meant to be closed.
 */
export function readSettings(environment: Record<string, unknown>): Settings {
  const { ALLOWED_HOSTS: hosts, TRUST_FORWARDED: trust = "0" } = environment;
  if (trust !== "0" && trust !== "1") throw new Error(`TRUST_FORWARDED must be 0 or 1; got ${trust}`);
  const settings: Settings = { trustForwarded: trust === "1" };
  if (hosts === undefined) return settings;
  const allowedHosts = String(hosts)
    .split(",")
    .map((host) => host.trim().toLowerCase());
  if (allowedHosts.includes("")) throw new Error(`ALLOWED_HOSTS must be host names with commas between; got ${hosts}`);
  return { ...settings, allowedHosts };
}
