import type { FUniver } from "@univerjs/core/facade";
import type { Workbook } from "../../workbook/port.ts";
import { tell } from "../dialog.ts";
import { askHowToSave } from "./saveDialog.ts";

interface Parts {
  open: HTMLButtonElement;
  save: HTMLButtonElement;
  /** Where a file may be dropped. */
  grid: HTMLElement;
}

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Makes the page's buttons open files into the workbook and save it; a file may also be dropped on the grid. */
export function fileControls(api: FUniver, workbook: Workbook, { open, save, grid }: Parts): void {
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ".xlsx,.csv,.tsv,.txt";
  open.addEventListener("click", () => picker.click());
  picker.addEventListener("change", () => {
    const [file] = picker.files ?? [];
    picker.value = "";
    if (file) void busy(open, "Opening…", () => openFile(api, file));
  });
  save.addEventListener("click", async () => {
    const contents = await askHowToSave();
    if (contents === undefined) return;
    await busy(save, "Saving…", async () => {
      const { saveWorkbook } = await import("./saveWorkbook.ts");
      // A result that is still being computed must not be saved as the one before it.
      await api.getFormula().onCalculationResultApplied(120_000);
      const { file, frozen } = await saveWorkbook(api, workbook, contents);
      download(file, `${api.getActiveWorkbook()!.getName()}.xlsx`);
      if (contents === "names" && frozen > 0) {
        await tell("Saved", `${frozen} ${frozen === 1 ? "cell holds its value" : "cells hold their values"}: only the add-in has their formulas.`); // prettier-ignore
      }
    });
  });
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
  grid.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  grid.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer!.files;
    if (file) void busy(open, "Opening…", () => openFile(api, file));
  });
  for (const button of [open, save]) button.disabled = false;
}

async function openFile(api: FUniver, file: File): Promise<void> {
  const { addFile } = await import("./addFile.ts");
  const { leftOut, sheets } = await addFile(api, file.name, new Uint8Array(await file.arrayBuffer()));
  if (leftOut.length === 0) return;
  await tell(
    `Opened ${sheets === 1 ? "1 sheet" : `${sheets} sheets`}`,
    `Left out here, and still in the file: ${leftOut.join(", ")}.`,
  );
}

/** Keeps a button from a second click while it works, and says what went wrong. */
async function busy(button: HTMLButtonElement, saying: string, work: () => Promise<void>): Promise<void> {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = saying;
  try {
    await work();
  } catch (error) {
    const doing = button.id === "open" ? "This file was not opened" : "The workbook was not saved";
    await tell(doing, error instanceof Error ? error.message : String(error));
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

function download(file: Uint8Array, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file as Uint8Array<ArrayBuffer>], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
