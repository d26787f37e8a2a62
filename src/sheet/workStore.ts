/** The workbook kept in this browser (IndexedDB), so that a reload or a crash loses nothing. */
import { del, get, set } from "idb-keyval";
import type { KeptWork } from "./keptWork.ts";

const key = "workbook";

// Asynchronous throughout: some browsers that keep nothing throw as soon as they are asked.

/** What is stored, not yet checked; undefined where there is nothing. */
export const loadWork = async (): Promise<unknown> => get(key);
export const saveWork = async (work: KeptWork): Promise<void> => set(key, work);
export const forgetWork = async (): Promise<void> => del(key);

/** Makes room for new work, and keeps what is stored under another key. */
export async function setWorkAside(): Promise<void> {
  await set("unreadable workbook", await get(key));
  await forgetWork();
}
