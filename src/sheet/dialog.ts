/**
 * Asks with a dialog of the page; gives the value of the button that closed it, "" where the user pressed Escape, and the
 * form as the user left it.
 */
export function ask(
  id: string,
  title: string,
  body: string,
  buttons: string,
): Promise<{ answer: string; form: FormData }> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  dialog.setAttribute("aria-describedby", `${id}-text`);
  dialog.innerHTML = `
    <form method="dialog">
      <h2 id="${id}-title">${title}</h2>
      <div id="${id}-text">${body}</div>
      <menu>${buttons}</menu>
    </form>`;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      const form = new FormData(dialog.querySelector("form")!);
      dialog.remove();
      resolve({ answer: dialog.returnValue, form });
    });
  });
}

/** Says what is being done while it is done; the page waits for it, but goes on drawing. */
export async function whileDoing<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const dialog = document.createElement("dialog");
  dialog.className = "working";
  dialog.setAttribute("aria-labelledby", "working-title");
  dialog.innerHTML = `<h2 id="working-title" role="status"></h2><progress aria-labelledby="working-title"></progress>`;
  dialog.querySelector("h2")!.textContent = title;
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  try {
    return await work();
  } finally {
    dialog.close();
    dialog.remove();
  }
}

/** Tells what the user must know before going on. */
export async function tell(title: string, text: string): Promise<void> {
  const answered = ask("notice", "", "", `<button value="ok" autofocus>OK</button>`);
  document.getElementById("notice-title")!.textContent = title;
  document.getElementById("notice-text")!.textContent = text;
  await answered;
}
