import { BooleanNumber } from "@univerjs/core";
import { FunctionType, type IFunctionInfo } from "@univerjs/engine-formula";
import { type FunctionMetadata, formulaName } from "./functionMetadata.ts";

/** What the completion list and the parameter help say, made from functions.json. */
export function functionDescriptions(metadata: FunctionMetadata[]): IFunctionInfo[] {
  return metadata.map((entry) => ({
    functionName: formulaName(entry),
    functionType: FunctionType.User,
    description: entry.description ?? "",
    abstract: entry.description ?? "",
    functionParameter: entry.parameters.map(({ name, description, optional }) => ({
      name,
      detail: description ?? "",
      example: exampleOf[name] ?? "",
      require: optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      repeat: BooleanNumber.FALSE,
    })),
  }));
}

/** An argument as it is typed for each parameter name of the formula contract. */
const exampleOf: Record<string, string> = {
  n: "B2",
  c: "C2",
  k: "10",
  p: "0.3",
  tau: "0.5",
  group: "A2:A165",
  target: "0",
  cluster: "A2:A165",
  confidence: "0.95",
  method: '"t"',
  se: "0.01",
  n_a: "B2:B165",
  c_a: "C2:C165",
  n_b: "B2:B165",
  c_b: "D2:D165",
  problem: "A2:A1641",
  passed: "B2:B1641",
  leave_one_out: "TRUE",
};
