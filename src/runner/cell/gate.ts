import { openImports } from "./openImports.ts";
import { Stop } from "./stop.ts";

type HostFunction = (...values: number[]) => unknown;

/** What the gate asks of the cell it guards. */
export interface Guarded {
  readonly memory: () => Uint8Array;
  /** False while the interpreter starts; true once a candidate may run. */
  locked: boolean;
  /** Set when something outside the linear memory changed, so that a rewind is not enough. */
  spoiled: boolean;
  openFiles: number;
  bytesWritten: number;
  checkClock: () => void;
  print: (bytes: Uint8Array) => void;
  send: (message: Uint8Array) => void;
  /** Takes up to `length` bytes of the message that waits for the interpreter. */
  receive: (length: number) => Uint8Array;
}

/** The file number that is the only way between the interpreter and the host. */
const channel = 777;
const [notPermitted, noSpace] = [63, 51];
const memoryLimit = 256 * 2 ** 20;
const fileLimit = 8 * 2 ** 20;
const messageLimit = 32 * 2 ** 20;
const callsBetweenClockChecks = 16;
const [accessMode, create] = [3, 0o100];

/** Wraps, in place, every function that the WebAssembly may call. */
export function gate(imports: Record<string, unknown>, cell: Guarded): void {
  let polls = 0;
  const guarded: Record<string, (original: HostFunction) => HostFunction> = {
    _Py_CheckEmscriptenSignals_Helper: () => () => {
      if (++polls % callsBetweenClockChecks === 0) cell.checkClock();
      return 0;
    },
    can_run_sync_js: () => () => 0,
    emscripten_resize_heap: (grow) => (size) => (size >>> 0 > memoryLimit ? 0 : grow(size)),
    fd_read: (read) => (file, vectors, count, result) => {
      if (file !== channel && file !== 0) return read(file, vectors, count, result);
      return transfer(cell, vectors, count, result, (into) => {
        const bytes = file === channel ? cell.receive(into.length) : new Uint8Array(0);
        into.set(bytes);
        return bytes.length;
      });
    },
    fd_write: (write) => (file, vectors, count, result) => {
      cell.checkClock();
      if (file !== channel && file > 2) {
        for (let index = 0; index < count; index++) cell.bytesWritten += word(cell, vectors + 8 * index + 4);
        return cell.bytesWritten > fileLimit ? noSpace : write(file, vectors, count, result);
      }
      const parts: Uint8Array[] = [];
      const status = transfer(cell, vectors, count, result, (bytes) => {
        if (bytes.length > messageLimit) throw new Stop("failed", "protocol", "a message longer than 32 MiB");
        return (parts.push(bytes.slice()), bytes.length);
      });
      const message = parts.length === 1 ? parts[0] : Uint8Array.from(parts.flatMap((part) => [...part]));
      if (file === channel) cell.send(message);
      else cell.print(message);
      return status;
    },
    __syscall_openat: (open) => (folder, path, flags, more) => {
      if ((flags & accessMode) !== 0 || (flags & create) !== 0) cell.spoiled = true;
      const file = open(folder, path, flags, more);
      if (typeof file === "number" && file >= 0) cell.openFiles++;
      return file;
    },
    fd_close: (close) => (file) => {
      cell.openFiles--;
      if (file <= 2) cell.spoiled = true;
      return close(file);
    },
    __syscall_chdir: spoils(cell),
    __syscall_mkdirat: spoils(cell),
    __syscall_dup: spoils(cell),
    clock_time_get: looks(cell),
    emscripten_get_now: looks(cell),
    emscripten_date_now: looks(cell),
    proc_exit: stops("exit"),
    exit: stops("exit"),
    emscripten_force_exit: stops("exit"),
    _abort_js: stops("abort"),
  };
  for (const [name, original] of Object.entries(imports)) {
    if (typeof original !== "function" || (openImports.has(name) && !Object.hasOwn(guarded, name))) continue;
    const free = original as HostFunction;
    const bound = guarded[name]?.(free) ?? refusal(name);
    const wrapped = (...values: number[]) => (cell.locked ? bound(...values) : free(...values));
    imports[name] = Object.assign(wrapped, original);
  }
}

/** A refused system call is an OSError in Python; anything else ends the candidate. */
function refusal(name: string): HostFunction {
  if (name.startsWith("__syscall_")) return () => -notPermitted;
  return stops("blocked", `${name} is not available to a candidate`)();
}

function stops(type: string, message = `the candidate called ${type}`): () => HostFunction {
  return () => () => {
    throw new Stop("failed", type, message);
  };
}

function spoils(cell: Guarded): (original: HostFunction) => HostFunction {
  return (original) =>
    (...values) => {
      cell.spoiled = true;
      return original(...values);
    };
}

/** A sleeping program does nothing but ask for the time. */
function looks(cell: Guarded): (original: HostFunction) => HostFunction {
  return (original) =>
    (...values) => {
      cell.checkClock();
      return original(...values);
    };
}

/** Goes through the buffers of a read or write in the interpreter's memory, until one is not filled. */
function transfer(
  cell: Guarded,
  vectors: number,
  count: number,
  result: number,
  move: (bytes: Uint8Array) => number,
): number {
  let total = 0;
  for (let index = 0; index < count; index++) {
    const view = word(cell, vectors + 8 * index);
    const length = word(cell, vectors + 8 * index + 4);
    const moved = move(cell.memory().subarray(view, view + length));
    total += moved;
    if (moved < length) break;
  }
  const memory = cell.memory();
  new DataView(memory.buffer, memory.byteOffset).setUint32(result, total, true);
  return 0;
}

function word(cell: Guarded, address: number): number {
  const memory = cell.memory();
  return new DataView(memory.buffer, memory.byteOffset).getUint32(address, true);
}
