import { Checkbox, Field, makeStyles, Select, tokens } from "@fluentui/react-components";
import { strings } from "../strings.ts";
import { columnLetters } from "../table/cellAddress.ts";
import type { Columns } from "../table/recogniseColumns.ts";
import type { Table } from "../table/table.ts";
import { correctColumns } from "./correctColumns.ts";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
    gap: "8px 12px",
    marginBottom: "8px",
  },
  // A select is as wide as its longest choice unless it is told otherwise.
  field: { minWidth: 0, "& .fui-Select": { minWidth: 0 }, "& select": { minWidth: 0, textOverflow: "ellipsis" } },
  models: { border: 0, margin: "4px 0 8px", padding: 0, display: "flex", flexDirection: "column" },
  legend: { padding: 0, fontSize: tokens.fontSizeBase200 },
  model: { marginLeft: "-8px" },
});

interface ColumnFieldsProps {
  table: Table;
  onChange: (columns: Columns) => void;
}

/** Which column is which, as recognised, and put right by hand. */
export function ColumnFields({ table: { block, columns }, onChange }: ColumnFieldsProps) {
  const styles = useStyles();
  const words = strings.analyse;
  const header = columns.headerRow < 0 ? [] : block.values[columns.headerRow];
  const text = (column: number) => (typeof header[column] === "string" ? header[column] : "");
  const name = (column: number) => words.column(columnLetters(block.area.column + column), text(column));
  const all = Array.from({ length: block.area.columns }, (_, column) => column);
  const chosen = columns.models.map(({ column }) => column);
  const toggle = (column: number) => {
    const next = chosen.includes(column)
      ? chosen.filter((c) => c !== column)
      : [...chosen, column].sort((a, b) => a - b);
    const known = (c: number) => columns.models.find((model) => model.column === c);
    onChange({ ...columns, models: next.map((c) => known(c) ?? { column: c, name: text(c) }) });
  };
  const choice = (label: string, value: number | null, optional: boolean, change: (column: number | null) => void) => (
    <Field label={label} size="small" className={styles.field}>
      <Select
        size="small"
        value={value ?? ""}
        onChange={(_, data) => change(data.value === "" ? null : Number(data.value))}
      >
        {optional && <option value="">{words.none}</option>}
        {all.map((column) => (
          <option key={column} value={column}>
            {name(column)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <>
      <div className={styles.fields}>
        {choice(words.problem, columns.problem, true, (problem) => onChange({ ...columns, problem }))}
        {choice(words.n, columns.n, false, (n) => onChange({ ...columns, n: n! }))}
        {choice(words.group, columns.group, true, (group) => onChange({ ...columns, group }))}
      </div>
      <fieldset className={styles.models}>
        <legend className={styles.legend}>{words.models}</legend>
        {correctColumns({ block, columns }).map((column) => (
          <Checkbox
            key={column}
            className={styles.model}
            label={name(column)}
            checked={chosen.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </fieldset>
    </>
  );
}
