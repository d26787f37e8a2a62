import type { Block, CellValue } from "../../workbook/port.ts";

/** The columns of a table of candidates, from 0 within its block; null where none is known. */
export interface CandidateColumns {
  problem: number | null;
  candidate: number | null;
  test: number | null;
  entryPoint: number | null;
  prompt: number | null;
  mode: number | null;
}

const names: Record<keyof CandidateColumns, RegExp> = {
  problem: /^(problem|task|question|item|name|id)s?([ _-]?(id|name|number|no\.?|#))?$/i,
  candidate: /^(candidate|completion|solution|program|code|generation|response|answer|output)s?([ _-]?(code|text))?$/i,
  test: /^(unit[ _-]?)?(test|assert|checker)s?([ _-]?(code|program|list|cases?))?$/i,
  entryPoint: /^(entry[ _-]?points?|functions?([ _-]?names?)?)$/i,
  prompt: /^prompts?$/i,
  mode: /^mode$/i,
};

/**
 * Finds the columns by their names in the first row and, where a name is missing, by the programs in them. A column of
 * numbers is neither programs nor tests, whatever its name.
 */
export function recogniseCandidates({ values }: Pick<Block, "values">): CandidateColumns {
  const [header, ...rows] = values;
  const taken = new Set<number>();
  const take = (fits: (column: number) => boolean): number | null => {
    const column = header.findIndex((_, index) => !taken.has(index) && fits(index));
    if (column < 0) return null;
    taken.add(column);
    return column;
  };
  const numbers = (column: number) => rows.some((row) => typeof row[column] === "number");
  const named = (kind: keyof CandidateColumns) =>
    take(
      (column) =>
        names[kind].test(textOf(header[column]).trim()) &&
        !((kind === "candidate" || kind === "test") && numbers(column)),
    );
  const holding = (pattern: RegExp) =>
    take((column) => {
      const texts = rows.map((row) => textOf(row[column])).filter((text) => text !== "");
      return texts.length > 0 && texts.filter((text) => pattern.test(text)).length * 2 > texts.length;
    });
  const [prompt, mode, entryPoint, problem] = [named("prompt"), named("mode"), named("entryPoint"), named("problem")];
  const test = named("test") ?? holding(/^\s*assert\b|^def check\(/m);
  const candidate = named("candidate") ?? holding(/^\s*(async )?def \w+\(|^\s+return\b/m);
  return { problem, candidate, test, entryPoint, prompt, mode };
}

/** A cell's text; nothing for a blank cell or an error. */
export function textOf(cell: CellValue | undefined): string {
  return cell === null || cell === undefined || typeof cell === "object" ? "" : String(cell);
}
