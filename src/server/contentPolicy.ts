const officeHosts = [
  "https://*.office.com",
  "https://*.officeapps.live.com",
  "https://*.office365.com",
  "https://*.sharepoint.com",
  "https://*.microsoft365.com",
  "https://*.cloud.microsoft",
].join(" ");

const officeCdn = "https://appsforoffice.microsoft.com";

/** Univer draws on a canvas and computes in workers; Fluent writes its styles into the page. */
const policy = (scripts: string, ancestors: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'${ancestors}`,
  ].join("; ");

const everyPage = policy("", "");
const pane = policy(` ${officeCdn}`, ` ${officeHosts}`);

/** The Content-Security-Policy of a file: Microsoft's script and Office as the frame around it only for the pane, nothing foreign elsewhere. */
export const contentPolicy = (path: string): string => (path === "taskpane.html" ? pane : everyPage);
