import { CommandType, ICommandService } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  DeviceInputEventType,
  IEditorBridgeService,
  IEditorService,
  IShortcutService,
  KeyCode,
  SetCellEditVisibleOperation,
} from "@univerjs/preset-sheets-core";

const leave = "passk.operation.leave-cell";

/**
 * Keeps what is being typed into a cell from two things that Univer 0.25.1 does to it: a result computed for any cell in
 * that row and column, on any sheet, puts the cell's old text back; and the list of completions, drawn 0.3 s after the
 * typing, takes an Enter or Tab for a name that has long been typed to its end.
 */
export function keepTyping(api: FUniver): void {
  const injector = api.getActiveWorkbook()!.getActiveSheet().getInject();
  const edit = injector.get(IEditorBridgeService);
  const commands = injector.get(ICommandService);
  const editors = injector.get(IEditorService);
  const shortcuts = injector.get(IShortcutService);

  const refresh = edit.refreshEditCellState.bind(edit);
  edit.refreshEditCellState = () => {
    if (!edit.isVisible().visible) refresh();
  };

  /** The name, or the start of one, that ends at the caret. */
  const nameAtCaret = (): string => {
    const editor = editors.getFocusEditor();
    const [caret] = editor?.getSelectionRanges() ?? [];
    const text = editor?.getDocumentData().body?.dataStream.slice(0, caret?.endOffset) ?? "";
    return /[\p{L}_][\p{L}\d_.]*$/u.exec(text)?.[0].toLowerCase() ?? "";
  };
  const listIsOutdated = (): boolean => {
    const offered = document.querySelector("[data-u-comp=sheets-formula-editor] li span")?.textContent?.toLowerCase();
    if (offered === undefined) return false;
    const name = nameAtCaret();
    return !name || !offered.startsWith(name);
  };
  commands.registerCommand({
    id: leave,
    type: CommandType.OPERATION,
    handler: (_, params?: { keycode: KeyCode }) => {
      edit.disableForceKeepVisible();
      return commands.syncExecuteCommand(SetCellEditVisibleOperation.id, {
        visible: false,
        eventType: DeviceInputEventType.Keyboard,
        keycode: params?.keycode,
        unitId: edit.getEditLocation()?.unitId,
      });
    },
  });
  for (const keycode of [KeyCode.ENTER, KeyCode.TAB]) {
    shortcuts.registerShortcut({
      id: leave,
      binding: keycode,
      // The list's own shortcuts have 1000.
      priority: 2000,
      preconditions: listIsOutdated,
      staticParameters: { keycode },
    });
  }
}
