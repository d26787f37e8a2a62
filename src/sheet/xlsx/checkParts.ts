import { XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync, type UnzipFileInfo } from "fflate";
import { OpenError } from "./opened.ts";

const most = 400_000_000;
const cellsAndNames = /^xl\/(?:worksheets\/)?[^/]+\.xml$/;

/** Refuses a workbook file that would fill the memory, or whose XML is broken: the reader skips what it cannot read. */
export function checkParts(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new OpenError("The file is empty.");
  let size = 0;
  unzip(bytes, ({ originalSize }) => ((size += originalSize), false));
  if (size > most) {
    throw new OpenError(`The file must unpack to at most ${most / 1e6} MB; got ${Math.ceil(size / 1e6)}.`);
  }
  for (const [name, part] of Object.entries(unzip(bytes, (part) => cellsAndNames.test(part.name)))) {
    const fault = XMLValidator.validate(strFromU8(part));
    if (fault !== true) throw new OpenError(`The file is damaged: ${name}, line ${fault.err.line}: ${fault.err.msg}`);
  }
}

/** Nothing where the file is no zip: the reader tells what it is. */
function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    return {};
  }
}
