import type { Settings } from "./settings.ts";

const wellFormedHost =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The origin that the client asked, `scheme://host`, or undefined where it named none that can be one. */
export function askedOrigin(request: Request, { trustForwarded }: Settings): string | undefined {
  const url = new URL(request.url);
  const forwarded = (name: string) => (trustForwarded ? request.headers.get(`X-Forwarded-${name}`) : null);
  const scheme = forwarded("Proto") ?? url.protocol.slice(0, -1);
  const host = (forwarded("Host") ?? request.headers.get("Host") ?? url.host).toLowerCase();
  const isWellFormed = /^https?$/.test(scheme) && host.length <= 255 && wellFormedHost.test(host);
  return isWellFormed ? `${scheme}://${host}` : undefined;
}
