import { Button, Field, makeStyles, ProgressBar } from "@fluentui/react-components";
import { strings } from "../strings.ts";
import type { RunState } from "./runSession.ts";

const useStyles = makeStyles({
  progress: { margin: "12px 0" },
  line: { display: "flex", justifyContent: "space-between", gap: "8px", flexWrap: "wrap" },
});

/** How far a run is, how fast it goes, and the way to stop it. */
export function RunProgress({ state, onCancel }: { state: RunState; onCancel: () => void }) {
  const styles = useStyles();
  const words = strings.run;
  const total = state.run?.items.length ?? 0;
  const judged = state.verdicts.size;
  const starting = state.phase === "starting";
  const again = !starting && judged === total;
  const label = starting ? words.starting : again ? words.tryingAgain : words.progress(judged, total);
  return (
    <div className={styles.progress}>
      <Field label={label} validationState="none">
        <ProgressBar value={starting || again ? undefined : judged} max={total} aria-label={label} />
      </Field>
      <div className={styles.line}>
        <span>
          {!starting && !again && state.rate !== null && (
            <>
              {words.rate(state.rate)}, {words.timeLeft((total - judged) / state.rate)}
            </>
          )}
        </span>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
