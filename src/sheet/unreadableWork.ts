import { setWorkAside } from "./workStore.ts";

/** Says in place of the sheet that the stored work cannot be read, and offers a copy of it and a new start. */
export function offerToStartOver(place: HTMLElement, work: unknown, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const text = document.createElement("p");
  text.textContent = `The workbook kept in this browser cannot be read (${reason}). It stays stored when you start over.`;
  const copy = document.createElement("a");
  copy.textContent = "Save a copy";
  copy.className = "button";
  copy.download = "passk-workbook.json";
  copy.href = URL.createObjectURL(new Blob([JSON.stringify(work, null, 1)], { type: "application/json" }));
  const startOver = document.createElement("button");
  startOver.textContent = "Start over";
  startOver.addEventListener("click", () => void setWorkAside().then(() => location.reload()));
  const actions = document.createElement("div");
  actions.append(copy, startOver);
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.append(text, actions);
  place.replaceChildren(notice);
}
