// Four builds: the formula bundle that Excel loads, the pages, the frame that runs candidates, and what runs under Node.
import functions from "./webpack/functions.mjs";
import pages from "./webpack/pages.mjs";
import runner from "./webpack/runner.mjs";
import commands from "./webpack/commands.mjs";

export default [functions, pages, runner, commands].filter(Boolean);
