import { countsCommand } from "./countsCommand.ts";

// A reader such as head may close the pipe before everything is written; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

void countsCommand(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
