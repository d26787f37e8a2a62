/** The workbook kept in this browser (IndexedDB), so that a reload or a crash loses nothing. */
import type { IWorkbookData } from "@univerjs/core";
import { del, get, set } from "idb-keyval";

const key = "workbook";

export const loadWork = (): Promise<IWorkbookData | undefined> => get<IWorkbookData>(key);
export const saveWork = (work: IWorkbookData): Promise<void> => set(key, work);
export const forgetWork = (): Promise<void> => del(key);
