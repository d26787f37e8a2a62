import { expect, test } from "@jest/globals";
import { progress } from "../../src/runner/command/progress.ts";

test("progress(total, write) writes a line every five seconds, with rate and time left", () => {
  let time = 0;
  const lines: string[] = [];
  const tell = progress(
    40,
    (line) => lines.push(line),
    () => time,
  );
  for (let judged = 0; judged < 41; judged++) {
    time += 500;
    tell();
  }
  expect(lines).toEqual([
    "10 of 40 judged (25 %), 2.0 a second, about 15 s left",
    "20 of 40 judged (50 %), 2.0 a second, about 10 s left",
    "30 of 40 judged (75 %), 2.0 a second, about 5 s left",
    "40 of 40 judged (100 %), 2.0 a second, about 0 s left",
  ]);
  time += 5000;
  tell();
  expect(lines.at(-1)).toBe("trying once more, alone, what ran out of time");
});
