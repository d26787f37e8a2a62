const longest = 31;

/** The name that a new sheet gets: what Excel allows of the one wished for, with a number where it is taken. */
export function sheetName(wished: string, others: readonly string[]): string {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  const allowed = wished
    .replace(/[[\]:*?/\\]/g, "-")
    .replace(/^['\s]+|['\s]+$/g, "")
    .trim();
  const named = (end: string) => (allowed || "Sheet").slice(0, longest - end.length).trimEnd() + end;
  let name = named("");
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = named(` ${number}`);
  return name;
}
