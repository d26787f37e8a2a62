/** Python source: `encode` turns plain data into JSON values and `decode` makes them again, so that no object crosses. */
export const codec = String.raw`
import builtins, collections, collections.abc, datetime, decimal, fractions, json, re

class NotPlain(Exception):
    pass

_WHOLE = {list: "list", tuple: "tuple", set: "set", frozenset: "frozenset"}
_MAKE = {name: kind for kind, name in _WHOLE.items()}
_MAPS = {dict: "dict", collections.defaultdict: "dict", collections.OrderedDict: "ordered", collections.Counter: "counter"}
_MAKE_MAP = {"dict": dict, "ordered": collections.OrderedDict, "counter": collections.Counter}
_TIMES = {datetime.date: "date", datetime.datetime: "datetime", datetime.time: "time"}
_MAKE_TIME = {name: kind for kind, name in _TIMES.items()}
_VIEWS = {type({}.keys()): "keys", type({}.values()): "values", type({}.items()): "items"}

class Truthy:
    """Stands for a value of which only the truth crosses, such as a re.Match."""
    def __init__(self, refuse):
        self.__dict__["refuse"] = refuse
    def __bool__(self):
        return True
    def __getattr__(self, name):
        self.__dict__["refuse"]("only the truth of a re.Match can be tested, not ." + name)
    def __eq__(self, other):
        if other is None:
            return False
        self.__dict__["refuse"]("a re.Match cannot be compared")
    __hash__ = None

def encode(value):
    kind = type(value)
    if value is None or kind is bool or kind is str:
        return value
    if kind is int:
        return value if -(2**53) < value < 2**53 else ["int", hex(value)]
    if kind is float:
        return ["float", value.hex()]
    if kind is complex:
        return ["complex", value.real.hex(), value.imag.hex()]
    if kind is bytes or kind is bytearray:
        return [kind.__name__, value.hex()]
    if kind in _WHOLE:
        return [_WHOLE[kind], [encode(item) for item in value]]
    if kind in _MAPS:
        return [_MAPS[kind], [[encode(key), encode(item)] for key, item in value.items()]]
    if kind is collections.deque:
        return ["deque", [encode(item) for item in value], value.maxlen]
    if kind is range:
        return ["range", encode(value.start), encode(value.stop), encode(value.step)]
    if kind is slice:
        return ["slice", encode(value.start), encode(value.stop), encode(value.step)]
    if kind is decimal.Decimal:
        return ["decimal", str(value)]
    if kind is fractions.Fraction:
        return ["fraction", encode(value.numerator), encode(value.denominator)]
    if kind in _TIMES:
        return [_TIMES[kind], value.isoformat()]
    if kind is datetime.timedelta:
        return ["timedelta", value.days, value.seconds, value.microseconds]
    if kind is re.Match:
        return ["truthy"]
    if kind in _VIEWS:
        return [_VIEWS[kind], [encode(item) for item in value]]
    if isinstance(value, tuple) and hasattr(kind, "_fields"):
        return ["tuple", [encode(item) for item in tuple.__iter__(value)]]
    if isinstance(value, collections.abc.Iterator):
        return ["iterator", [encode(item) for item in value]]
    raise NotPlain(f"a value of type {kind.__name__} cannot cross between candidate and tests")

def decode(value, refuse=None):
    if type(value) is not list:
        return value
    tag, *rest = value
    if tag in _MAKE:
        return _MAKE[tag](decode(item, refuse) for item in rest[0])
    if tag in _MAKE_MAP:
        return _MAKE_MAP[tag]({decode(key, refuse): decode(item, refuse) for key, item in rest[0]})
    if tag == "int":
        return int(rest[0], 16)
    if tag == "float":
        return float.fromhex(rest[0])
    if tag == "complex":
        return complex(float.fromhex(rest[0]), float.fromhex(rest[1]))
    if tag == "bytes" or tag == "bytearray":
        return getattr(builtins, tag).fromhex(rest[0])
    if tag == "deque":
        return collections.deque((decode(item, refuse) for item in rest[0]), rest[1])
    if tag == "range" or tag == "slice":
        return getattr(builtins, tag)(*(decode(item, refuse) for item in rest))
    if tag == "decimal":
        return decimal.Decimal(rest[0])
    if tag == "fraction":
        return fractions.Fraction(decode(rest[0]), decode(rest[1]))
    if tag in _MAKE_TIME:
        return _MAKE_TIME[tag].fromisoformat(rest[0])
    if tag == "timedelta":
        return datetime.timedelta(*rest)
    if tag == "truthy":
        return Truthy(refuse)
    if tag == "keys":
        return dict.fromkeys(decode(item, refuse) for item in rest[0]).keys()
    if tag == "values":
        return dict(enumerate(decode(item, refuse) for item in rest[0])).values()
    if tag == "items":
        return dict(decode(item, refuse) for item in rest[0]).items()
    if tag == "iterator":
        return iter([decode(item, refuse) for item in rest[0]])
    raise ValueError("unknown tag")
`;
