"""Element types: those that Go has tensors of."""

from ._library import call

_KINDS = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 6: "bool"}
_FORMATS = {"int": "i", "uint": "u", "float": "f", "bool": "b"}


class DType:
    """An element type: its name, the name in Go, its kind and bits. The kind is bool, int, uint,
    float, or half: floats of 16 bits, which are stored and compared, and not computed with."""

    __slots__ = ("name", "go", "kind", "bits", "code", "typestr")

    def __init__(self, go, code, bits):
        self.go, self.code, self.bits = go, code, bits
        kind = _KINDS[code]
        self.kind = "half" if bits == 16 and "float" in kind else kind
        self.name = "bool" if kind == "bool" else kind + str(bits)
        self.typestr = kind in _FORMATS and "%s%s%d" % (
            "<" if bits > 8 else "|", _FORMATS[kind], self.itemsize)

    itemsize = property(lambda self: self.bits // 8)
    format = property(lambda self: {
        "bool": " ?", "int": " bh i   q", "uint": " BH I   Q", "float": "    f   d",
    }[self.kind][self.itemsize], doc="What memoryview calls an element, unless that is a half.")
    is_integer = property(lambda self: self.kind in ("int", "uint"))
    is_float = property(lambda self: self.kind in ("float", "half"))
    python = property(lambda self: float if self.is_float else int if self.is_integer else bool,
                      doc="The type of elements in Python.")

    def __repr__(self):
        return "ashlar." + self.name

    def __reduce__(self):
        return dtype_of, (self.name,)


by_go = {go: DType(go, code, bits) for go, code, bits in call("Types")}
by_name = {d.name: d for d in by_go.values()}
by_typestr = {d.typestr: d for d in by_go.values() if d.typestr}


def dtype_of(d):
    """Returns the element type that d is, or that has its name."""
    if isinstance(d, DType):
        return d
    name = {bool: "bool", int: "int64", float: "float64"}.get(d) or getattr(d, "name", None) or (
        getattr(d, "__name__", None) or str(d))
    if name not in by_name:
        raise TypeError("ashlar: there are no arrays of %s, but of %s" % (
            name, ", ".join(sorted(by_name))))
    return by_name[name]
