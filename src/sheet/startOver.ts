import { ask } from "./dialog.ts";

/** Asks before the samples replace the user's work; true when the user agrees. */
export async function askToStartOver(): Promise<boolean> {
  const { answer } = await ask(
    "start-over",
    "Start over?",
    "<p>The sample workbook replaces this one. What you typed, pasted or imported here is lost.</p>",
    `<button value="keep" autofocus>Keep my work</button>
     <button value="start-over" class="danger">Start over</button>`,
  );
  return answer === "start-over";
}
