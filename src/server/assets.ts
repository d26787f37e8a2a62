/** The files of the built add-in, however a runtime keeps them: a path without its leading slash in, the file's bytes out, or nothing. */
export type Assets = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
