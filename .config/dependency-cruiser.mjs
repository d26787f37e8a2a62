// Who may import whom: architecture by rule, so that the formulas stay free of hosts and of third parties.
const forbid = (name, from, to) => ({ name, severity: "error", from, to });

export default {
  forbidden: [
    forbid("no-cycle", {}, { circular: true }),
    forbid("estimators-import-only-themselves", { path: "^src/estimators/" }, { pathNot: "^src/estimators/" }),
    forbid(
      "functions-import-only-estimators",
      { path: "^src/functions/" },
      { pathNot: "^src/(functions|estimators)/" },
    ),
    forbid(
      "results-know-no-host",
      { path: "^src/results/" },
      { path: "^src/(functions|workbook|taskpane|sheet|server|runner)/" },
    ),
    forbid(
      "runner-knows-no-host",
      { path: "^src/runner/" },
      { path: "^src/(functions|workbook|taskpane|sheet|server)/" },
    ),
    forbid("port-imports-nothing", { path: "^src/workbook/port\\.ts$" }, { path: "^(src|node_modules)/" }),
    forbid(
      "pane-sees-only-the-port",
      { path: "^src/taskpane/", pathNot: "^src/taskpane/excel\\.tsx?$" },
      { path: "^src/(workbook/(?!port\\.ts$)|sheet/|server/)" },
    ),
    forbid(
      "sheet-engine-stays-in-the-sheet",
      { pathNot: "^src/(sheet/|workbook/sheet)" },
      { path: "node_modules/@univerjs/" },
    ),
    forbid("nothing-imports-tests", { path: "^src/" }, { path: "^test/" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
    },
  },
};
