const endOfDirectory = 0x06054b50;
const wideEndOfDirectory = 0x06064b50;
const wideLocator = 0x07064b50;
const directoryEntry = 0x02014b50;

/**
 * The CRC-32 of each member of a zip archive, in the order of its directory, which unzipping itself leaves unread.
 *
 * @param bytes A whole archive, zip64 or not, whose directory was found sound before.
 */
export function zipChecksums(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => (at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, true) : 0);
  let end = bytes.length - 22;
  while (end > 0 && word(end) !== endOfDirectory) end--;
  const wide = word(end - 20) === wideLocator ? word(end - 12) : 0;
  let at = wide > 0 && word(wide) === wideEndOfDirectory ? word(wide + 48) : word(end + 16);
  const sums: number[] = [];
  while (word(at) === directoryEntry && at + 46 <= view.byteLength) {
    sums.push(word(at + 16));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sums;
}
