import { Link, makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Notice } from "../Notice.tsx";
import { fetchFunctionList } from "../formulas/functionList.ts";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { explainCell, type Explanation } from "./explainCell.ts";
import { formulaMath } from "./formulaMath.ts";

const useStyles = makeStyles({
  formula: { fontFamily: tokens.fontFamilyMonospace, margin: "0 0 12px" },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, margin: "12px 0 4px" },
  inputs: {
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    gap: "2px 12px",
    margin: 0,
    "& dd": { margin: 0 },
  },
  math: { fontSize: "18px", margin: "4px 0", overflowX: "auto" },
  value: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What went into the selected cell, what came out, and why. */
export function ExplainPanel({ workbook }: PanelProps) {
  const styles = useStyles();
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const words = strings.explain;
  useEffect(() => {
    let wanted = true;
    const entries = fetchFunctionList().catch(() => []);
    const refresh = async () => {
      const next = await explainCell(workbook, await entries).catch(() => null);
      if (wanted) setExplanation(next);
    };
    const stops = [workbook.onSelection(() => void refresh()), workbook.onCalculated(() => void refresh())];
    void refresh();
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [workbook]);
  if (!explanation) return <Notice>{words.select}</Notice>;
  const { cell, formula, name, inputs, value, standardError } = explanation;
  const failure = value !== null && typeof value === "object" ? value : null;
  const math = name ? formulaMath[name] : undefined;
  return (
    <>
      <p className={styles.formula}>
        <b>{cell}</b> {formula}
      </p>
      {failure && (
        <>
          <h2 className={styles.title}>{words.error}</h2>
          <p className={styles.value}>
            <b>{failure.error}</b> {failure.message}
          </p>
          <h2 className={styles.title}>{words.remedy}</h2>
          <p className={styles.value}>{words.remedies[failure.error] ?? words.remedies["#VALUE!"]}</p>
        </>
      )}
      {!failure && value !== null && (
        <>
          <h2 className={styles.title}>{words.value}</h2>
          <p className={styles.value}>
            <b>{typeof value === "number" ? value.toPrecision(17) : String(value)}</b>{" "}
            {typeof value === "number" && <span className={styles.quiet}>{words.digits}</span>}
          </p>
        </>
      )}
      {standardError !== null && (
        <>
          <h2 className={styles.title}>{words.standardError}</h2>
          <p className={styles.value}>
            <b>{standardError.toPrecision(6)}</b>{" "}
            <span className={styles.quiet}>{name === "PASSK" ? words.ofProblem : words.ofBenchmark}</span>
          </p>
        </>
      )}
      {inputs.length > 0 && (
        <>
          <h2 className={styles.title}>{words.inputs}</h2>
          <dl className={styles.inputs}>
            {inputs.map((input, i) => (
              <Input key={i} {...input} />
            ))}
          </dl>
        </>
      )}
      {math && (
        <>
          <h2 className={styles.title}>{words.formula}</h2>
          <div className={styles.math} dangerouslySetInnerHTML={{ __html: `<math display="block">${math}</math>` }} />
        </>
      )}
      {name && (
        <p>
          <Link href={`help.html#${name}`} target="_blank" rel="noopener">
            {words.help}
          </Link>
        </p>
      )}
    </>
  );
}

function Input({ name, text, numbers }: Explanation["inputs"][number]) {
  const few = numbers && numbers.length <= 6;
  const shown = numbers === null ? "" : few ? numbers.join(", ") : `${numbers.slice(0, 5).join(", ")}, …`;
  return (
    <>
      <dt>
        <b>{name}</b>
      </dt>
      <dd>
        {shown} {shown !== text && <code>{text}</code>}{" "}
        {numbers && !few && `(${strings.explain.numbers(numbers.length)})`}
      </dd>
    </>
  );
}
