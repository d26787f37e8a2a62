import type { Workbook } from "../workbook/port.ts";

/** Puts the pane beside the grid, behind the button that opens and closes it; whether it is open is remembered. */
export async function showPane(workbook: Workbook, pane: HTMLElement, toggle: HTMLButtonElement): Promise<void> {
  const { mountPane } = await import("../taskpane/mountPane.tsx");
  mountPane(pane, workbook);
  const show = (open: boolean) => {
    pane.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
  };
  const kept = localStorage.getItem("pane");
  show(kept ? kept === "open" : innerWidth > 760);
  toggle.disabled = false;
  toggle.addEventListener("click", () => {
    show(pane.hidden !== false);
    localStorage.setItem("pane", pane.hidden ? "closed" : "open");
  });
}
