import { expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";

/** A way to use the pane: what a user does by mouse, or by keyboard alone. */
export interface Hands {
  openTab(page: Page, name: string): Promise<void>;
  press(control: Locator): Promise<void>;
  /** Chooses in a list by what the choice says. */
  choose(list: Locator, choice: string): Promise<void>;
}

const tab = (page: Page, name: string) => page.locator("#pane").getByRole("tab", { name, exact: true });

const mouse: Hands = {
  openTab: (page, name) => tab(page, name).click(),
  press: (control) => control.click(),
  choose: async (list, choice) => void (await list.selectOption({ label: choice })),
};

const keyboard: Hands = {
  async openTab(page, name) {
    await reach(page.locator("#pane").getByRole("tab", { selected: true }));
    for (let i = 0; i < 7 && !(await focused(tab(page, name))); i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await tab(page, name).getAttribute("aria-selected")).toBe("true");
  },
  async press(control) {
    await reach(control);
    await control.page().keyboard.press("Space");
  },
  async choose(list, choice) {
    await reach(list);
    await list.page().keyboard.type(choice);
    expect(await list.locator("option:checked").innerText()).toBe(choice);
  },
};

/** For test.each: both ways, by name. */
export const hands: [string, Hands][] = [
  ["mouse", mouse],
  ["keyboard", keyboard],
];

const focused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Goes to a control of the pane by keys alone: by F6 into the pane, and on by Tab or Shift+Tab. */
async function reach(control: Locator): Promise<void> {
  await control.waitFor();
  const { keyboard: keys } = control.page();
  const where = () =>
    control.evaluate((element) => {
      const active = document.activeElement!;
      if (active === element) return "here";
      if (!active.closest("#pane")) return "outside";
      return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? "before" : "after";
    });
  for (let presses = 0; presses < 150; presses++) {
    const place = await where();
    if (place === "here") return;
    await keys.press(place === "outside" ? "F6" : place === "before" ? "Tab" : "Shift+Tab");
  }
  throw new Error(`no key leads to ${control}`);
}
