import type { FUniver } from "@univerjs/core/facade";

/** Shows how far a computation is, once it takes longer than the eye would notice. */
export function showProgress(api: FUniver, bar: HTMLProgressElement): void {
  const formula = api.getFormula();
  let timer: ReturnType<typeof setTimeout> | undefined;
  formula.calculationStart(() => {
    clearTimeout(timer);
    bar.removeAttribute("value");
    timer = setTimeout(() => (bar.hidden = false), 300);
  });
  formula.calculationProcessing(({ completedFormulasCount, totalFormulasToCalculate }) => {
    if (totalFormulasToCalculate) bar.value = completedFormulasCount / totalFormulasToCalculate;
  });
  formula.calculationEnd(() => {
    clearTimeout(timer);
    bar.hidden = true;
  });
}
