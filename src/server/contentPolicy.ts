const officeHosts = [
  "https://*.office.com",
  "https://*.officeapps.live.com",
  "https://*.office365.com",
  "https://*.sharepoint.com",
  "https://*.microsoft365.com",
  "https://*.cloud.microsoft",
].join(" ");

const officeCdn = "https://appsforoffice.microsoft.com";

const nobody = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];

/** Univer draws on a canvas and computes in workers; Fluent writes its styles into the page. */
const page = (scripts: string, ancestors: string) =>
  [
    ...nobody,
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    `frame-ancestors 'self'${ancestors}`,
  ].join("; ");

const everyPage = page("", "");
const pane = page(` ${officeCdn}`, ` ${officeHosts}`);

/**
 * Where candidate programs run: no origin, and so no storage and nothing of the pages around it; no request at all, not
 * even to this server: its one script stands in the page, and the pane that frames it hands over all bytes. Office
 * stands around the pane, so it stands around the frame inside too.
 */
const runner = [
  ...nobody,
  "sandbox allow-scripts",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval'",
  "worker-src blob:",
  `frame-ancestors 'self' ${officeHosts}`,
].join("; ");

const policies = new Map([
  ["taskpane.html", pane],
  ["runner.html", runner],
]);

/**
 * The Content-Security-Policy of a file: Microsoft's script and Office as the frame around it only for the pane,
 * WebAssembly only for the runner's frame, nothing foreign anywhere else.
 */
export const contentPolicy = (path: string): string => policies.get(path) ?? everyPage;
