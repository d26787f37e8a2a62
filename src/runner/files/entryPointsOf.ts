const notFunctions = new Set(
  `and as assert async await class def del elif else except finally for from if import in is lambda not or pass raise
  return try while with yield abs all any ascii bin bool bytearray bytes callable chr complex dict dir divmod enumerate
  eval exec filter float format frozenset getattr globals hasattr hash hex id input int isinstance issubclass iter len
  list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr
  slice sorted str sum super tuple type vars zip check candidate`.split(/\s+/),
);
const quoted = /("""|''')[\s\S]*?\1|(["'])(?:\\.|(?!\2).)*\2|#.*/g;

/** The functions that a test program calls and neither defines nor imports itself nor finds among Python's own. */
export function entryPointsOf(test: string): string[] {
  const code = test.replace(quoted, "''");
  const own = [...code.matchAll(/^\s*(?:async\s+)?(?:def|class)\s+(\w+)|^\s*(\w+)\s*=[^=]/gm)];
  const imported = [...code.matchAll(/^\s*(?:from\s+\S+\s+)?import\s+(.+)$/gm)].flatMap(([, names]) =>
    [...names.matchAll(/\w+/g)].map(([name]) => name),
  );
  const known = new Set([...own.map(([, defined, assigned]) => defined ?? assigned), ...imported]);
  const called = [...code.matchAll(/(?<![\w.])([A-Za-z_]\w*)\s*\(/g)].map(([, name]) => name);
  return [...new Set(called)].filter((name) => !known.has(name) && !notFunctions.has(name));
}
