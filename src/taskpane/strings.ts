/** Every word that the pane shows. */
const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
const first = (rows: number[]) => rows.slice(0, 5).join(", ") + (rows.length > 5 ? ", …" : "");

export const strings = {
  tabs: { label: "passk", chart: "Chart", formulas: "Formulas", import: "Import" },
  outside: {
    noOffice:
      "Microsoft's script for add-ins (appsforoffice.microsoft.com) could not be loaded. Inside Excel, check the network and open the pane again.",
    notExcel: "It is made to open inside Excel: Home tab, group passk.",
  },
  table: {
    reading: "Reading the sheet…",
    emptySheet:
      "This sheet is empty. Type or paste one row a problem: its name, its samples n and how many are correct, c.",
    notFound:
      "No counts were found here. The pane looks for a column of samples (n) and one of correct samples (c), one row a problem; name them n and c, or select a block that holds them.",
    model: (name: string, index: number, models: number) => name || (models > 1 ? `model ${index + 1}` : "pass@k"),
    found: (problems: number, models: number) => `${many(problems, "problem")}, ${many(models, "model")}`,
    leftOut: (rows: number[]) =>
      `${many(rows.length, "row")} left out, for n or c is not a count there: ${rows.length === 1 ? "row" : "rows"} ${first(rows)}. The tab Check says more.`,
  },
  chart: {
    curveTitle: "pass@k against k",
    histogramTitle: "Problems by their rate c/n",
    k: "k, samples drawn",
    passAtK: "pass@k",
    rate: "correct rate c/n",
    problems: "problems",
    unbiased: "pass@k, unbiased",
    plugin: "plug-in, biased low",
    curveAlt: (lines: string[]) => `Chart of pass@k against k. ${lines.join(" ")}`,
    curveLine: (name: string, from: string, to: string, last: number) =>
      `${name}: ${from} at k = 1 to ${to} at k = ${last}.`,
    histogramAlt: (lines: string[]) => `Histogram of the rate of correct samples, c/n. ${lines.join(" ")}`,
    histogramLine: (name: string, none: number, all: number, total: number) =>
      `${name}: ${none} of ${many(total, "problem")} never solved, ${all} always.`,
    saveSvg: "Save as SVG",
    savePng: "Save as PNG",
    noProblems: "No row holds a count of samples and one of correct samples.",
  },
  formulas: {
    search: "Search the formulas",
    none: "No formula fits.",
    insert: "Insert",
    insertNamed: (name: string) => `Insert ${name}`,
    help: "Help",
    helpNamed: (name: string) => `Help on ${name}`,
    inserted: (formula: string, cell: string) => `Wrote ${formula} to ${cell}.`,
    occupied: (cell: string) =>
      `Cell ${cell} is not empty; select an empty cell, or a block with an empty cell right of it.`,
    failed: "The list of formulas could not be loaded.",
  },
  import: {
    sheetName: "Counts",
    pasted: "pasted text",
    zone: "Result files: drop them here, or paste a table",
    drop: "Drop result files or a folder here",
    hint: "Or paste a table with Ctrl+V. Files are read in this window; nothing is uploaded.",
    chooseFiles: "Choose files",
    chooseFolder: "Choose a folder",
    noFiles: "There were no files to read.",
    reading: (files: number) => `Reading ${many(files, "file")}…`,
    cancel: "Cancel",
    clear: "Clear",
    insert: "Insert counts",
    inserted: (rows: number, sheet: string) => `Wrote ${many(rows, "row")} to the new sheet ${sheet}.`,
    undo: "Undo",
    undone: "Took the sheet back.",
    pleaseChoose: "Please choose",
    notANumber: "This must be a number.",
    issue: (file: string, line: number | null, message: string) =>
      `${file}${line === null ? "" : `, line ${line}`}: ${message}`,
    moreIssues: (count: number) => `And ${many(count, "more warning", "more warnings")}.`,
    recognised: "Recognised",
    formats: (files: { file: string; format: string; reason: string }[]) => {
      const all = [...new Set(files.map(({ format }) => format))];
      return all.map((format) => {
        const own = files.filter((file) => file.format === format);
        const which = own.length === 1 ? own[0].file : many(own.length, "file");
        return `${which}: ${format}, for ${own[0].reason}.`;
      });
    },
    attempts: "Attempts",
    passed: "passed",
    failed: "failed",
    timedOut: "timed out",
    unscored: "never scored",
    duplicates: "duplicates",
    group: "group",
    problems: "Problems",
    samples: "samples each",
    meanPassAt1: "mean pass@1",
    range: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest} to ${most}`),
    none: "none",
    moreGroups: (count: number) => `And ${many(count, "more group")}.`,
    withoutSamples: (count: number) =>
      `${many(count, "problem")} without a scored attempt: pass@1 is averaged over the others.`,
    firstRows: (rows: number, of: number) => (rows === of ? "The rows" : `The first ${rows} of ${many(of, "row")}`),
  },
};
