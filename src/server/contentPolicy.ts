const officeHosts = [
  "https://*.office.com",
  "https://*.officeapps.live.com",
  "https://*.office365.com",
  "https://*.sharepoint.com",
  "https://*.microsoft365.com",
  "https://*.cloud.microsoft",
].join(" ");

const officeCdn = "https://appsforoffice.microsoft.com";

/** Univer draws on a canvas and computes in workers, Fluent writes its styles into the page, Python is WebAssembly. */
const policy = (scripts: string, ancestors: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'${ancestors}`,
  ].join("; ");

/** The frame in which candidates run: no network at all, scripts only as the runner hands them over. */
const sandboxPolicy = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "worker-src blob:",
  "connect-src 'none'",
  `frame-ancestors 'self' ${officeHosts}`,
].join("; ");

const ownPolicies = new Map([
  ["taskpane.html", policy(` ${officeCdn}`, ` ${officeHosts}`)],
  ["sandbox.html", sandboxPolicy],
]);

/** The Content-Security-Policy of a file: Microsoft's script and Office as the frame around it only for the pane, nothing foreign elsewhere. */
export const contentPolicy = (path: string): string => ownPolicies.get(path) ?? policy("", "");
