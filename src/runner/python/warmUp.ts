/** Python source that a cell runs once, before its image is kept: what candidates usually import, and three repairs. */
export const warmUp = String.raw`
import importlib, sys
WARM = """abc array ast asyncio base64 bisect calendar cmath collections contextlib copy copyreg csv dataclasses datetime
decimal difflib enum fractions functools hashlib heapq html inspect io itertools json keyword linecache locale math
numbers operator os pprint queue random re secrets statistics string struct sys textwrap time timeit traceback types
typing unittest unicodedata uuid weakref zlib""".split()
for _name in WARM:
    importlib.import_module(_name)

# Every candidate has the same luck, and every build the same snapshot.
import random
random.seed(0)

# The C version of lru_cache uses up the native stack of a browser worker at a depth of a few hundred calls.
import ast, functools
_tree = ast.parse(functools.__loader__.get_source("functools"))
_tree.body = [node for node in _tree.body if isinstance(node, ast.FunctionDef) and node.name == "_lru_cache_wrapper"]
exec(compile(_tree, "functools.py", "exec"), functools.__dict__)

# Pyodide's event loop needs JavaScript, which a locked cell refuses: this one only sleeps.
import asyncio, time
class _Selector:
    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return ()
class _Loop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Selector()
    def _process_events(self, events):
        pass
    def _write_to_self(self):
        pass
def _run(main, *, debug=None, loop_factory=None):
    loop = _Loop()
    asyncio._set_running_loop(None)
    try:
        return loop.run_until_complete(main)
    finally:
        loop.close()
asyncio.run = _run
asyncio.new_event_loop = asyncio.events.new_event_loop = _Loop
`;
