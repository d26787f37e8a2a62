// `npm run -s counts -- FILE...`
import { runCommand } from "./runCommand.mjs";

runCommand("counts", "results");
