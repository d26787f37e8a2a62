/**
 * A place in a JSON document as text.
 *
 * @example jsonPath(["tests", 3, "result"]) // "tests[3].result"
 */
export function jsonPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key, i) => {
      if (typeof key === "number") return `[${key}]`;
      if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return i === 0 ? key : `.${key}`;
      return `[${JSON.stringify(key)}]`;
    })
    .join("");
}
