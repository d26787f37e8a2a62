import { useState } from "react";

interface Outcome {
  intent: "success" | "error";
  text: string;
}

/** Runs what a button does, one at a time, and keeps what came of it in words. */
export function useAction() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = (text: string) => setOutcome({ intent: "error", text });
  const run = async (action: () => Promise<string | null>) => {
    setBusy(true);
    setOutcome(null);
    try {
      const text = await action();
      setOutcome(text ? { intent: "success", text } : null);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return { outcome, busy, run, fail };
}
