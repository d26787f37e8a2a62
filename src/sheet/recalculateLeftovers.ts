import type { Injector } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  ErrorType,
  FormulaExecutedStateType,
  IActiveDirtyManagerService,
  type ISetFormulaCalculationResultMutation,
  SetFormulaCalculationResultMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/engine-formula";

/**
 * Computes the workbook anew in the two cases where the engine's partial recalculation leaves cells behind: a
 * change that arrives while it computes, and a spill that gets blocked or free.
 */
export function recalculateLeftovers(api: FUniver, injector: Injector): void {
  const blocked = new Set<string>();
  let computing = false;
  let leftovers = false;

  // What makes the engine compute: values, rows, columns, sheets and names that are set, added, moved or removed.
  const dirtying = injector.get(IActiveDirtyManagerService);

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
    if (computing && byUser && dirtying.get(id)) leftovers = true;
  });
  api.getFormula().calculationEnd((state) => {
    if (state === FormulaExecutedStateType.STOP_EXECUTION) return;
    computing = false;
    if (!leftovers) return;
    leftovers = false;
    api.getFormula().executeCalculation();
  });
}
