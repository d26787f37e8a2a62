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
  /** The place in a JSON document, such as `tests[3].result`. */
  path: string | undefined;
  /** True where the file ends too early: what comes before the cut may still be of use. */
  readonly isCut: boolean;

  constructor(
    kind: Refusal["kind"],
    message: string,
    options: { line?: number; path?: string; choices?: Choice[]; isCut?: boolean } = {},
  ) {
    super(message);
    this.kind = kind;
    this.line = options.line;
    this.path = options.path;
    this.choices = options.choices ?? [];
    this.isCut = options.isCut ?? false;
  }

  /** The whole sentence: file, line or path, what was found and what to do. */
  describe(): string {
    const line = this.line === undefined ? undefined : `line ${this.line}`;
    const path = this.path !== undefined && this.message.includes(this.path) ? undefined : this.path;
    const place = [this.file, line, path].filter(Boolean).join(", ");
    return place ? `${place}: ${this.message}` : this.message;
  }
}
