/** Faults in, error cells out: the codes that Excel shows, and the message that says which argument broke which rule. */
import { DomainError } from "../estimators/domainError.ts";

/** Thrown with the code of the cell that shows it, such as the `#DIV/0!` that the input holds. */
export class CellFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "CellFault";
    this.code = code;
  }
}

/**
 * The error cell for a fault; `place` names the row, as in ` (row 7)`.
 *
 * Bad input is `#VALUE!` and what has no estimate `#N/A`, the only two whose message Excel shows. Anything else is a fault of ours and is thrown on.
 */
export function cellError(fault: unknown, place = ""): CustomFunctions.Error {
  const { Error: ErrorCell, ErrorCode } = CustomFunctions;
  if (fault instanceof CellFault) return new ErrorCell(fault.code as CustomFunctions.ErrorCode, fault.message + place);
  if (!(fault instanceof DomainError)) throw fault;
  const code = fault.kind === "invalid" ? ErrorCode.invalidValue : ErrorCode.notAvailable;
  return new ErrorCell(code, fault.message + place);
}
