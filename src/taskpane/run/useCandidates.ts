import { useEffect, useMemo, useState } from "react";
import type { Workbook } from "../../workbook/port.ts";
import { fileCandidates } from "./fileCandidates.ts";
import { type CandidateColumns, recogniseCandidates } from "./recogniseCandidates.ts";
import type { Candidates } from "./run.ts";
import { tableCandidates } from "./tableCandidates.ts";
import { useCandidateTable } from "./useCandidateTable.ts";

/** What can be run: from the sheet that the user looks at, or from two files. */
export function useCandidates(workbook: Workbook, from: "sheet" | "files", timeLimit: number) {
  const block = useCandidateTable(workbook);
  const [corrected, setCorrected] = useState<{ key: string; columns: CandidateColumns } | null>(null);
  const [problemFile, setProblemFile] = useState<File | null>(null);
  const [sampleFile, setSampleFile] = useState<File | null>(null);
  const [read, setRead] = useState<{ candidates: Candidates | null; fault: string | null }>(nothing);
  const key = block ? JSON.stringify([block.area.sheet, block.area.column, block.values[0]]) : "";
  const columns = useMemo(
    () => (corrected?.key === key ? corrected.columns : block && recogniseCandidates(block)),
    [block, key, corrected],
  );
  const table = useMemo(
    () => (block && columns && isComplete(columns) ? tableCandidates(block, columns, timeLimit) : null),
    [block, columns, timeLimit],
  );
  useEffect(() => {
    if (!problemFile || !sampleFile) return;
    let isCurrent = true;
    const show = (next: typeof read) => isCurrent && setRead(next);
    fileCandidates(problemFile, sampleFile, timeLimit).then(
      (candidates) => show({ candidates, fault: null }),
      (error: Error) => show({ candidates: null, fault: error.message }),
    );
    return () => void (isCurrent = false);
  }, [problemFile, sampleFile, timeLimit]);

  return {
    block,
    columns,
    correct: (next: CandidateColumns) => setCorrected({ key, columns: next }),
    files: { problemFile, setProblemFile, sampleFile, setSampleFile },
    candidates: from === "sheet" ? table : read.candidates,
    fault: from === "files" ? read.fault : null,
  };
}

const isComplete = ({ problem, candidate, test }: CandidateColumns) =>
  problem !== null && candidate !== null && test !== null;
const nothing = { candidates: null, fault: null };
