const always = new RegExp(
  "^((grand|sub)[ _-]?)?totals?$|" +
    "^(overall|averages?|avg|(macro|micro|weighted)[ _-]?(average|avg|mean))( \\(.*\\)| (scores?|rates?|accuracy|pass\\S*|results?))?$",
  "i",
);
const maybe = /^(sum|all|mean|median|aggregated?|summary)$/i;

/**
 * Whether a row of a table with one row a problem sums the others up, as its name says.
 *
 * @returns "maybe" for words that problems may be called too, such as sum.
 */
export function isTotalName(problem: string): boolean | "maybe" {
  const name = problem.trim().replace(/[:.]$/, "");
  return always.test(name) || (maybe.test(name) && "maybe");
}
