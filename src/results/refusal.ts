import type { Choice } from "./reading.ts";

/**
 * Why no counts come from a file, in words for the user.
 *
 * `aside` marks files that hold no attempts but often lie beside those that do (metrics, programs); `unknown` a shape
 * that no reader knows; `ask` input whose meaning a choice would settle; `damaged` everything else.
 */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: "aside" | "unknown" | "ask" | "damaged";
  readonly choices: Choice[];
  file: string | undefined;
  line: number | undefined;
  /** True where the file ends too early: what comes before the cut may still be of use. */
  readonly isCut: boolean;

  constructor(
    kind: Refusal["kind"],
    message: string,
    options: { line?: number; choices?: Choice[]; isCut?: boolean } = {},
  ) {
    super(message);
    this.kind = kind;
    this.line = options.line;
    this.choices = options.choices ?? [];
    this.isCut = options.isCut ?? false;
  }

  /** The whole sentence: file, line, what was found and what to do. */
  describe(): string {
    const place = [this.file, this.line === undefined ? undefined : `line ${this.line}`].filter(Boolean).join(", ");
    return place ? `${place}: ${this.message}` : this.message;
  }
}
