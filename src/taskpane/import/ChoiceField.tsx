import { Field, Input, Select } from "@fluentui/react-components";
import { useState } from "react";
import type { Choice } from "../../results/reading.ts";
import { strings } from "../strings.ts";

interface ChoiceFieldProps {
  choice: Choice;
  onChoose: (id: string, value: string) => void;
}

/** One decision that changes the counts: a list of options, or a number. */
export function ChoiceField({ choice: { id, label, options, value }, onChoose }: ChoiceFieldProps) {
  const [typed, setTyped] = useState(value);
  if (options.length > 0) {
    return (
      <Field label={label} size="small">
        <Select size="small" value={value} onChange={(_, data) => onChoose(id, data.value)}>
          {!options.some((option) => option.value === value) && <option value="">{strings.import.pleaseChoose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  const isNumber = typed.trim() !== "" && Number.isFinite(Number(typed));
  const commit = () => {
    if (isNumber && typed !== value) onChoose(id, typed);
  };
  return (
    <Field
      label={label}
      size="small"
      validationMessage={isNumber || typed === "" ? undefined : strings.import.notANumber}
    >
      <Input
        size="small"
        inputMode="decimal"
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === "Enter" && commit()}
      />
    </Field>
  );
}
