import { expect } from "@jest/globals";
import type { Page } from "playwright-core";

interface CellRange {
  getRawValue(): unknown;
  getValue(): unknown;
  getFormula(): string;
  clearContent(): void;
  getRawValues(): unknown[][];
  getCellRect(): { left: number; top: number; right: number; bottom: number };
}
interface Sheet {
  getRange(address: string): CellRange;
  getSheetName(): string;
  activate(): void;
}
declare const univerAPI: {
  getActiveWorkbook(): { getActiveSheet(): Sheet; getSheetByName(name: string): Sheet | null };
};

/** Drives the sheet as a user does: by mouse on the canvas and by keyboard; values are read through Univer. */
export class SheetPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async ready(): Promise<void> {
    await this.page.locator("#loading").waitFor({ state: "hidden", timeout: 60000 });
  }

  async show(name: string): Promise<void> {
    await this.page.evaluate((sheet) => univerAPI.getActiveWorkbook().getSheetByName(sheet)!.activate(), name);
    await this.until(
      () => this.page.evaluate(() => univerAPI.getActiveWorkbook().getActiveSheet().getSheetName()),
      name,
    );
  }

  value(address: string): Promise<unknown> {
    return this.page.evaluate((a) => {
      const range = univerAPI.getActiveWorkbook().getActiveSheet().getRange(a);
      return range.getRawValue() ?? range.getValue();
    }, address);
  }

  values(address: string): Promise<unknown[][]> {
    return this.page.evaluate(
      (a) => univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).getRawValues(),
      address,
    );
  }

  formula(address: string): Promise<string> {
    return this.page.evaluate((a) => univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).getFormula(), address);
  }

  /** Where a cell is on the screen; the engine counts from the corner of the grid's canvas, its largest. */
  private rect(address: string) {
    return this.page.evaluate((a) => {
      const cell = univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).getCellRect();
      const canvases = [...document.querySelectorAll("canvas")].map((canvas) => canvas.getBoundingClientRect());
      const grid = canvases.reduce((most, next) => (next.width * next.height > most.width * most.height ? next : most));
      return {
        left: grid.left + cell.left,
        top: grid.top + cell.top,
        right: grid.left + cell.right,
        bottom: grid.top + cell.bottom,
      };
    }, address);
  }

  /** Clicks a cell until it is selected: while the grid scrolls, the place it was asked for is another cell's. */
  async click(address: string): Promise<void> {
    const selected = async () => {
      const place = await this.rect(address);
      await this.page.mouse.click((place.left + place.right) / 2, (place.top + place.bottom) / 2);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return this.page.locator("#cell b").innerText();
    };
    await this.until(selected, address);
  }

  /** Types into a cell as a user does, and leaves it by Enter. */
  async type(address: string, text: string): Promise<void> {
    await this.click(address);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
    const below = address.replace(/\d+/, (row) => String(Number(row) + 1));
    await this.until(() => this.page.locator("#cell b").innerText(), below);
  }

  /** Empties cells, as Delete does. */
  clear(address: string): Promise<void> {
    return this.page.evaluate((a) => {
      univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).clearContent();
    }, address);
  }

  async doubleClickHandle(address: string): Promise<void> {
    const { right, bottom } = await this.rect(address);
    await this.page.mouse.dblclick(right - 1, bottom - 1);
  }

  /** What the line below the grid says of the selected cell. */
  async status(): Promise<string> {
    return (await this.page.locator("#cell").innerText()).trim();
  }

  async until<T>(read: () => Promise<T>, expected: T, timeout = 20000): Promise<void> {
    const end = Date.now() + timeout;
    let last = await read();
    while (Date.now() < end && JSON.stringify(last) !== JSON.stringify(expected)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      last = await read();
    }
    expect(last).toEqual(expected);
  }

  async untilClose(address: string, expected: number, timeout = 20000): Promise<void> {
    await this.until(
      async () => {
        const value = await this.value(address);
        return typeof value === "number" && Math.abs(value - expected) < 1e-9;
      },
      true,
      timeout,
    );
  }
}
