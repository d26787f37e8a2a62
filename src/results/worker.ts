/** FILES of a browser in, a reading out: reads beside the page, so that the page stays alive and can end it. */
import { read } from "./read.ts";
import type { Choice, Choices, Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { blobSource } from "./stream/blobSource.ts";
import { watched } from "./stream/watched.ts";

export interface Request {
  files: { name: string; blob: Blob }[];
  choices: Choices;
}

export type Answer =
  | { kind: "progress"; share: number }
  | { kind: "reading"; reading: Reading }
  | { kind: "refusal"; message: string; choices: Choice[]; file: string | null };

const answer = (message: Answer) => postMessage(message);

addEventListener("message", ({ data: { files, choices } }: MessageEvent<Request>) => {
  const total = files.reduce((size, { blob }) => size + blob.size, 0);
  let done = 0;
  let told = 0;
  const onBytes = (count: number) => {
    done += count;
    if (performance.now() - told < 100) return;
    told = performance.now();
    answer({ kind: "progress", share: Math.min(done / total, 1) });
  };
  const sources = files.map(({ name, blob }) =>
    watched({ ...blobSource(name, blob), isFound: name.includes("/") }, onBytes),
  );
  read(sources, choices).then(
    (reading) => answer({ kind: "reading", reading }),
    (error: unknown) => {
      const isRefusal = error instanceof Refusal;
      const message = isRefusal ? error.describe() : "The files could not be read.";
      const [choices, file] = isRefusal ? [error.choices, error.file ?? null] : [[], null];
      answer({ kind: "refusal", message, choices, file });
    },
  );
});
