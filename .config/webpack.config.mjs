// Four builds: the formula bundle that Excel loads, the pages, the frame that runs candidates, and what runs under Node.
import functions from "./webpack/functions.mjs";
import pages from "./webpack/pages.mjs";
import runner from "./webpack/runner.mjs";
import commands from "./webpack/commands.mjs";
import { noticesFor } from "./webpack/notices.mjs";

export default [functions, pages, runner, commands].map((build) => ({
  ...build,
  plugins: [...build.plugins, noticesFor(build.name)],
}));
