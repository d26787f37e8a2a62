import { expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";

interface CellRange {
  getRawValue(): unknown;
  getValue(): unknown;
  getFormula(): string;
  clearContent(): void;
  getRawValues(): unknown[][];
  setValues(cells: unknown[][]): void;
  getCellRect(): { left: number; top: number; right: number; bottom: number };
  getHeight(): number;
  getWidth(): number;
}
interface Sheet {
  getRange(address: string): CellRange;
  getActiveRange(): CellRange | null;
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

  /** Where the grid's canvas begins, with the letters of the columns. */
  private corner() {
    return this.page.evaluate(() => {
      const canvases = [...document.querySelectorAll("canvas")].map((canvas) => canvas.getBoundingClientRect());
      const grid = canvases.reduce((most, next) => (next.width * next.height > most.width * most.height ? next : most));
      return { left: grid.left, top: grid.top };
    });
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

  /** Selects a block by dragging the mouse from one corner to the other. */
  async drag(from: string, to: string): Promise<void> {
    await this.click(from);
    const [start, end] = [await this.rect(from), await this.rect(to)];
    const { mouse } = this.page;
    await mouse.move((start.left + start.right) / 2, (start.top + start.bottom) / 2);
    await mouse.down();
    await mouse.move((end.left + end.right) / 2, (end.top + end.bottom) / 2, { steps: 4 });
    await mouse.up();
  }

  /** Selects whole columns by dragging over their letters. */
  async selectColumns(from: string, to: string): Promise<void> {
    const [first, last, grid] = [await this.rect(`${from}1`), await this.rect(`${to}1`), await this.corner()];
    const { mouse } = this.page;
    await mouse.move((first.left + first.right) / 2, grid.top + 10);
    await mouse.down();
    await mouse.move((last.left + last.right) / 2, grid.top + 10, { steps: 4 });
    await mouse.up();
  }

  /** Selects a block with Shift and the arrow keys, from a cell on. */
  async extend(from: string, rows: number, columns: number): Promise<void> {
    await this.click(from);
    for (let row = 1; row < rows; row++) {
      await this.page.keyboard.press("Shift+ArrowDown");
      await this.until(() => this.selectedSize(), [row + 1, 1]);
    }
    for (let column = 1; column < columns; column++) {
      await this.page.keyboard.press("Shift+ArrowRight");
      await this.until(() => this.selectedSize(), [rows, column + 1]);
    }
  }

  /** How many rows and columns are selected. */
  private selectedSize(): Promise<[number, number]> {
    return this.page.evaluate(() => {
      const range = univerAPI.getActiveWorkbook().getActiveSheet().getActiveRange();
      return range ? [range.getHeight(), range.getWidth()] : [0, 0];
    });
  }

  /** Types into a cell as a user does, and leaves it by Enter. */
  async type(address: string, text: string): Promise<void> {
    await this.click(address);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
    const below = address.replace(/\d+/, (row) => String(Number(row) + 1));
    await this.until(() => this.page.locator("#cell b").innerText(), below);
  }

  /** Puts values and formulas into a block at once, where how they got there is not what is tested. */
  fill(address: string, cells: (string | number | null)[][]): Promise<void> {
    const inputs = cells.map((row) =>
      row.map((cell) => (typeof cell === "string" && cell.startsWith("=") ? { f: cell } : { v: cell })),
    );
    return this.page.evaluate(
      ([a, values]) => univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).setValues(values),
      [address, inputs] as const,
    );
  }

  /** Goes from the grid into the pane and to one of its tabs, with keys alone. */
  async keyToTab(name: string): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press("F6");
    await this.page.locator("#pane [role=tab]:focus").waitFor();
    const tab = this.page.getByRole("tab", { name, exact: true });
    while ((await tab.and(this.page.locator(":focus")).count()) === 0) await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await this.page.getByRole("tabpanel", { name, exact: true }).waitFor();
  }

  /** Goes on with Tab until something of the pane has the focus, as a keyboard user does. */
  async tabTo(element: Locator): Promise<void> {
    const focused = element.and(this.page.locator(":focus"));
    for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses++) {
      await this.page.keyboard.press("Tab");
    }
    expect(await focused.count()).toBe(1);
  }

  /** Empties cells, as Delete does. */
  clear(address: string): Promise<void> {
    return this.page.evaluate((a) => {
      univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).clearContent();
    }, address);
  }

  /** Drags the fill handle of a cell to another one; both must be in view. */
  async dragHandle(from: string, to: string): Promise<void> {
    const { right, bottom } = await this.rect(from);
    const end = await this.rect(to);
    await this.page.mouse.move(right - 1, bottom - 1);
    await this.page.mouse.down();
    await this.page.mouse.move((end.left + end.right) / 2, (end.top + end.bottom) / 2, { steps: 20 });
    await this.page.mouse.up();
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
