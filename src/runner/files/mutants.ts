/**
 * Programs like a reference solution with one fault each: its functions' bodies empty, a comparison or a sum off by one,
 * a constant wrong. The first must fail every test; of the others a few may be right by chance.
 */
export function mutants(reference: string, entryPoint: string): { kind: string; program: string }[] {
  const empty = `${reference}\n\ndef ${entryPoint}(*args, **named):\n    pass\n`;
  const start = Math.max(
    reference.lastIndexOf('"""'),
    reference.lastIndexOf("'''"),
    reference.indexOf(`def ${entryPoint}`),
  );
  const [head, body] = [reference.slice(0, start), reference.slice(start)];
  const changed = [
    { kind: "off by one", program: head + body.replace(/([+-]) 1\b|\b(range|len)\(([\w]+)\)/, offByOne) },
    {
      kind: "wrong constant",
      program: head + body.replace(/\b\d+\b(?!.*["'])/, (digits) => String(Number(digits) + 7)),
    },
  ];
  return [{ kind: "empty body", program: empty }, ...changed.filter(({ program }) => program !== reference)];
}

function offByOne(_: string, sign: string | undefined, name: string, argument: string): string {
  return sign ? `${sign} 2` : `${name}(${argument}[1:] if hasattr(${argument}, "__getitem__") else ${argument} - 1)`;
}
