// allBits as a site on Cloudflare's runtime.
import { allBits } from "./allBits.mjs";

export default { fetch: () => new Response(allBits()) };
