import { strings } from "../strings.ts";

/** What the help page says of a formula, so that it is said in one place. */
export interface FormulaHelp {
  /** MathML. */
  math: string;
  example: string;
}

/** The formulas of the help page by their names. */
export async function fetchFormulaHelp(): Promise<Map<string, FormulaHelp>> {
  const response = await fetch("help.html");
  if (!response.ok) throw new Error(strings.notServed("help.html", response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return new Map(
    [...page.querySelectorAll("section[id]")].map((section) => [
      section.id,
      {
        math: section.querySelector("math")?.outerHTML ?? "",
        example: section.querySelector(".examples code")?.textContent ?? "",
      },
    ]),
  );
}
