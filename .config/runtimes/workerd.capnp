# The built Worker and the formulas under Cloudflare's own runtime; the ports come from the command line.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      modules = [(name = "worker", esModule = embed "../../dist/server/worker.mjs")],
      compatibilityDate = "2026-11-01",
      bindings = [(name = "ASSETS", service = "files"), (name = "TRUST_FORWARDED", text = "1")],
    )),
    (name = "files", disk = (path = "dist")),
    (name = "bits", worker = (
      modules = [(name = "worker", esModule = embed "../../.cache/runtimes/bitsWorker.mjs")],
      compatibilityDate = "2026-11-01",
    )),
  ],
  sockets = [
    (name = "site", address = "127.0.0.1:0", http = (), service = "site"),
    (name = "bits", address = "127.0.0.1:0", http = (), service = "bits"),
  ],
);
