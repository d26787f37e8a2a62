/** The server of a deployment on Cloudflare Workers; the platform keeps the files and hands them over as ASSETS. */
import { addinHandler } from "./addinHandler.ts";
import { readSettings } from "./settings.ts";

type Environment = { ASSETS: { fetch: (url: string) => Promise<Response> } };

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const handler = addinHandler(async (path) => {
      const response = await environment.ASSETS.fetch(`https://assets/${path}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    }, readSettings(environment));
    return handler(request);
  },
};
