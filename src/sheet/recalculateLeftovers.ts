import type { FUniver } from "@univerjs/core/facade";
import {
  ErrorType,
  FormulaExecutedStateType,
  type ISetFormulaCalculationResultMutation,
  SetFormulaCalculationResultMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/engine-formula";
import { SetRangeValuesMutation } from "@univerjs/preset-sheets-core";

/**
 * Computes the workbook anew in the two cases where the engine's partial recalculation leaves cells behind: an edit
 * that arrives while it computes, and a spill that gets blocked or free.
 */
export function recalculateLeftovers(api: FUniver): void {
  const blocked = new Set<string>();
  let computing = false;
  let leftovers = false;

  const noteBlockedSpills = ({ unitData }: ISetFormulaCalculationResultMutation) => {
    for (const sheets of Object.values(unitData)) {
      for (const [sheet, rows] of Object.entries(sheets ?? {})) {
        for (const [row, cells] of Object.entries(rows ?? {})) {
          for (const [column, cell] of Object.entries((cells ?? {}) as Record<string, { v?: unknown } | null>)) {
            const isBlocked = cell?.v === ErrorType.SPILL;
            if (!isBlocked && blocked.size === 0) continue;
            const place = `${sheet} ${row} ${column}`;
            if (isBlocked === blocked.has(place)) continue;
            leftovers = true;
            if (isBlocked) blocked.add(place);
            else blocked.delete(place);
          }
        }
      }
    }
  };
  api.onCommandExecuted(({ id, params }, options) => {
    if (id === SetFormulaCalculationStartMutation.id) computing = true;
    if (id === SetFormulaCalculationResultMutation.id)
      noteBlockedSpills(params as ISetFormulaCalculationResultMutation);
    const byUser = !options?.onlyLocal && !options?.fromSync;
    if (id === SetRangeValuesMutation.id && computing && byUser) leftovers = true;
  });
  api.getFormula().calculationEnd((state) => {
    if (state === FormulaExecutedStateType.STOP_EXECUTION) return;
    computing = false;
    if (!leftovers) return;
    leftovers = false;
    api.getFormula().executeCalculation();
  });
}
