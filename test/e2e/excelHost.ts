/** What Microsoft's script brings to the pane's page inside Excel, with the fake workbook behind it. */
import { FakeExcel } from "../workbook/fakeExcel.ts";

const excel = new FakeExcel();
excel.install();

class CustomFunctionError extends Error {
  readonly code: string;
  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}
const registered: string[] = [];
const customFunctions = {
  associate: (id: string) => void registered.push(id),
  Error: CustomFunctionError,
  ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A", divisionByZero: "#DIV/0!", invalidNumber: "#NUM!" },
};
Object.assign(Office, { HostType: { Excel: "Excel" }, onReady: async () => ({ host: "Excel" }) });
Object.assign(globalThis, { excel, registered, CustomFunctions: customFunctions });
