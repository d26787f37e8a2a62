import { makeStyles, tokens } from "@fluentui/react-components";
import type { Reading } from "../../results/reading.ts";
import { Notice } from "../Notice.tsx";
import { strings } from "../strings.ts";
import { readingSummary } from "./readingSummary.ts";

const useStyles = makeStyles({
  heading: { margin: "16px 0 6px", fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingLeft: "18px" },
  facts: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))", gap: "8px", margin: 0 },
  fact: { display: "flex", flexDirection: "column-reverse" },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontSize: tokens.fontSizeBase400, fontVariantNumeric: "tabular-nums" },
  scroll: { overflowX: "auto" },
  table: {
    borderCollapse: "collapse",
    width: "100%",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      padding: "4px 8px 4px 0",
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: "right",
    },
    "& th": { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  },
  text: { textAlign: "left !important" as "left" },
});

const shown = { rows: 8, issues: 5, groups: 6 };

/** What was recognised and counted, before anything is written. */
export function Preview({ reading }: { reading: Reading }) {
  const styles = useStyles();
  const { counts, issues, recognised, totals } = reading;
  const groups = readingSummary(reading);
  const words = strings.import;
  const facts = [
    [words.passed, totals.passed],
    [words.failed, totals.failed],
    [words.timedOut, totals.timedOut],
    [words.unscored, totals.unscored],
    [words.duplicates, totals.duplicates],
  ] as const;

  return (
    <>
      {issues.slice(0, shown.issues).map(({ file, line, message }, i) => (
        <Notice key={i} intent="warning">
          {words.issue(file, line, message)}
        </Notice>
      ))}
      {issues.length > shown.issues && <p>{words.moreIssues(issues.length - shown.issues)}</p>}
      <h2 className={styles.heading}>{words.recognised}</h2>
      <ul className={styles.list}>
        {words.formats(recognised).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className={styles.heading}>{words.attempts}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{words.problemsHeading}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {groups.length > 1 && (
                <th scope="col" className={styles.text}>
                  {words.group}
                </th>
              )}
              <th scope="col">{words.problems}</th>
              <th scope="col">{words.samples}</th>
              <th scope="col">{words.meanPassAt1}</th>
            </tr>
          </thead>
          <tbody>
            {groups.slice(0, shown.groups).map(({ group, problems, fewest, most, meanPassAt1 }) => (
              <tr key={group}>
                {groups.length > 1 && <td className={styles.text}>{group}</td>}
                <td>{problems.toLocaleString("en-US")}</td>
                <td>{words.range(fewest, most)}</td>
                <td>{meanPassAt1 === null ? words.none : meanPassAt1.toFixed(4)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {groups.length > shown.groups && <p>{words.moreGroups(groups.length - shown.groups)}</p>}
      {groups.some(({ withoutSamples }) => withoutSamples > 0) && (
        <p>{words.withoutSamples(groups.reduce((sum, { withoutSamples }) => sum + withoutSamples, 0))}</p>
      )}
      <h2 className={styles.heading}>{words.firstRows(Math.min(shown.rows, counts.length), counts.length)}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {groups.length > 1 && (
                <th scope="col" className={styles.text}>
                  group
                </th>
              )}
              <th scope="col" className={styles.text}>
                problem
              </th>
              <th scope="col">n</th>
              <th scope="col">c</th>
              <th scope="col">unscored</th>
            </tr>
          </thead>
          <tbody>
            {counts.slice(0, shown.rows).map(({ group, problem, n, c, unscored }) => (
              <tr key={`${group}\n${problem}`}>
                {groups.length > 1 && <td className={styles.text}>{group}</td>}
                <td className={styles.text}>{problem}</td>
                <td>{n}</td>
                <td>{c}</td>
                <td>{unscored}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
