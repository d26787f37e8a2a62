/**
 * The start of a JSON text that ends too early, up to the last whole object in its outermost open list, with what is open
 * closed: the rows before the cut.
 *
 * @returns Undefined where nothing is open at the end, or where there is no such list or no whole object in it.
 * @example beforeCut('{"rows":[{"a":1},{"a"') // '{"rows":[{"a":1}]}'
 */
export function beforeCut(text: string): string | undefined {
  const open: string[] = [];
  /** How deep the outermost open list lies, and where its last whole object ends. */
  let list = 0;
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      at = stringEnd(text, at);
      if (at < 0) break;
    } else if (character === "[" || character === "{") {
      open.push(character === "[" ? "]" : "}");
      if (character === "[" && list === 0) [list, end] = [open.length, 0];
    } else if (character === "]" || character === "}") {
      if (open.pop() !== character) return undefined;
      if (open.length < list) list = 0;
      else if (open.length === list && character === "}") end = at + 1;
    }
  }
  if (list === 0 || end === 0) return undefined;
  return text.slice(0, end) + open.slice(0, list).reverse().join("");
}

function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text[before] === "\\") before--;
    if ((at - before) % 2 === 1) return at;
  }
  return -1;
}
