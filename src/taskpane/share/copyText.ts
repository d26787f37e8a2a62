import { strings } from "../strings.ts";

/** Puts a text on the clipboard, also where a host gives the page's frame no leave to write there by itself. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    const from = document.activeElement as HTMLElement | null;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    from?.focus();
    if (!copied) throw new Error(strings.noClipboard);
  }
}
