import { expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";

interface CellRange {
  getRawValue(): unknown;
  getRow(): number;
  getColumn(): number;
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
  getRange(row: number, column: number): CellRange;
  getScrollState(): { sheetViewStartRow: number; offsetY: number };
  getFrozenRows(): number;
  getActiveRange(): CellRange | null;
  getSheetName(): string;
  getSheet(): { getCellValueOnly(row: number, column: number): { v?: unknown } | null };
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
      const sheet = univerAPI.getActiveWorkbook().getActiveSheet();
      const range = sheet.getRange(a);
      // What is spilled stands in no cell of its own, and range.getValue() gives it as it is shown, rounded.
      const spilled = () => sheet.getSheet().getCellValueOnly(range.getRow(), range.getColumn())?.v ?? null;
      return range.getRawValue() ?? spilled();
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

  /** Where a cell is on the screen: the engine counts from the corner of the grid, and as if it were not scrolled down. */
  private async rect(address: string) {
    const grid = await this.grid();
    const cell = await this.page.evaluate((a) => {
      const sheet = univerAPI.getActiveWorkbook().getActiveSheet();
      const { left, top, right, bottom } = sheet.getRange(a).getCellRect();
      const { sheetViewStartRow, offsetY } = sheet.getScrollState();
      const rowTop = (row: number) => sheet.getRange(row, 0).getCellRect().top;
      const isFrozen = top < rowTop(sheet.getFrozenRows());
      const scrolled = isFrozen ? 0 : rowTop(sheetViewStartRow) - rowTop(0) + offsetY;
      return { left, top: top - scrolled, right, bottom: bottom - scrolled };
    }, address);
    return {
      left: grid.left + cell.left,
      top: grid.top + cell.top,
      right: grid.left + cell.right,
      bottom: grid.top + cell.bottom,
    };
  }

  /** Where the grid's canvas is, the largest, with the letters of the columns. */
  private grid() {
    return this.page.evaluate(() => {
      const canvases = [...document.querySelectorAll("canvas")].map((canvas) => canvas.getBoundingClientRect());
      const grid = canvases.reduce((most, next) => (next.width * next.height > most.width * most.height ? next : most));
      return { left: grid.left, top: grid.top, bottom: grid.bottom };
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
    const [first, last, grid] = [await this.rect(`${from}1`), await this.rect(`${to}1`), await this.grid()];
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

  /** Fills by the handle; while the last cell is below the grid, the mouse waits at its edge for it to scroll there. */
  async dragHandle(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    const { left, right, bottom } = await this.rect(from);
    const grid = await this.grid();
    const middle = (left + right) / 2;
    await mouse.move(right - 1, bottom - 1);
    await mouse.down();
    const isShown = async () => (await this.rect(to)).bottom < grid.bottom - 60;
    if (!(await isShown())) {
      await mouse.move(middle, grid.bottom - 3, { steps: 20 });
      await this.until(isShown, true, 60000);
      await mouse.move(middle, (grid.top + grid.bottom) / 2, { steps: 5 });
      await this.stands(to);
    }
    const end = await this.rect(to);
    await mouse.move(middle, (end.top + end.bottom) / 2, { steps: 20 });
    await mouse.up();
  }

  /** Back to the first row, by the wheel. */
  async wheelToTop(): Promise<void> {
    const scrolledRows = async () => {
      await this.page.mouse.wheel(0, -2000);
      return this.page.evaluate(
        () => univerAPI.getActiveWorkbook().getActiveSheet().getScrollState().sheetViewStartRow,
      );
    };
    await this.until(scrolledRows, 0);
  }

  /** Waits until a cell stays where it is, when the grid has been scrolling. */
  private async stands(address: string): Promise<void> {
    let before = NaN;
    const moved = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { top } = await this.rect(address);
      const by = top - before;
      before = top;
      return by;
    };
    await this.until(moved, 0);
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
