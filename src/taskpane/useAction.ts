import { useState } from "react";

interface Outcome {
  intent: "success" | "error";
  text: string;
  undoable: boolean;
}

/** Runs what a button does, one at a time, and keeps what came of it in words. */
export function useAction() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = (text: string) => setOutcome({ intent: "error", text, undoable: false });
  const run = async (action: () => Promise<string | { text: string; undoable: boolean } | null>) => {
    setBusy(true);
    setOutcome(null);
    try {
      const done = await action();
      const told = typeof done === "string" ? { text: done, undoable: true } : done;
      setOutcome(told && { intent: "success", ...told });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return { outcome, busy, run, fail, forget: () => setOutcome(null) };
}
