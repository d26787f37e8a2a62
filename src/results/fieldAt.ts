/**
 * Where a field stands, for messages: its name where the line is known, and else its place in the list.
 *
 * @example fieldAt(3, "reward") // "[3].reward"
 */
export function fieldAt(index: number, field: string, line?: number): string {
  return line === undefined ? `[${index}].${field}` : field;
}
