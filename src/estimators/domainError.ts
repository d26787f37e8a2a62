/**
 * What an estimator throws when its arguments have no answer.
 *
 * `invalid` is bad input (`#VALUE!` in a cell); `notEstimable` is good input without an estimate, such as k > n (`#N/A`).
 * The message reads `<name> must be <rule>; got <value>`.
 */
export class DomainError extends RangeError {
  readonly kind: "invalid" | "notEstimable";

  constructor(kind: "invalid" | "notEstimable", name: string, rule: string, got: unknown) {
    super(`${name} must be ${rule}; got ${String(got)}`);
    this.name = "DomainError";
    this.kind = kind;
  }
}
