// Over 150 lines: it is the one place for what the pane says.
/** Every word that the pane shows. */
const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
const listed = (names: string[]) =>
  names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
const first = (rows: number[]) => rows.slice(0, 5).join(", ") + (rows.length > 5 ? ", …" : "");

export const strings = {
  tabs: {
    label: "passk",
    analyse: "Analyse",
    chart: "Chart",
    import: "Import",
    run: "Run",
    share: "Share",
    check: "Check",
    explain: "Explain",
    formulas: "Formulas",
  },
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
    model: (name: string, index: number, models: number) => name || (models > 1 ? `model ${index + 1}` : "the model"),
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
    interval: "95% interval",
    band: "95% interval, problems as a sample of a wider population",
    curveAlt: (lines: string[]) => `Chart of pass@k against k. ${lines.join(" ")}`,
    curveLine: (name: string, from: string, to: string, last: number) =>
      `${name}: ${from} at k = 1 to ${to} at k = ${last}.`,
    histogramAlt: (lines: string[]) => `Histogram of the rate of correct samples, c/n. ${lines.join(" ")}`,
    histogramLine: (name: string, none: number, all: number, total: number) =>
      `${name}: ${none} of ${many(total, "problem")} never solved, ${all} always.`,
    values: "Values",
    valuesOf: (title: string) => `Values of ${title}`,
    model: "model",
    low: "low",
    high: "high",
    pluginShort: "plug-in",
    bin: (from: number, to: number) => `${Math.round(100 * from)}% to ${Math.round(100 * to)}%`,
    curveOfCells: (models: string[]) =>
      `Chart of pass@k against k, with the low and high end of its interval and its plug-in, for ${models.join(" and ")}. Its numbers are in the cells beside it.`,
    histogramOfCells: (models: string[]) =>
      `Histogram of the rate of correct samples, c/n, for ${models.join(" and ")}. Its numbers are in the cells beside it.`,
    saveSvg: "Save as SVG",
    savePng: "Save as PNG",
    noProblems: "No row holds a count of samples and one of correct samples.",
  },
  noClipboard: "the clipboard cannot be written here; select the text and press Ctrl+C",
  noPng: "the browser made no PNG",
  undo: "Undo",
  undone: "Taken back.",
  k: "k, samples drawn",
  confidence: "Confidence",
  percent: (fraction: number) => `${+(100 * fraction).toFixed(4)}%`,
  analyse: {
    found: (sheet: string, problems: number, models: number) =>
      `${sheet}: ${many(problems, "problem")}, ${many(models, "model")}`,
    problem: "Problem",
    group: "Group",
    n: "Samples, n",
    models: "Correct samples, c: one column a model",
    none: "None",
    column: (letter: string, name: string) => (name ? `${letter}: ${name}` : letter),
    byHand: "Choose the columns by hand",
    choose: "Choose a k and a column of correct samples.",
    insertSummary: "Insert summary",
    fill: "Fill pass@k",
    insertCharts: "Insert charts",
    inserted: (sheet: string) => `Wrote the summary to the sheet ${sheet}. Its formulas follow the counts.`,
    filled: (cells: string) => `Filled ${cells} with one formula a problem.`,
    charted: (sheet: string) => `Drew the charts on the sheet ${sheet}, from its cells.`,
    notCounts: "Some rows hold no proper counts, so the formulas show errors there; the tab Check says which.",
  },
  summary: {
    sheet: "pass@k summary",
    title: (source: string) => `pass@k of ${source}`,
    live: "Live formulas: they change with the counts. pass@k is unbiased and averaged over problems.",
    population: "Standard errors and intervals take the problems as a sample of a wider population.",
    header: ["model", "k", "pass@k", "standard error", "low", "high"],
    confidence: "confidence",
    comparison: "Difference of the two models, paired by problem",
    compare: (a: string, b: string) => `${b} less ${a}`,
    compareHeader: ["models", "k", "difference", "standard error", "low", "high", "p-value"],
    curve: (model: string) => `Curve of ${model}`,
    groups: (model: string) => `Groups of ${model}`,
    histogram: "Problems by their rate c/n",
    model: "model",
    rate: "rate c/n",
    from: "from",
    to: "to",
    low: (model: string) => `${model}, low`,
    high: (model: string) => `${model}, high`,
    plugin: (model: string) => `${model}, plug-in (biased low)`,
  },
  check: {
    draws: "k that you mean to use",
    fine: "Nothing was found that breaks pass@k.",
    show: "Show",
    showNamed: (title: string) => `Show: ${title}`,
    /** Rows count from 1 here, as beside the grid. */
    rows: (column: string, runs: { from: number; to: number }[], shown?: number) => {
      const names = runs.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1} to ${to + 1}`));
      const one = runs.length === 1 && runs[0].from === runs[0].to;
      const place = shown === undefined || runs.length === 1 ? "" : ` (shown: ${names[shown]})`;
      return `Column ${column}, ${one ? "row" : "rows"} ${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}${place}`;
    },
    notCount: {
      title: "Not a count",
      text: "n and c must be whole numbers of 0 or more. An average, a rate or a word is none; pass@k of an average is not the average of pass@k.",
    },
    oneBlank: {
      title: "Half a problem",
      text: "One of n and c is blank. Blank is not 0: fill it in, or clear the row.",
    },
    noSamples: {
      title: "A problem without samples",
      text: "n = 0 leaves nothing to estimate from, and the formulas show #N/A. Draw samples, or clear the row and say so.",
    },
    cAboveN: {
      title: "More correct than samples",
      text: "c must be at most n. Perhaps the two columns are swapped, or retries were counted.",
    },
    nBelowK: (k: number, least: number) => ({
      title: `Fewer than k = ${k} samples`,
      text: `Without k samples no unbiased estimate exists, and leaving such problems out changes what is averaged. Use k up to ${least}, or draw more samples.`,
    }),
    oneSample: {
      title: "One sample a problem",
      text: "With n = 1 only pass@1 can be estimated. A larger k needs more samples of each problem.",
    },
    mixedN: (least: number, most: number) => ({
      title: "Problems differ in n",
      text: `n runs from ${least} to ${most}. The estimate stays unbiased, but k can only go to the smallest n, and unscored samples may hide here.`,
    }),
    duplicates: {
      title: "A problem appears twice",
      text: "Each problem is one row: add up its n and c, or name its models in a column each.",
    },
    allCorrect: {
      title: "Every problem is solved every time",
      text: "c = n in every row: pass@k is 1 for every k. Check that the verdicts were read rightly.",
    },
    noneCorrect: {
      title: "No problem is ever solved",
      text: "c = 0 in every row: pass@k is 0 for every k. Check that the verdicts were read rightly.",
    },
    rates: {
      title: "Rates in the place of counts",
      text: "The column holds fractions or percentages. pass@k needs how many of the n samples were correct: c = rate x n, as a whole number.",
    },
    percents: {
      title: "Percentages in the place of counts",
      text: "Most of the column is above n and none above 100, so it looks like percentages. c is how many of the n samples were correct: percentage x n / 100.",
    },
    averaged: {
      title: "An average was put through the formula",
      text: "pass@k of an average, or of counts added up over problems, is not the average of pass@k. Give the formula each problem's own counts and average what comes out, as PASSK_MEAN does.",
    },
    hidden: {
      title: "Hidden rows",
      text: "Rows that a filter or you have hidden are counted by the formulas and by this pane all the same.",
    },
    averages: {
      title: "A row of averages or totals among the problems",
      text: "It would be counted as one more problem. Keep it off the table.",
    },
    unscored: {
      title: "Unscored samples",
      text: "They are in neither n nor c. If they count as failures, add them to n.",
    },
    fewProblems: (problems: number) => ({
      title: "Few problems",
      text:
        problems < 2
          ? "A standard error and an interval need at least 2 problems."
          : `With ${many(problems, "problem")} an interval is wide and rests on few; report it, and say how many problems there are.`,
    }),
  },
  explain: {
    select: "Select a cell with an EVAL formula, or one that shows an error.",
    inputs: "What went in",
    argument: (number: number) => `argument ${number}`,
    formula: "In mathematics",
    value: "Value",
    digits: "to 17 digits",
    standardError: "Standard error",
    ofProblem: "of this problem's estimate, had its n samples been drawn again",
    ofBenchmark: "of the mean, the problems being a sample of a wider population",
    spilledFrom: (anchor: string) => `A part of the result of ${anchor}, which spills over this cell.`,
    noMessage:
      "Excel tells the pane no more than this; point at the sign beside the cell to read the formula's message.",
    error: "Why it shows an error",
    remedy: "What to do",
    numbers: (count: number) => many(count, "cell"),
    remedies: {
      "#N/A":
        "There is no estimate for these counts. Lower k to at most n, or leave out problems with too few samples.",
      "#VALUE!":
        "An argument is not what the formula reads: counts must be whole numbers with c at most n, and ranges must match in shape.",
      "#NAME?": "The formula is not known here: check its spelling, and that the add-in is loaded.",
      "#SPILL!": "The cells that the result needs are not empty. Clear the cells below and to the right.",
      "#BUSY!": "The result is being computed; wait a moment.",
      "#CALC!": "The engine of the sheet could not compute it; enter the formula again.",
      "#REF!": "A cell that the formula names was deleted. Name it again.",
      "#DIV/0!": "Something is divided by zero or an average has no numbers.",
      "#NUM!": "A number is outside what the function can compute.",
    } as Record<string, string>,
    help: "Read about this formula",
  },
  share: {
    report: "Report",
    source: (sheet: string) => `Every number is read from the cells of the sheet ${sheet} and of its counts.`,
    noSummary: "A report reads the cells of a summary, and these counts have none yet.",
    cell: (model: string, k: number) => `${model} at k = ${k}`,
    noNumber: (cell: string, shown: string) => `The summary's cell of ${cell} shows ${shown}.`,
    format: "Format",
    sentence: "Sentence",
    markdown: "Markdown",
    latex: "LaTeX",
    tsv: "TSV",
    text: "Text of the report",
    copy: "Copy",
    copied: "Copied.",
    header: ["model", "k", "pass@k", "standard error", "low", "high", "n", "problems"],
    freeze: "Freeze",
    freezeText:
      "Replaces the EVAL formulas in the selection by their values, for readers without the add-in. A spilled result is taken whole.",
    freezeButton: "Freeze the selection",
    ask: (formulas: number, cells: string) => `Replace ${many(formulas, "formula")} in ${cells} by values?`,
    askText: "The values will no longer follow the counts. Undo brings the formulas back.",
    confirm: "Freeze",
    cancel: "Cancel",
    askSpills: (areas: string[]) =>
      `A spilled result becomes values with all its cells: ${areas.slice(0, 3).join(", ")}${areas.length > 3 ? ", …" : ""}.`,
    nothing: (kept: number) =>
      kept > 0
        ? `${many(kept, "EVAL formula")} here ${kept === 1 ? "shows" : "show"} an error or nothing yet, so there is no value to keep.`
        : "The selection holds no EVAL formula.",
    frozen: (formulas: number, kept: number) =>
      `Froze ${many(formulas, "formula")}.${kept > 0 ? ` ${many(kept, "formula")} with an error or without a value stayed.` : ""}`,
  },
  formulas: {
    search: "Search the formulas",
    none: "No formula fits.",
    insert: "Insert",
    insertNamed: (name: string) => `Insert ${name}`,
    example: "Example:",
    help: "Help",
    helpNamed: (name: string) => `Help on ${name}`,
    inserted: (formula: string, cell: string) => `Wrote ${formula} to ${cell}.`,
    occupied: (cell: string) =>
      `${cell} is not empty; select an empty cell, or a block of counts with room right of it.`,
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
        return `${which}: ${format}, because ${own[0].reason}.`;
      });
    },
    attempts: "Attempts",
    passed: "passed",
    failed: "failed",
    timedOut: "timed out",
    unscored: "never scored",
    duplicates: "duplicates",
    group: "group",
    problemsHeading: "Problems",
    problems: "problems",
    samples: "samples each",
    meanPassAt1: "mean pass@1",
    range: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest} to ${most}`),
    none: "none",
    moreGroups: (count: number) => `And ${many(count, "more group")}.`,
    withoutSamples: (count: number) =>
      `${many(count, "problem")} without a scored attempt: pass@1 is averaged over the others.`,
    firstRows: (rows: number, of: number) => (rows === of ? "The rows" : `The first ${rows} of ${many(of, "row")}`),
  },
  run: {
    what: "Runs candidate programs in Python against their tests and counts which pass. Everything stays in this window: no server, no upload.",
    limits: "What the sandbox promises",
    from: "Candidates",
    fromSheet: "in this sheet",
    fromFiles: "in files",
    columns: {
      problem: "problem",
      candidate: "candidate",
      test: "test",
      entryPoint: "entry point",
      prompt: "prompt",
      mode: "mode",
    },
    found: (candidates: number, problems: number) => `${many(candidates, "candidate")} of ${many(problems, "problem")}`,
    none: "No candidate can be run here. The pane looks for columns named problem, candidate and test, one candidate a row; an entry point and a prompt are optional.",
    problemFile: "Problems (JSONL: task_id, prompt, test, entry_point; or test_list)",
    sampleFile: "Samples (JSONL: task_id, completion or solution)",
    choose: "Choose a file",
    files: (samples: string, problems: string) => `${samples} for ${problems}`,
    timeLimit: "Time limit, seconds",
    badTimeLimit: "This must be above 0 and at most 3,600.",
    atOnce: "Programs at once",
    start: (candidates: number) => `Run ${many(candidates, "candidate")}`,
    cancel: "Cancel",
    resume: "Resume",
    forget: "Discard",
    starting: "Starting Python and testing the runner…",
    progress: (judged: number, total: number) =>
      `${judged.toLocaleString("en-US")} of ${many(total, "candidate")} judged`,
    tryingAgain: "Trying once more, alone and with twice the time, what ran out of time",
    rate: (perSecond: number) => `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} a second`,
    timeLeft: (seconds: number) => {
      const [minutes, rest] = [Math.floor(seconds / 60), String(Math.ceil(seconds) % 60).padStart(2, "0")];
      return `about ${minutes}:${rest} left`;
    },
    stopped: (judged: number, total: number, source: string) =>
      `A run of ${source} stopped with ${judged.toLocaleString("en-US")} of ${many(total, "candidate")} judged. Resume judges the others.`,
    done: (total: number, source: string) => `${many(total, "candidate")} judged, from ${source}.`,
    verdictsHeading: "Verdicts",
    status: {
      passed: "passed",
      failed: "failed",
      timeout: "timed out",
      memory: "out of memory",
      syntax: "no valid Python",
      unsupported: "unsupported",
      testError: "test error",
      runnerError: "runner error",
    },
    unjudged: (samples: number) =>
      `${many(samples, "candidate was", "candidates were")} not judged, and ${samples === 1 ? "is" : "are"} in neither n nor c. The column unscored says how many of each problem.`,
    unsupported: (samples: number, problems: number) =>
      `${many(samples, "candidate")} of ${many(problems, "problem")} could not be judged with candidate and tests apart: only plain data crosses between them. In one interpreter they can, but a candidate there can see its tests, so read what it does before you trust a pass.`,
    judgeShared: (problems: number) => `Judge ${many(problems, "problem")} in one interpreter`,
    testErrors: (problems: string[]) =>
      `The tests themselves fail to run for ${listed(problems)}; nothing is counted there until they are mended.`,
    notDefined: (problem: string, names: string) =>
      `${problem}: the tests look for ${names}, which no candidate defines. Is the entry point right?`,
    insertVerdicts: "Insert verdicts",
    insertCounts: "Insert counts and pass@k",
    inserted: (rows: number, sheet: string) => `Wrote ${many(rows, "row")} to the new sheet ${sheet}.`,
    notes: {
      leftOut: (rows: number[], why: string) =>
        `${many(rows.length, "row")} left out: ${why} (${rows.length === 1 ? "row" : "rows"} ${first(rows)}).`,
      noProblem: "the problem has no name",
      noTest: "the problem has no tests",
      noEntryPoint: "the tests call no function by name, so an entry point is needed",
      badMode: "mode must be strict or shared",
      empty: (count: number) =>
        `${many(count, "candidate is", "candidates are")} empty; each is judged like any other.`,
      repeated: (count: number) =>
        `${many(count, "candidate repeats", "candidates repeat")} another of the same problem word for word; each counts as a sample.`,
      promptInWords:
        "The prompt column holds words rather than the beginning of a program, so nothing is put before the candidates.",
    },
    sheets: {
      verdicts: "Verdicts",
      verdictHeader: ["problem", "sample", "verdict", "message", "seconds", "mode"],
      counts: "Counts",
      countHeader: ["problem", "n", "c", "unscored"],
      passAtK: (k: number) => `pass@${k}`,
      summaryHeader: ["k", "mean pass@k", "standard error"],
    },
  },
};
