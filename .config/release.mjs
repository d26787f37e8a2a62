// `npm run release`: the add-in for ADDIN_ORIGIN as one zip with its manifest, checksums, notices and bill of materials.
// `-- --twice` makes it again from a copy in another folder, and fails unless both are the same byte for byte.
import "./plainErrors.mjs";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { addinOrigin } from "./addinOrigin.mjs";
import { ensureInstalled, root, run } from "./install.mjs";

const origin = addinOrigin();
if (!origin) throw new Error("ADDIN_ORIGIN must be the https origin that will serve the add-in; got none");
ensureInstalled();

const { zipSync } = await import("fflate");
const { default: webpack } = await import("webpack");
const { default: configurations } = await import("./webpack.config.mjs");
const { manifestFaults } = await import("./manifestFaults.mjs");

const dist = join(root, "dist");
const readJson = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

console.log(`Building for ${origin} …`);
const zip = await release();
const { name, version } = readJson("package.json");
const folder = join(root, ".cache", "release");
const file = `${name}-${version}.zip`;
if (process.argv.includes("--twice") && sha256(zip) !== sha256(releaseElsewhere())) {
  throw new Error("two releases of the same sources must be the same; these differ");
}
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, file), zip);
writeFileSync(join(folder, `${file}.sha256`), `${sha256(zip)}  ${file}\n`);
console.log(`${join(folder, file)} for ${origin}\nsha256 ${sha256(zip)}`);

/** The zip as a copy of the sources makes it, with packages of its own and under another path. */
function releaseElsewhere() {
  const copy = mkdtempSync(join(tmpdir(), "another-folder-"));
  try {
    const isSource = (path) => !["node_modules", "dist", ".cache", ".git"].includes(relative(root, path));
    cpSync(root, copy, { recursive: true, filter: isSource });
    run(process.execPath, [join(copy, ".config", "release.mjs")], { cwd: copy });
    return readFileSync(join(copy, ".cache", "release", file));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function release() {
  for (const folder of [dist, join(root, ".cache", "packages"), join(root, ".cache", "snapshot")]) {
    rmSync(folder, { recursive: true, force: true });
  }
  await build(configurations);
  run(process.execPath, [join("node_modules", "typescript", "bin", "tsc"), "-p", ".config/tsconfig.estimators.json"]);

  const faults = manifestFaults(readFileSync(join(dist, "manifest.xml"), "utf8"), origin, (path) => {
    const whole = join(dist, path);
    return statSync(whole, { throwIfNoEntry: false })?.isFile() ? readFileSync(whole) : undefined;
  });
  if (faults.length) throw new Error(faults.join("\n"));

  const paths = readdirSync(dist, { recursive: true })
    .filter((path) => statSync(join(dist, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
  const files = new Map(paths.map((path) => [path, readFileSync(join(dist, path))]));
  const sums = [...files].map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`).join("");
  writeFileSync(join(dist, "SHA256SUMS"), sums);
  files.set("SHA256SUMS", Buffer.from(sums));
  // The time of an entry is the zip format's earliest: when it was built says nothing about what it is.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}

function build(several) {
  return new Promise((resolve, reject) => {
    webpack(several, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
