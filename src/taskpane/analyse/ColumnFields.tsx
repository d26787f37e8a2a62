import { Checkbox, Field, makeStyles, Select } from "@fluentui/react-components";
import { strings } from "../strings.ts";
import { columnLetters } from "../table/cellAddress.ts";
import type { Columns } from "../table/recogniseColumns.ts";
import type { Table } from "../table/useTable.ts";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
    gap: "8px 12px",
    marginBottom: "8px",
  },
  models: { border: 0, margin: "0 0 8px", padding: 0, display: "flex", flexWrap: "wrap" },
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
  const name = (column: number) => {
    const cell = header[column];
    return words.column(columnLetters(block.area.column + column), typeof cell === "string" ? cell : "");
  };
  const all = Array.from({ length: block.area.columns }, (_, column) => column);
  const numeric = all.filter((column) => {
    const cells = block.values.slice(columns.firstRow, columns.firstRow + columns.rows).map((row) => row[column]);
    return column !== columns.n && cells.some((cell) => typeof cell === "number") && !cells.some(isFraction);
  });
  const chosen = columns.models.map(({ column }) => column);
  const toggle = (column: number) => {
    const next = chosen.includes(column)
      ? chosen.filter((c) => c !== column)
      : [...chosen, column].sort((a, b) => a - b);
    const known = (c: number) => columns.models.find((model) => model.column === c);
    onChange({ ...columns, models: next.map((c) => known(c) ?? { column: c, name: name(c) }) });
  };
  const choice = (label: string, value: number | null, optional: boolean, change: (column: number | null) => void) => (
    <Field label={label} size="small">
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
        <legend>{words.models}</legend>
        {numeric.map((column) => (
          <Checkbox
            key={column}
            label={name(column)}
            checked={chosen.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </fieldset>
    </>
  );
}

const isFraction = (cell: unknown) => typeof cell === "number" && !Number.isInteger(cell);
