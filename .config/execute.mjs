// `npm run -s execute -- --problems P.jsonl --samples S.jsonl`
import { runCommand } from "./runCommand.mjs";

runCommand("execute", "runner");
