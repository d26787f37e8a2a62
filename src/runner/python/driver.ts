// Over 150 lines: it is one Python program.
/** Python source: \`driver()\` answers one request of the host through file number 777, in either cell. */
export const driver = String.raw`
import os, sys, types

_read, _write, _loads, _dumps = os.read, os.write, json.loads, json.dumps
_EXCEPTIONS = {name: kind for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, Exception)}
_STOPS = (SystemExit, KeyboardInterrupt, GeneratorExit, StopIteration, StopAsyncIteration)
_MUTABLE = (list, dict, set, bytearray, collections.deque)
_space = {}

def _receive():
    parts = []
    while part := _read(777, 65536):
        parts.append(part)
    return _loads(b"".join(parts))

def _send(tag, value):
    _write(777, tag + _dumps(value).encode())

def _refuse(why):
    _send(b"U", str(why))

def _module(name):
    module = types.ModuleType(name)
    sys.modules[name] = module
    return module.__dict__

def _line(error, file):
    line, frame = None, error.__traceback__
    while frame:
        if frame.tb_frame.f_code.co_filename == file:
            line = frame.tb_lineno
        frame = frame.tb_next
    return line

def _describe(error):
    kind = type(error)
    try:
        message = str(error)
    except BaseException:
        message = ""
    line = error.lineno if isinstance(error, SyntaxError) else _line(error, "<candidate>")
    bases = [base.__name__ for base in kind.__mro__ if base.__module__ == "builtins"]
    return {"type": kind.__name__, "message": message[:500], "bases": bases, "candidateLine": line, "testLine": _line(error, "<test>")}

def _compiled(source):
    try:
        return compile(source, "<candidate>", "exec", dont_inherit=True)
    except MemoryError:
        raise
    except Exception as error:
        _send(b"Y", _describe(error))

def _load(request):
    code = _compiled(request["code"])
    if code is None:
        return
    names = _space["candidate"] = _module("candidate")
    try:
        exec(code, names)
    except BaseException as error:
        return _send(b"X", _describe(error))
    modules = [name for name, value in names.items() if type(value) is types.ModuleType and value.__name__ == name]
    _send(b"L", {"missing": [name for name in request["entryPoints"] if name not in names], "modules": modules})

def _call(request):
    args = [decode(value) for value in request["args"]]
    named = {name: decode(value) for name, value in request["named"].items()}
    try:
        value = _space["candidate"][request["name"]](*args, **named)
    except _STOPS as error:
        return _send(b"S", _describe(error))
    except BaseException as error:
        return _send(b"X", _describe(error))
    try:
        value = encode(value)
        after = [encode(arg) if type(arg) in _MUTABLE else None for arg in args]
        changed = {place: new for place, new in enumerate(after) if new is not None and new != request["args"][place]}
    except (NotPlain, RecursionError) as error:
        return _refuse(error)
    except _STOPS as error:
        return _send(b"S", _describe(error))
    except BaseException as error:
        return _send(b"X", _describe(error))
    _send(b"V", [value, changed])

def _mutate(arg, new):
    if type(arg) in (list, bytearray):
        arg[:] = new
    else:
        arg.clear()
        arg.extend(new) if type(arg) is collections.deque else arg.update(new)

def _stub(name):
    def function(*args, **named):
        try:
            sent = {"op": "call", "name": name, "args": [encode(arg) for arg in args], "named": {key: encode(arg) for key, arg in named.items()}}
        except (NotPlain, RecursionError) as error:
            _refuse(error)
        _send(b"C", sent)
        kind, answer = _receive()
        if kind == "V":
            for place, new in answer[1].items():
                _mutate(args[int(place)], decode(new, _refuse))
            return decode(answer[0], _refuse)
        known = next((_EXCEPTIONS[base] for base in answer["bases"] if base in _EXCEPTIONS), Exception)
        try:
            error = known(answer["message"])
        except TypeError:
            error = Exception(answer["message"])
        error.candidate = answer
        raise error
    function.__name__ = function.__qualname__ = name
    return function

def _verdict(request, names):
    answer = {"token": request["token"], "passed": False, "broken": False}
    try:
        test = compile(request["test"], "<test>", "exec", dont_inherit=True)
    except Exception as error:
        return _send(b"R", answer | _describe(error) | {"candidateLine": None, "testLine": getattr(error, "lineno", None), "broken": True})
    try:
        exec(test, names)
        if request["callsCheck"]:
            if "check" not in names:
                return _send(b"R", answer | {"type": "NameError", "message": "the test defines no function named check", "broken": True})
            names["check"](names[request["entryPoints"][0]])
    except BaseException as error:
        told = getattr(error, "candidate", None)
        described = _describe(error) | ({"type": told["type"], "candidateLine": told["candidateLine"]} if told else {})
        return _send(b"R", answer | described | {"broken": isinstance(error, ImportError) and not told})
    _send(b"R", answer | {"passed": True})

def _judge(request):
    names = _module("tests")
    try:
        exec(compile(request["prompt"], "<prompt>", "exec", dont_inherit=True), names)
    except Exception:
        pass
    for name in request["modules"]:
        if name in WARM and name not in names:
            names[name] = importlib.import_module(name)
    for name in request["entryPoints"]:
        names[name] = _stub(name)
    _verdict(request, names)

def _shared(request):
    code = _compiled(request["code"])
    if code is None:
        return
    names = _module("candidate")
    try:
        exec(code, names)
    except BaseException as error:
        return _send(b"X", _describe(error))
    missing = [name for name in request["entryPoints"] if name not in names]
    if missing:
        return _send(b"L", {"missing": missing, "modules": []})
    _verdict(request, names)

_OPERATIONS = {"load": _load, "call": _call, "judge": _judge, "shared": _shared}

def driver():
    request = _receive()
    try:
        _OPERATIONS[request["op"]](request)
    except MemoryError as error:
        # What the candidate answers can be too large to be sent.
        _send(b"X", _describe(error))
`;
