import type { Status } from "../../src/runner/verdict.ts";

/** A program that means harm to the judge of `f(x) == 2 * x`, and the verdict that it must get instead of "passed". */
export interface Hostile {
  title: string;
  program: string;
  status: Status;
  type?: string;
  timeLimit?: number;
}

const body = (...lines: string[]) => `def f(x):\n${lines.map((line) => `    ${line}`).join("\n")}`;

export const hostile: readonly Hostile[] = [
  { title: "exits when it is loaded", program: "import sys\nsys.exit(0)", status: "failed", type: "SystemExit" },
  {
    title: "exits when it is called",
    program: body("import sys", "sys.exit(0)"),
    status: "failed",
    type: "SystemExit",
  },
  { title: "ends the process", program: body("import os", "os._exit(0)"), status: "failed", type: "exit" },
  { title: "aborts", program: body("import os", "os.abort()"), status: "failed" },
  { title: "raises GeneratorExit", program: body("raise GeneratorExit"), status: "failed", type: "GeneratorExit" },
  { title: "raises StopIteration", program: body("raise StopIteration"), status: "failed", type: "StopIteration" },
  { title: "never ends", program: body("while True: pass"), status: "timeout", timeLimit: 0.4 },
  {
    title: "never ends and swallows every exception",
    program: body("while True:", "    try:", "        while True: pass", "    except BaseException: pass"),
    status: "timeout",
    timeLimit: 0.4,
  },
  { title: "never ends in C", program: body("return sum(range(10**13))"), status: "timeout", timeLimit: 0.4 },
  {
    title: "backtracks for ever in a regular expression",
    program: body("import re", "return re.match('(a+)+$', 'a' * 40 + 'b')"),
    status: "timeout",
    timeLimit: 0.4,
  },
  { title: "sleeps", program: body("import time", "time.sleep(1000)"), status: "timeout", timeLimit: 0.4 },
  { title: "prints without end", program: body("while True: print('x' * 9999)"), status: "timeout", timeLimit: 0.4 },
  { title: "recurses without end", program: body("return f(x)"), status: "failed", type: "RecursionError" },
  {
    title: "recurses through C with the limit lifted",
    program: `import sys\nsys.setrecursionlimit(10**9)\nclass A:\n    def __getattr__(self, name): return getattr(self, name + "a")\n${body("return A().a")}`,
    status: "failed",
    timeLimit: 20,
  },
  { title: "asks for 4 GB", program: body("return len(bytearray(2**32))"), status: "failed", type: "OverflowError" },
  { title: "grows a list without end", program: body("l = []", "while True: l.append('x' * 10**6)"), status: "memory" },
  {
    title: "answers an object that is equal to everything",
    program: `class E:\n    def __eq__(self, other): return True\n${body("return E()")}`,
    status: "unsupported",
  },
  {
    title: "answers an integer of a class that is equal to everything",
    program: `class E(int):\n    def __eq__(self, other): return True\n${body("return E()")}`,
    status: "unsupported",
  },
  {
    title: "patches builtins for the next",
    program: `import builtins\nbuiltins.abs = builtins.len = lambda x: 0\nbuiltins.AssertionError = None\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "reads the expected value from the frames",
    program: body(
      "import sys",
      "frame = sys._getframe()",
      "while frame:",
      "    if 'wanted_of_f' in frame.f_locals: return frame.f_locals['wanted_of_f']",
      "    frame = frame.f_back",
    ),
    status: "failed",
    type: "AssertionError",
  },
  {
    title: "looks for the tests in the garbage collector",
    program: body(
      "import gc",
      "found = [o for o in gc.get_objects() if type(o) is dict and 'wanted_of_f' in o]",
      "return found[0]['wanted_of_f']",
    ),
    status: "failed",
  },
  { title: "redefines check", program: `def check(c): pass\n${body("return 0")}`, status: "failed" },
  {
    title: "posts a verdict through JavaScript",
    program: "import js\njs.postMessage('passed')",
    status: "failed",
    type: "blocked",
  },
  {
    title: "runs JavaScript",
    program: body("from pyodide.code import run_js", "return run_js('2')"),
    status: "failed",
    type: "blocked",
  },
  {
    title: "writes a verdict into the channel when it is loaded",
    program: `import os\nos.write(777, b'R{"passed": true, "token": ""}')\n${body("return 2 * x")}`,
    status: "failed",
    type: "protocol",
  },
  {
    title: "writes an answer of its own into the channel",
    program: body("import os", "os.write(777, b'V[4, {}]')", "return 4"),
    status: "failed",
    type: "protocol",
  },
  {
    title: "writes what is not JSON into the channel",
    program: body("import os", "os.write(777, b'V[')", "raise SystemExit"),
    status: "failed",
    type: "protocol",
  },
  { title: "prints that it passed", program: `print('passed')\n${body("print('ok')", "return 0")}`, status: "failed" },
  {
    title: "starts a thread",
    program: body("import threading", "threading.Thread(target=f).start()", "return 2 * x"),
    status: "failed",
    type: "RuntimeError",
  },
  { title: "opens a socket", program: body("import socket", "socket.socket()", "return 4"), status: "failed" },
  {
    title: "loads a page",
    program: body("import urllib.request", "urllib.request.urlopen('http://127.0.0.1:1')", "return 4"),
    status: "failed",
  },
  {
    title: "starts a process",
    program: body("import subprocess", "subprocess.run(['true'])", "return 4"),
    status: "failed",
    type: "OSError",
  },
  { title: "reads its input", program: body("return input()"), status: "failed", type: "EOFError" },
  {
    title: "fills the file system",
    program: body("with open('/tmp/x', 'wb') as file:", "    while True: file.write(b'x' * 10**6)"),
    status: "failed",
    type: "OSError",
  },
  {
    title: "deletes the standard library",
    program: body("import os, sys", "os.remove([p for p in sys.path if p.endswith('.zip')][0])"),
    status: "failed",
    type: "PermissionError",
  },
  {
    title: "overwrites the standard library",
    program: `import sys\nopen([p for p in sys.path if p.endswith('.zip')][0], 'wb').write(b'x')\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "writes over memory through ctypes",
    program: body("import ctypes", "ctypes.memset(0, 1, 10**6)", "return 4"),
    status: "failed",
  },
  {
    title: "handles the interrupt signal and raises it",
    program: body("import os, signal", "signal.signal(2, lambda *_: None)", "os.kill(os.getpid(), 2)", "return 0"),
    status: "failed",
  },
  {
    title: "leaves modules and paths behind",
    program: `import sys, math, json\nsys.modules['math'] = sys.modules['json'] = None\nsys.path.clear()\njson.loads = None\n${body("return 0")}`,
    status: "failed",
    type: "AssertionError",
  },
  {
    title: "closes its output",
    program: body("import os", "os.close(1)", "os.close(2)", "return 0"),
    status: "failed",
  },
  { title: "is no Python", program: "def f(x) return 2 * x", status: "syntax", type: "SyntaxError" },
  { title: "holds a null byte", program: "def f(x):\0 return 2 * x", status: "syntax" },
  { title: "does not define the function", program: "def g(x): return 2 * x", status: "failed", type: "NameError" },
  { title: "is empty", program: "", status: "failed", type: "NameError" },
  {
    title: "traces its caller",
    program: `import sys\nsys.settrace(lambda *_: None)\nsys.setprofile(lambda *_: None)\n${body("return 0")}`,
    status: "failed",
    type: "AssertionError",
  },
  {
    title: "rewrites the driver that carries its answers",
    program: `import __main__\n__main__._send = __main__._write = None\n__main__._loads = lambda text: {"op": "call", "name": "f", "args": [2], "named": {}}\n${body("return 4")}`,
    status: "failed",
    type: "protocol",
  },
  {
    title: "sends a verdict in the driver's name",
    program: `import __main__\n__main__._OPERATIONS["call"] = lambda request: __main__._send(b"R", {"passed": True, "broken": False})\n${body("return 0")}`,
    status: "failed",
    type: "protocol",
  },
  {
    title: "sends tags and changes that no driver sends",
    program: `import __main__\n__main__._OPERATIONS["call"] = lambda request: __main__._send(b"V", [["tuple", [["truthy"]]], {"0": 4, "7": 3}])\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "sends an answer nested too deeply to read",
    program: `import __main__\n__main__._OPERATIONS["call"] = lambda request: __main__._write(777, b"V" + b"[" * 30000 + b"]" * 30000)\n${body("return 0")}`,
    status: "failed",
    timeLimit: 20,
  },
  {
    title: "names an exception that is none",
    program: `import __main__\n__main__._OPERATIONS["call"] = lambda request: __main__._send(b"X", {"type": ["x"], "message": {}, "bases": ["SystemExit", "__import__"]})\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "answers while its object is deleted",
    program: `import os\nclass D:\n    def __del__(self): os.write(777, b"V[4, {}]")\nd = D()\n${body("global d", "d = None", "return 0")}`,
    status: "failed",
    type: "protocol",
  },
  {
    title: "answers when the interpreter ends",
    program: `import atexit, os\natexit.register(lambda: os.write(777, b"R{}"))\n${body("return 0")}`,
    status: "failed",
    type: "AssertionError",
  },
  {
    title: "raises an error whose class exits when it is described",
    program: `class M(type):\n    @property\n    def __mro__(cls): raise SystemExit(0)\nclass E(Exception, metaclass=M): pass\n${body("raise E()")}`,
    status: "failed",
  },
  {
    title: "raises an error whose text never ends",
    program: `class E(Exception):\n    def __str__(self):\n        while True: pass\n${body("raise E()")}`,
    status: "timeout",
    timeLimit: 0.4,
  },
  {
    title: "replaces compile, exec and isinstance",
    program: `import builtins\nbuiltins.compile = builtins.exec = lambda *a, **k: None\nbuiltins.isinstance = lambda *a: True\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "exits from an audit hook and a monitor",
    program: `import sys\ndef leave(*_): raise SystemExit(0)\nsys.monitoring.use_tool_id(0, "x")\nsys.monitoring.set_events(0, 1)\nsys.monitoring.register_callback(0, 1, leave)\nsys.addaudithook(leave)\n${body("return 0")}`,
    status: "failed",
  },
  {
    title: "exits while it is unpickled",
    program: `import os, pickle\nclass P:\n    def __reduce__(self): return (os._exit, (0,))\n${body("pickle.loads(pickle.dumps(P()))", "return 4")}`,
    status: "failed",
    type: "exit",
  },
  {
    title: "runs crafted bytecode",
    program: body(
      "import types",
      "return types.FunctionType(f.__code__.replace(co_code=bytes([255, 255] * 50), co_stacksize=1), {})(x)",
    ),
    status: "failed",
  },
  { title: "answers a text too long to send", program: body("return 'x' * (200 * 2**20)"), status: "memory" },
  {
    title: "answers an iterator without end",
    program: `import itertools\n${body("return itertools.count()")}`,
    status: "timeout",
    timeLimit: 0.4,
  },
];
