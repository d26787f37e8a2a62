import { Link, makeStyles, tokens } from "@fluentui/react-components";
import { useMemo } from "react";
import type { Workbook } from "../../workbook/port.ts";
import { Notice } from "../Notice.tsx";
import { fetchFormulaHelp, type FormulaHelp } from "../formulas/formulaHelp.ts";
import { fetchFunctionList } from "../formulas/functionList.ts";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { useFresh } from "../useFresh.ts";
import { explainCell, type Explanation } from "./explainCell.ts";

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
  math: { fontSize: "15px", margin: "4px 0", overflowX: "auto" },
  value: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface Reading {
  explanation: Explanation | null;
  math: string;
}

const nothing: Reading = { explanation: null, math: "" };

/** What went into the selected cell, what came out, and why. */
export function ExplainPanel({ workbook, errorsOf }: PanelProps) {
  const styles = useStyles();
  const read = useMemo(() => {
    const entries = fetchFunctionList().catch(() => []);
    const help = fetchFormulaHelp().catch(() => new Map<string, FormulaHelp>());
    return async (book: Workbook): Promise<Reading> => {
      const explanation = await explainCell(book, await entries, errorsOf).catch(() => null);
      return { explanation, math: (await help).get(explanation?.name ?? "")?.math ?? "" };
    };
  }, [errorsOf]);
  const { explanation, math } = useFresh(workbook, read, nothing);
  const words = strings.explain;
  if (!explanation) return <Notice>{words.select}</Notice>;
  const { cell, anchor, formula, name, inputs, value, uncertainty } = explanation;
  const failure = value !== null && typeof value === "object" ? value : null;
  return (
    <>
      <p className={styles.formula}>
        <b>{cell}</b> {formula}
      </p>
      {anchor && <p className={styles.quiet}>{words.spilledFrom(anchor)}</p>}
      {failure && (
        <>
          <h2 className={styles.title}>{words.error}</h2>
          <p className={styles.value}>
            <b>{failure.error}</b> {failure.message ?? (name && workbook.host === "excel" ? words.noMessage : "")}
          </p>
          <h2 className={styles.title}>{words.remedy}</h2>
          <p className={styles.value}>{words.remedies[failure.error] ?? words.remedies["#VALUE!"]}</p>
        </>
      )}
      {!failure && value !== null && (
        <>
          <h2 className={styles.title}>{words.value}</h2>
          <p className={styles.value}>
            <b>{typeof value === "number" ? digits(value, 17) : String(value)}</b>{" "}
            {typeof value === "number" && <span className={styles.quiet}>{words.digits}</span>}
          </p>
        </>
      )}
      {uncertainty && (
        <>
          <h2 className={styles.title}>{words.standardError}</h2>
          <p className={styles.value}>
            {uncertainty.standardError !== null && <b>{digits(uncertainty.standardError, 6)}</b>}{" "}
            <span className={styles.quiet}>{uncertainty.text}</span>
          </p>
        </>
      )}
      {uncertainty?.interval && (
        <>
          <h2 className={styles.title}>{words.interval(uncertainty.interval.confidence)}</h2>
          <p className={styles.value}>
            {words.ends(digits(uncertainty.interval.low, 6), digits(uncertainty.interval.high, 6))}
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
          {/* The markup is of our own help page, built from the formulas' comments; no user's text is in it. */}
          <div
            className={styles.math}
            tabIndex={0}
            role="group"
            aria-label={words.formula}
            dangerouslySetInnerHTML={{ __html: math }}
          />
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

/** A number to so many digits; one that is 0 has none to show. */
const digits = (value: number, count: number) => (value === 0 ? "0" : value.toPrecision(count));

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
