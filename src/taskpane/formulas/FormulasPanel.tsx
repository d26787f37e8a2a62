import { Button, Link, makeStyles, SearchBox, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Notice } from "../Notice.tsx";
import { Outcome } from "../Outcome.tsx";
import type { PanelProps } from "../panel.ts";
import { strings } from "../strings.ts";
import { currentTable } from "../table/useTable.ts";
import { relative } from "../table/cellAddress.ts";
import { useAction } from "../useAction.ts";
import { fetchFormulaHelp, type FormulaHelp } from "./formulaHelp.ts";
import { fetchFunctionList, type FunctionEntry, searchFunctions, signature } from "./functionList.ts";
import { insertion } from "./insertion.ts";

const useStyles = makeStyles({
  search: { width: "100%", maxWidth: "none", marginBottom: "12px" },
  list: { listStyle: "none", margin: 0, padding: 0 },
  item: { padding: "10px 0", borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  signature: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: "4px 0 8px", color: tokens.colorNeutralForeground2 },
  actions: { display: "flex", gap: "12px", alignItems: "center" },
});

/** Every formula of the add-in: found by a word, read about, and written into the sheet. */
export function FormulasPanel({ workbook, namespace }: PanelProps) {
  const styles = useStyles();
  const [entries, setEntries] = useState<FunctionEntry[] | null>(null);
  const [help, setHelp] = useState<Map<string, FormulaHelp>>(new Map());
  const [query, setQuery] = useState("");
  const action = useAction();
  const { run, fail } = action;
  useEffect(() => {
    fetchFunctionList().then(setEntries, () => fail(strings.formulas.failed));
    // Without the help page the list has no examples, and works.
    fetchFormulaHelp().then(setHelp, () => undefined);
  }, []);

  const insert = (entry: FunctionEntry) =>
    run(async () => {
      const selection = await workbook.selection();
      const { formula, at, reach } = insertion(namespace, entry, selection, await currentTable(workbook));
      const { values } = await workbook.read(reach);
      if (values.flat().some((value) => value !== null)) throw new Error(strings.formulas.occupied(relative(reach)));
      await workbook.write(at, [[formula]]);
      await workbook.select(at);
      return strings.formulas.inserted(formula, relative(at));
    });
  const shown = searchFunctions(entries ?? [], query);

  return (
    <>
      <SearchBox
        className={styles.search}
        aria-label={strings.formulas.search}
        placeholder={strings.formulas.search}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
      />
      <Outcome workbook={workbook} action={action} />
      {entries && shown.length === 0 && <Notice>{strings.formulas.none}</Notice>}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <h2 className={styles.signature}>{signature(namespace, entry)}</h2>
            <p className={styles.text}>{entry.description}</p>
            {help.get(entry.name)?.example && (
              <p className={styles.text}>
                {strings.formulas.example} <code>{help.get(entry.name)!.example.replace("EVAL", namespace)}</code>
              </p>
            )}
            <div className={styles.actions}>
              <Button size="small" aria-label={strings.formulas.insertNamed(entry.name)} onClick={() => insert(entry)}>
                {strings.formulas.insert}
              </Button>
              <Link
                href={`help.html#${entry.name}`}
                target="_blank"
                rel="noopener"
                aria-label={strings.formulas.helpNamed(entry.name)}
              >
                {strings.formulas.help}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
