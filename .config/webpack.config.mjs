// Three builds: the formula bundle that Excel loads, the pages, and the commands that run under Node.
import functions from "./webpack/functions.mjs";
import pages from "./webpack/pages.mjs";
import commands from "./webpack/commands.mjs";

export default [functions, pages, commands].filter(Boolean);
