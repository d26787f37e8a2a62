// `npm run check:execution -- --humaneval FILE --mbpp FILE`
import { runCommand } from "./runCommand.mjs";

runCommand("checkExecution", "runner");
