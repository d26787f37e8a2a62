import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  list: { display: "flex", flexWrap: "wrap", gap: "2px 14px", listStyle: "none", margin: 0, padding: 0 },
  item: { display: "flex", alignItems: "center", gap: "6px" },
  line: { width: "20px", flexShrink: 0, height: 0, borderTop: "2.5px solid" },
  dashed: { borderTopStyle: "dashed", borderTopWidth: "2px" },
  block: { width: "12px", height: "12px", borderRadius: "2px", flexShrink: 0 },
  band: { width: "20px", opacity: 0.35, border: `1px solid ${tokens.colorNeutralStroke1}` },
});

export interface LegendItem {
  text: string;
  color: string;
  mark: "line" | "dashed" | "band" | "bar";
}

/** What the marks of a chart stand for. */
export function Legend({ items }: { items: LegendItem[] }) {
  const styles = useStyles();
  const classes = {
    line: styles.line,
    dashed: mergeClasses(styles.line, styles.dashed),
    bar: styles.block,
    band: mergeClasses(styles.block, styles.band),
  };
  return (
    <ul className={styles.list}>
      {items.map(({ text, color, mark }) => (
        <li key={text} className={styles.item}>
          <span
            aria-hidden
            className={classes[mark]}
            style={mark === "band" || mark === "bar" ? { backgroundColor: color } : { borderTopColor: color }}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
