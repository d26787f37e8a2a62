// `npm run -s execute -- --problems P.jsonl --samples S.jsonl`
import { returnsMemory } from "./returnsMemory.mjs";
import { runCommand } from "./runCommand.mjs";

runCommand("execute", "runner", returnsMemory);
