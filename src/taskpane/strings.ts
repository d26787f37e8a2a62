/** Every word that the pane shows. */
const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
const first = (rows: number[]) => rows.slice(0, 5).join(", ") + (rows.length > 5 ? ", …" : "");

export const strings = {
  tabs: { label: "passk", chart: "Chart", formulas: "Formulas" },
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
};
