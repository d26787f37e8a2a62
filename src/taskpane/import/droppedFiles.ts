/** A file with its path in the folder that was dropped or chosen. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** The files of a drop or a paste, those in folders too; hidden files are left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<NamedFile[]> {
  // The entries must be taken before the first await: the browser empties the list after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files].map(namedFile);
  return (await Promise.all(entries.map(filesIn))).flat();
}

/** A chosen file under its path in the chosen folder. */
export function namedFile(file: File): NamedFile {
  return { name: file.webkitRelativePath || file.name, blob: file };
}

export function isVisible({ name }: NamedFile): boolean {
  return !name.split("/").some((part) => part.startsWith("."));
}

async function filesIn(entry: FileSystemEntry): Promise<NamedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ name: entry.fullPath.replace(/^\//, ""), blob: file }].filter(isVisible);
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    // A folder is listed a hundred entries at a time.
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (more.length === 0) break;
    entries.push(...more);
  }
  return (await Promise.all(entries.map(filesIn))).flat();
}
