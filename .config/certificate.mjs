// A certificate for https://localhost, made once a year and kept in the cache; the key of its authority is thrown away.
import { createCA, createCert } from "mkcert";
import { X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const day = 86_400_000;
const validity = 365;

/** The key and certificate of this machine, and the path of the authority that Excel must trust. */
export async function localCertificate(folder) {
  const [authority, keyFile, certFile] = ["authority.crt", "localhost.key", "localhost.crt"].map((name) =>
    join(folder, name),
  );
  const isKept = [authority, keyFile, certFile].every(existsSync);
  const endsAt = isKept ? Date.parse(new X509Certificate(readFileSync(certFile)).validTo) : 0;
  if (endsAt < Date.now() + day) {
    const ca = await createCA({
      organization: "passk development on this machine",
      countryCode: "XX",
      state: "none",
      locality: "none",
      validity,
    });
    const { key, cert } = await createCert({ ca, domains: ["localhost", "127.0.0.1", "::1"], validity });
    mkdirSync(folder, { recursive: true });
    writeFileSync(authority, ca.cert);
    writeFileSync(keyFile, key, { mode: 0o600 });
    writeFileSync(certFile, cert);
  }
  return { authority, key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
}
