// manifest.xml for the origin that will serve the build, and the icons that it names.
import CopyPlugin from "copy-webpack-plugin";
import { join } from "node:path";
import { addinOrigin } from "../addinOrigin.mjs";
import { importTypescript } from "../importTypescript.mjs";
import { root } from "./common.mjs";

const { manifestFor } = await importTypescript(join(root, "src", "server", "manifestFor.ts"));
const origin = addinOrigin() ?? "https://localhost:3000";

export const manifest = new CopyPlugin({
  patterns: [
    { from: join(root, "manifest.xml"), to: "manifest.xml", transform: (xml) => manifestFor(xml.toString(), origin) },
    { from: join(root, "assets", "icon-*.png"), to: "assets/[name][ext]" },
  ],
});
