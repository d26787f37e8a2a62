// Finds a Chromium for the end-to-end tests (CHROMIUM names one), or installs Debian's where this user may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM must be the path of a browser; got ${named}`);
  return named || usualPlaces.find((path) => existsSync(path));
}

export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", 2, 2] }).status === 0;
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation");
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The end-to-end tests need a Chromium: install one (Debian: apt install chromium) or set CHROMIUM to its path.",
  );
}
