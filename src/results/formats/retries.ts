import type { RowFormat } from "../format.ts";
import { Refusal } from "../refusal.ts";

/** Sequential retries (aider's benchmark): each try sees the errors of the one before, so they are no samples. */
export const retries: RowFormat = {
  name: "Sequential retries",
  recognise([row]) {
    if (!row || !("tests_outcomes" in row)) return undefined;
    const why =
      "its tries follow one another and each sees the errors of the one before, so they are no samples for pass@k";
    throw new Refusal("damaged", `this is a file of sequential retries: ${why}. Run independent attempts instead.`);
  },
  open: () => ({ row: () => undefined }),
};
