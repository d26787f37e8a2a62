import type { Settings } from "./settings.ts";

const wellFormedHost =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The origin that the client asked, `scheme://host`, or undefined where it named none that can be one. */
export function askedOrigin(request: Request, { trustForwarded }: Settings): string | undefined {
  const forwarded = (name: string) => (trustForwarded ? request.headers.get(`X-Forwarded-${name}`) : null);
  // What a request names may be no URL at all, under Node: its parts are taken as text until they are checked.
  const [, protocol, authority] = /^(\w+):\/\/([^/?#]*)/.exec(request.url) ?? [];
  const scheme = forwarded("Proto") ?? protocol;
  const host = (forwarded("Host") ?? request.headers.get("Host") ?? authority ?? "").toLowerCase();
  const isWellFormed = /^https?$/.test(scheme) && host.length <= 255 && wellFormedHost.test(host);
  // A last part of digits makes it an address of four numbers, or of none.
  return isWellFormed && URL.canParse(`${scheme}://${host}`) ? `${scheme}://${host}` : undefined;
}
