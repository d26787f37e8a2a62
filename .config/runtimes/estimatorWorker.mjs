// estimatorBits as a site on Cloudflare's runtime.
import { estimatorBits } from "./estimatorBits.mjs";

export default { fetch: () => new Response(estimatorBits()) };
