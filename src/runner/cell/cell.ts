// Over 150 lines: what a cell locks, it also has to rewind, so the two are read together.
// One Python interpreter that runs untrusted programs: booted from a snapshot, locked by the gate, rewound before each use.
import { codec } from "../python/codec.ts";
import { driver } from "../python/driver.ts";
import { warmUp } from "../python/warmUp.ts";
import { type Guarded, gate } from "./gate.ts";
import { Image } from "./image.ts";
import { Stop } from "./stop.ts";

interface Module {
  HEAPU8: Uint8Array;
  /** Address of the interpreter's state, and of the place in it that names the function that calls C functions. */
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  _Py_EMSCRIPTEN_SIGNAL_HANDLING: number;
  _PyObject_CallNoArgs(callable: number): number;
}

interface Interpreter {
  _module: Module;
  runPython(source: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** Pyodide's two entry points and the folder that its files are in. */
export interface Pyodide {
  loadPyodide(options: object): Promise<Interpreter>;
  createPyodideModule(settings: Settings): Promise<Module>;
  indexURL: string;
}

interface Settings {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): unknown;
}

/** Above this a cell is thrown away rather than rewound. */
const memoryKept = 96 * 2 ** 20;
const printedKept = 2048;

export interface Cell {
  /** Rewinds the interpreter to its state after the start; false when only a new cell will do. */
  rewind(): boolean;
  /** Runs one request and returns the interpreter's one answer; `reply` answers what it asks (tag C) meanwhile. */
  ask(request: object, reply?: (message: Uint8Array) => Uint8Array): Uint8Array;
  printed(): string;
  /** Bytes of its memory, which lasts until the engine collects it. */
  size(): number;
}

/** Starts an interpreter with everything imported that candidates use, and keeps its memory for later starts. */
export async function makeSnapshot(pyodide: Pyodide): Promise<Uint8Array> {
  const { interpreter } = await boot(pyodide, { _makeSnapshot: true });
  interpreter.runPython(warmUp + codec + driver);
  return interpreter.makeMemorySnapshot();
}

/** Starts a locked cell; `checkClock` is called while Python runs and may throw. */
export async function bootCell(pyodide: Pyodide, snapshot: Uint8Array, checkClock: () => void): Promise<Cell> {
  const { interpreter, instance, guarded } = await boot(pyodide, { _loadSnapshot: snapshot }, checkClock);
  const module = interpreter._module;
  const entry = Number(interpreter.runPython("id(driver)"));
  const { __stack_pointer, __indirect_function_table } = instance.exports as {
    __stack_pointer: WebAssembly.Global;
    __indirect_function_table: WebAssembly.Table;
  };
  new DataView(module.HEAPU8.buffer).setInt32(module._Py_EMSCRIPTEN_SIGNAL_HANDLING, 1, true);
  const image = Image.of(module.HEAPU8);
  const [stack, functions] = [__stack_pointer.value as number, __indirect_function_table.length];
  guarded.locked = true;
  let printed = "";
  let answers: Uint8Array[] = [];
  let waiting = new Uint8Array(0);
  guarded.print = (bytes) => {
    if (printed.length < printedKept) printed += new TextDecoder().decode(bytes.subarray(0, printedKept));
  };
  guarded.receive = (length) => {
    const part = waiting.subarray(0, length);
    waiting = waiting.subarray(part.length);
    return part;
  };

  return {
    rewind() {
      printed = "";
      const fits = module.HEAPU8.length <= memoryKept && __indirect_function_table.length === functions;
      if (guarded.spoiled || guarded.openFiles !== 0 || !fits) return false;
      image.restore(module.HEAPU8);
      __stack_pointer.value = stack;
      return true;
    },
    ask(request, reply) {
      answers = [];
      waiting = new TextEncoder().encode(JSON.stringify(request));
      guarded.send = (message) => {
        if (reply && message[0] === "C".charCodeAt(0)) waiting = reply(message) as typeof waiting;
        else answers.push(message);
        if (answers.length > 1) throw new Stop("failed", "protocol", "a second answer");
        if (message[0] === "U".charCodeAt(0)) throw new Stop("unsupported", "NotPlain", refusedBecause(message));
      };
      try {
        module._PyObject_CallNoArgs(entry);
      } catch (error) {
        // Whatever the engine threw, other than our own stop, may have left host state behind.
        if (!(error instanceof Stop)) guarded.spoiled = true;
        throw error;
      }
      if (answers.length !== 1) throw new Stop("failed", "protocol", "no answer");
      return answers[0];
    },
    printed: () => printed.slice(0, printedKept),
    size: () => module.HEAPU8.length,
  };
}

function refusedBecause(message: Uint8Array): string {
  try {
    return String(JSON.parse(new TextDecoder().decode(message.subarray(1)))).slice(0, 500);
  } catch {
    return "a value that cannot cross";
  }
}

async function boot(pyodide: Pyodide, options: object, checkClock: () => void = () => undefined) {
  let instance: WebAssembly.Instance | undefined;
  let memory: () => Uint8Array = () => new Uint8Array(0);
  let trampoline = 0;
  const guarded: Guarded = {
    memory: () => memory(),
    locked: false,
    spoiled: false,
    openFiles: 0,
    bytesWritten: 0,
    checkClock,
    print: () => undefined,
    send: () => undefined,
    receive: () => new Uint8Array(0),
  };
  const interpreter = await pyodide.loadPyodide({
    ...options,
    indexURL: pyodide.indexURL,
    stdout: () => undefined,
    stderr: () => undefined,
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    createPyodideModule: async (settings: Settings) => {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) => {
        gate(imports.env, guarded);
        return instantiate(imports, (started, module) => {
          instance = started;
          done(started, module);
        });
      };
      const module = await pyodide.createPyodideModule(settings);
      trampoline = trampolineOf(module).getInt32(0, true);
      return module;
    },
  });
  // A snapshot brings the trampoline of the engine that it was made in; without this one's own, calls go through JavaScript.
  trampolineOf(interpreter._module).setInt32(0, trampoline, true);
  if (!instance) throw new Error("Pyodide must let its WebAssembly be gated; it did not");
  memory = () => interpreter._module.HEAPU8;
  return { interpreter, instance, guarded };
}

function trampolineOf(module: Module): DataView {
  const memory = new DataView(module.HEAPU8.buffer);
  const place = memory.getInt32(module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET, true);
  return new DataView(memory.buffer, module.__PyRuntime + place);
}
