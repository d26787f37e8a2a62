import { makeStyles, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  list: { display: "flex", flexWrap: "wrap", gap: "2px 14px", listStyle: "none", margin: 0, padding: 0 },
  item: { display: "flex", alignItems: "center", gap: "6px" },
  line: { width: "20px", height: 0, borderTop: "2.5px solid" },
  dashed: { borderTopStyle: "dashed", borderTopWidth: "2px" },
  band: {
    width: "20px",
    height: "10px",
    opacity: 0.35,
    borderRadius: "2px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

export interface LegendItem {
  text: string;
  color: string;
  mark: "line" | "dashed" | "band";
}

/** What the marks of a chart stand for. */
export function Legend({ items }: { items: LegendItem[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map(({ text, color, mark }) => (
        <li key={text} className={styles.item}>
          <span
            aria-hidden
            className={mark === "band" ? styles.band : `${styles.line} ${mark === "dashed" ? styles.dashed : ""}`}
            style={mark === "band" ? { backgroundColor: color } : { borderTopColor: color }}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
