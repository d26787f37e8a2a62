// Imported first by the commands that people type: what they can put right is said in a line, without a stack trace.
process.on("uncaughtException", (error) => {
  const isTheirs = error.constructor === Error || String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isTheirs ? error.message : error);
  process.exit(1);
});
