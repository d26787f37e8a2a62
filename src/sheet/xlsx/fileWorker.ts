/** The worker of one task over the bytes of a file: these take seconds for a large workbook. */
import { openXlsx } from "./openXlsx.ts";
import { writeFile } from "./writeFile.ts";

const tasks = { openXlsx, writeFile };

export type FileTasks = typeof tasks;
export type FileTask = { [Name in keyof FileTasks]: [Name, ...Parameters<FileTasks[Name]>] }[keyof FileTasks];
/** What the task gave, or the message of its error. */
export type FileAnswer = { result: unknown } | { error: string };

addEventListener("message", ({ data }: MessageEvent<FileTask>) => void answer(data), { once: true });

async function answer([name, ...args]: FileTask): Promise<void> {
  const task = tasks[name] as (...args: unknown[]) => Promise<unknown>;
  const tell = (news: FileAnswer) => postMessage(news);
  await task(...args).then(
    (result) => tell({ result }),
    (error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }),
  );
}
