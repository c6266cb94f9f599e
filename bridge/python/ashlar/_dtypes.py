"""Element types: those that Go has tensors of."""

from ._library import call

_KINDS = {0: "int", 1: "uint", 2: "float", 6: "bool"}
_FORMATS = {"int": "i", "uint": "u", "float": "f", "bool": "b"}


class DType:
    """An element type: its name, the name in Go, its kind (bool, int, uint or float) and bits."""

    __slots__ = ("name", "go", "kind", "bits", "code")

    def __init__(self, go, code, bits):
        self.go, self.code, self.bits = go, code, bits
        self.kind = _KINDS[code]
        self.name = "bool" if self.kind == "bool" else self.kind + str(bits)

    itemsize = property(lambda self: self.bits // 8)
    typestr = property(lambda self: "%s%s%d" % (
        "<" if self.bits > 8 else "|", _FORMATS[self.kind], self.itemsize))
    format = property(lambda self: {
        "bool": " ?", "int": " bh i   q", "uint": " BH I   Q", "float": "  e f   d",
    }[self.kind][self.itemsize], doc="What the modules struct and memoryview call an element.")
    python = property(lambda self: {"bool": bool, "float": float}.get(self.kind, int),
                      doc="The type of elements in Python.")
    is_integer = property(lambda self: self.kind in ("int", "uint"))

    def __repr__(self):
        return "ashlar." + self.name

    def __reduce__(self):
        return dtype_of, (self.name,)


by_go = {go: DType(go, code, bits) for go, code, bits in call("Types")}
by_name = {d.name: d for d in by_go.values()}
by_typestr = {d.typestr: d for d in by_go.values()}


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
