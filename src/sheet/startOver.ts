/** Asks before the samples replace the user's work; true when the user agrees. */
export function askToStartOver(): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "start-over-title");
  dialog.setAttribute("aria-describedby", "start-over-text");
  dialog.innerHTML = `
    <form method="dialog">
      <h2 id="start-over-title">Start over?</h2>
      <p id="start-over-text">The sample workbook replaces this one. What you typed, pasted or imported here is lost.</p>
      <menu>
        <button value="keep" autofocus>Keep my work</button>
        <button value="start-over" class="danger">Start over</button>
      </menu>
    </form>`;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "start-over");
    });
  });
}
