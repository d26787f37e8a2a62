import { makeStyles, ToggleButton, tokens } from "@fluentui/react-components";
import { strings } from "./strings.ts";

const useStyles = makeStyles({
  group: { border: 0, margin: "0 0 12px", padding: 0 },
  legend: { padding: 0, fontSize: tokens.fontSizeBase200 },
  chips: { display: "flex", flexWrap: "wrap", gap: "6px", marginTop: "4px" },
  chip: { minWidth: "40px" },
});

interface DrawChipsProps {
  offered: number[];
  chosen: number[];
  onChange: (draws: number[]) => void;
}

/** A choice of several k. */
export function DrawChips({ offered, chosen, onChange }: DrawChipsProps) {
  const styles = useStyles();
  const toggle = (k: number) =>
    onChange(chosen.includes(k) ? chosen.filter((draw) => draw !== k) : [...chosen, k].sort((a, b) => a - b));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{strings.k}</legend>
      <div className={styles.chips}>
        {offered.map((k) => (
          <ToggleButton
            key={k}
            size="small"
            shape="circular"
            appearance={chosen.includes(k) ? "primary" : "outline"}
            className={styles.chip}
            checked={chosen.includes(k)}
            onClick={() => toggle(k)}
          >
            {k}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
