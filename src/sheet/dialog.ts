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

/** Tells what the user must know before going on. */
export async function tell(title: string, text: string): Promise<void> {
  const answered = ask("notice", "", "", `<button value="ok" autofocus>OK</button>`);
  document.getElementById("notice-title")!.textContent = title;
  document.getElementById("notice-text")!.textContent = text;
  await answered;
}
