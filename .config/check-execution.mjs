// `npm run check:execution -- --humaneval FILE --mbpp FILE`
import { returnsMemory } from "./returnsMemory.mjs";
import { runCommand } from "./runCommand.mjs";

runCommand("checkExecution", "runner", returnsMemory);
