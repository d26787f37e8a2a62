import { Button, Field, makeStyles, tokens } from "@fluentui/react-components";
import { useId, useRef } from "react";
import { strings } from "../strings.ts";

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "center", gap: "8px", flexWrap: "wrap" },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface FileFieldProps {
  label: string;
  file: File | null;
  onChoose: (file: File) => void;
}

/** One file to be chosen, and its name once it is. */
export function FileField({ label, file, onChoose }: FileFieldProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Field label={{ children: label, id }} size="small">
      <div className={styles.row}>
        <Button size="small" aria-describedby={id} onClick={() => input.current?.click()}>
          {strings.run.choose}
        </Button>
        <span className={styles.name}>{file?.name}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept=".jsonl,.json,.gz"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // The same file can be chosen again only from an empty input.
            currentTarget.value = "";
            if (chosen) onChoose(chosen);
          }}
        />
      </div>
    </Field>
  );
}
