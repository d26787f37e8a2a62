import { makeStyles, tokens } from "@fluentui/react-components";
import { strings } from "../strings.ts";

const useStyles = makeStyles({
  details: { marginTop: "8px", fontSize: tokens.fontSizeBase200 },
  summary: {
    cursor: "pointer",
    width: "fit-content",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  table: {
    width: "100%",
    marginTop: "4px",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th": { fontWeight: tokens.fontWeightSemibold },
    "& :is(th, td)": {
      padding: "3px 4px",
      textAlign: "right",
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    "& :is(th, td):first-child": { textAlign: "left" },
  },
});

interface ValuesProps {
  title: string;
  header: string[];
  rows: string[][];
}

/** The numbers of a chart, for those who do not point at it. */
export function Values({ title, header, rows }: ValuesProps) {
  const styles = useStyles();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{strings.chart.values}</summary>
      <table className={styles.table} aria-label={strings.chart.valuesOf(title)}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
