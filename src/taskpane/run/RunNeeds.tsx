import { makeStyles, tokens } from "@fluentui/react-components";
import { Notice } from "../Notice.tsx";
import { strings } from "../strings.ts";

const useStyles = makeStyles({
  example: {
    borderCollapse: "collapse",
    marginTop: "6px",
    fontSize: tokens.fontSizeBase200,
    "& th, & td": {
      padding: "2px 6px",
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      textAlign: "start",
      verticalAlign: "top",
    },
    "& th": { whiteSpace: "nowrap" },
    "& td": { fontFamily: tokens.fontFamilyMonospace, overflowWrap: "anywhere" },
  },
});

/** What a sheet must hold to be run, where it does not, and an example of it. */
export function RunNeeds() {
  const styles = useStyles();
  const { needs, example } = strings.run;
  const [header, ...rows] = example;
  return (
    <Notice>
      {needs}
      <table className={styles.example}>
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
            <tr key={row[1]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
}
