import { execFileSync } from "node:child_process";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { root } from "../install.mjs";
import { startServer } from "../runtimes/startServer.mjs";

const perSecond = 1000;
const seconds = 30;
const tick = 10;
const paths = [
  "",
  "functions.js",
  "functions.json",
  "taskpane.html",
  "health",
  "assets/icon-32.png",
  "samples/humaneval.csv",
];

/** The built server under Node, asked a thousand times a second over loopback, whatever it has answered meanwhile. */
export async function soakServer() {
  const { url, end, pid } = await startServer([process.execPath, join(root, "dist", "server", "node.mjs")]);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times = [];
  let failures = 0;
  const ask = (path) =>
    new Promise((resolve) => {
      const start = performance.now();
      const failed = () => resolve(failures++);
      get(`${url}/${path}`, { agent }, (response) => {
        response.resume();
        response.on("error", failed);
        response.on("end", () => {
          if (response.statusCode !== 200) failures++;
          resolve(times.push(performance.now() - start));
        });
      }).on("error", failed);
    });
  try {
    await Promise.all(paths.map(ask));
    const before = resident(pid);
    const asked = [];
    const start = performance.now();
    while (asked.length < perSecond * seconds) {
      const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - start) / 1000) * perSecond));
      while (asked.length < due) asked.push(ask(paths[asked.length % paths.length]));
      await new Promise((resolve) => setTimeout(resolve, tick));
    }
    await Promise.all(asked);
    const took = (performance.now() - start) / 1000;
    const what = `${asked.length} requests to the server`;
    times.sort((a, b) => a - b);
    return [
      { what: `${what}: errors`, value: failures, unit: "", most: 0 },
      { what: `${what}: time`, value: took, unit: "s", most: seconds + 2 },
      { what: `${what}: 99 % answered within`, value: times[Math.floor(times.length * 0.99)], unit: "ms", most: 1000 },
      { what: `${what}: memory gained`, value: resident(pid) - before, unit: "MiB", most: 150 },
    ];
  } finally {
    agent.destroy();
    end();
  }
}

const resident = (pid) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
