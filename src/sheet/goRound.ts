/**
 * F6 goes from the grid to the pane, to the page's buttons and back, Shift+F6 the other way, as F6 does in Excel: the
 * grid keeps Tab for its cells, so nothing else leads out of it by keyboard.
 */
export function goRound(pane: HTMLElement, bar: HTMLElement): void {
  const parts = [
    {
      holds: (element: Element) => !pane.contains(element) && !bar.contains(element),
      first: "#sheet [contenteditable]",
    },
    { holds: (element: Element) => pane.contains(element), first: "#pane [role=tab][aria-selected=true]" },
    { holds: (element: Element) => bar.contains(element), first: `#${bar.id} :is(button, a)` },
  ];
  const left = new Map<number, HTMLElement>();
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      const from = document.activeElement as HTMLElement;
      const at = parts.findIndex(({ holds }) => holds(from));
      left.set(at, from);
      const step = event.shiftKey ? parts.length - 1 : 1;
      for (let i = 1; i < parts.length; i++) {
        const next = (at + i * step) % parts.length;
        const known = left.get(next);
        const element = known?.checkVisibility() ? known : document.querySelector<HTMLElement>(parts[next].first);
        if (!element?.checkVisibility()) continue;
        event.preventDefault();
        event.stopPropagation();
        return element.focus();
      }
    },
    { capture: true },
  );
}
