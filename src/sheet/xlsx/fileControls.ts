import type { FUniver } from "@univerjs/core/facade";
import type { Workbook } from "../../workbook/port.ts";
import { tell, whileDoing } from "../dialog.ts";
import { inFileWorker } from "./inFileWorker.ts";
import { askHowToSave } from "./saveDialog.ts";
import type { Contents } from "./saveWorkbook.ts";

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
    if (file) void openFile(api, file);
  });
  save.addEventListener("click", async () => {
    const contents = await askHowToSave();
    if (contents !== undefined) await saveFile(api, workbook, contents);
  });
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
  grid.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  grid.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer!.files;
    if (file) void openFile(api, file);
  });
  for (const button of [open, save]) button.disabled = false;
}

async function openFile(api: FUniver, file: File): Promise<void> {
  try {
    const { leftOut, sheets } = await whileDoing(`Opening ${file.name} …`, async () => {
      const { addFile } = await import("./addFile.ts");
      const bytes = new Uint8Array(await file.arrayBuffer());
      return addFile(api, file.name, bytes, (...args) => inFileWorker("openXlsx", ...args));
    });
    if (leftOut.length === 0) return;
    const title = `Opened ${sheets === 1 ? "1 sheet" : `${sheets} sheets`}`;
    await tell(title, `Left out here, and still in the file: ${leftOut.join(", ")}.`);
  } catch (error) {
    await tell("This file was not opened", error instanceof Error ? error.message : String(error));
  }
}

async function saveFile(api: FUniver, workbook: Workbook, contents: Contents): Promise<void> {
  const name = `${api.getActiveWorkbook()!.getName()}.xlsx`;
  try {
    const { file, frozen } = await whileDoing(`Saving ${name} …`, async () => {
      const { saveWorkbook } = await import("./saveWorkbook.ts");
      // A result that is still being computed must not be saved as the one before it.
      await api.getFormula().onCalculationResultApplied(120_000);
      return saveWorkbook(api, workbook, contents, (content) => inFileWorker("writeFile", content));
    });
    download(file, name);
    if (contents !== "names" || frozen === 0) return;
    const cells = frozen === 1 ? "cell holds its value" : "cells hold their values";
    await tell("Saved", `${frozen} ${cells}: only the add-in has their formulas.`);
  } catch (error) {
    await tell("The workbook was not saved", error instanceof Error ? error.message : String(error));
  }
}

function download(file: Uint8Array, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file as Uint8Array<ArrayBuffer>], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
