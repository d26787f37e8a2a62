import { useEffect, useRef, useState } from "react";
import type { Choice, Choices, Reading } from "../../results/reading.ts";
import type { Answer, Request } from "../../results/worker.ts";
import type { NamedFile } from "./droppedFiles.ts";

/** What is known of the files that were handed over. */
export interface ReadingState {
  files: NamedFile[];
  /** From 0 to 1 while they are read. */
  progress: number | null;
  reading: Reading | null;
  /** With the file that is refused, where it is one of several. */
  refusal: { message: string; choices: Choice[]; file: string | null } | null;
  /** Files that the user left out because they were refused. */
  leftOut: string[];
}

const nothing: ReadingState = { files: [], progress: null, reading: null, refusal: null, leftOut: [] };

/** Reads files in a worker of their own, which is ended when other files come or the user cancels. */
export function useReading() {
  const [state, setState] = useState(nothing);
  const worker = useRef<Worker | null>(null);
  const choices = useRef<Choices>({});

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  const clear = () => {
    stop();
    choices.current = {};
    setState(nothing);
  };
  useEffect(() => stop, []);

  const start = (files: NamedFile[], kept: Partial<ReadingState>) => {
    stop();
    setState({ ...nothing, ...kept, files, progress: 0 });
    const own = new Worker(new URL("../../results/worker.ts", import.meta.url));
    worker.current = own;
    own.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (worker.current !== own) return;
      if (data.kind === "progress") return setState((before) => ({ ...before, progress: data.share }));
      stop();
      const { leftOut = [] } = kept;
      if (data.kind === "reading") return setState({ ...nothing, files, leftOut, reading: data.reading });
      const file = files.length > 1 && files.some(({ name }) => name === data.file) ? data.file : null;
      setState({ ...nothing, files, leftOut, refusal: { ...data, file } });
    });
    own.addEventListener("error", (event) => {
      stop();
      setState({ ...nothing, files, refusal: { message: event.message, choices: [], file: null } });
    });
    own.postMessage({ files, choices: choices.current } satisfies Request);
  };

  return {
    ...state,
    clear,
    open: (files: NamedFile[]) => {
      choices.current = {};
      if (files.length > 0) start(files, {});
    },
    /** Reads again; what was shown stays until the new counts are there. */
    choose: (id: string, value: string) => {
      choices.current = { ...choices.current, [id]: value };
      start(state.files, { reading: state.reading, refusal: state.refusal, leftOut: state.leftOut });
    },
    /** Reads the other files without one that is refused. */
    leaveOut: (file: string) =>
      start(
        state.files.filter(({ name }) => name !== file),
        { leftOut: [...state.leftOut, file] },
      ),
  };
}
