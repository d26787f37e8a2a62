import { Field, makeStyles, Select } from "@fluentui/react-components";
import type { Block } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { columnLetters } from "../table/cellAddress.ts";
import { type CandidateColumns, textOf } from "./recogniseCandidates.ts";

const useStyles = makeStyles({
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
    gap: "8px 12px",
    marginBottom: "12px",
    "& *": { minWidth: 0 },
  },
});
const kinds = ["problem", "candidate", "test", "entryPoint", "prompt", "mode"] as const;
const needed: ReadonlySet<string> = new Set(["problem", "candidate", "test"]);

interface CandidateFieldsProps {
  block: Block;
  columns: CandidateColumns;
  onChange: (columns: CandidateColumns) => void;
}

/** Which column is which, as recognised, and put right by hand. */
export function CandidateFields({ block: { area, values }, columns, onChange }: CandidateFieldsProps) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      {kinds.map((kind) => (
        <Field key={kind} label={strings.run.columns[kind]} size="small" required={needed.has(kind)}>
          <Select
            size="small"
            value={columns[kind] ?? ""}
            onChange={(_, { value }) => onChange({ ...columns, [kind]: value === "" ? null : Number(value) })}
          >
            <option value="">{strings.analyse.none}</option>
            {values[0].map((cell, column) => (
              <option key={column} value={column}>
                {strings.analyse.column(columnLetters(area.column + column), textOf(cell).slice(0, 30))}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
