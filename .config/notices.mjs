// The packages in a build in, what their licences ask to be passed on out: notices to read, and a bill of materials.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const permitted = new Set("MIT ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 MPL-2.0 Unlicense Zlib".split(" "));

/** Packages whose package.json states no licence, and the one that their LICENSE file and every source file state. */
const unstated = { "@univerjs/telemetry": "Apache-2.0" };

/** Name, version, licence and licence text of each package, in the order of their names. */
export function describePackages(used) {
  return [...used]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, folder]) => {
      const stated = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const { version, license = unstated[name] } = stated;
      const all = license?.replace(/^\(|\)$/g, "").split(" AND ") ?? [license];
      if (!all.every((each) => permitted.has(each)))
        throw new Error(`the licence of ${name} must be one we may pass on; got ${license}`);
      const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
      const text = file
        ? readFileSync(join(folder, file), "utf8").trim()
        : `${license}: https://spdx.org/licenses/${license}.html`;
      return { name, version, license, text };
    });
}

export const notices = (packages) =>
  "This product contains the following packages.\n" +
  packages
    .map(({ name, version, license, text }) => `\n${"=".repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`)
    .join("");

/** CycloneDX 1.5, without a time and a random serial number, so that the same sources give the same file. */
export function billOfMaterials(product, packages, lock) {
  const components = packages.map(({ name, version, license, purl }) => {
    const integrity = lock.packages[`node_modules/${name}`]?.integrity ?? "";
    const sha512 = /^sha512-(.+)$/.exec(integrity)?.[1];
    return {
      type: "library",
      "bom-ref": `${name}@${version}`,
      name,
      version,
      licenses: [permitted.has(license) ? { license: { id: license } } : { expression: license }],
      purl: purl ?? `pkg:npm/${name.replace("@", "%40")}@${version}`,
      ...(sha512 && { hashes: [{ alg: "SHA-512", content: Buffer.from(sha512, "base64").toString("hex") }] }),
    };
  });
  const component = { type: "application", "bom-ref": product.name, name: product.name, version: product.version };
  return { bomFormat: "CycloneDX", specVersion: "1.5", version: 1, metadata: { component }, components };
}
