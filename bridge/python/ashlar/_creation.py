"""What makes arrays, and says of what type."""

import collections

from ._array import Array, result_type
from ._dtypes import by_name, dtype_of
from ._library import call
from ._memory import check_device

__all__ = ["arange", "astype", "can_cast", "empty", "empty_like", "eye", "finfo", "full",
           "full_like", "iinfo", "isdtype", "linspace", "ones", "ones_like", "zeros", "zeros_like"]


def lengths(shape):
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _default(*values):
    """Returns the element type of numbers."""
    kinds = {type(v) for v in values if v is not None}
    return by_name["bool" if kinds == {bool} else "float64" if float in kinds else "int64"]


def _maker(name, go):
    def f(shape, *, dtype=None, device=None):
        check_device(device)
        d = by_name["float64"] if dtype is None else dtype_of(dtype)
        return call("%s.%s" % (d.go, go), *lengths(shape))

    def like(x, /, *, dtype=None, device=None):
        return f(x.shape, dtype=dtype or x.dtype, device=device)

    for function, called in ((f, name), (like, name + "_like")):
        function.__name__ = function.__qualname__ = called
        function.__doc__ = "Is %s of the array API standard." % called
    return f, like


empty, empty_like = _maker("empty", "Zeros")
ones, ones_like = _maker("ones", "Ones")
zeros, zeros_like = _maker("zeros", "Zeros")


def full(shape, fill_value, *, dtype=None, device=None):
    """Is full of the array API standard."""
    check_device(device)
    d = _default(fill_value) if dtype is None else dtype_of(dtype)
    return call(d.go + ".Full", fill_value, *lengths(shape))


def full_like(x, /, fill_value, *, dtype=None, device=None):
    """Is full_like of the array API standard."""
    return full(x.shape, fill_value, dtype=dtype or x.dtype, device=device)


def arange(start, /, stop=None, step=1, *, dtype=None, device=None):
    """Is arange of the array API standard."""
    check_device(device)
    start, stop = (0, start) if stop is None else (start, stop)
    d = _default(start, stop, step)
    x = call(d.go + ".Arange", start, stop, step)
    return x if dtype is None else x.astype(dtype, copy=False)


def linspace(start, stop, /, num, *, dtype=None, device=None, endpoint=True):
    """Is linspace of the array API standard."""
    check_device(device)
    x = call("float64.Linspace", start, stop, num if endpoint else num + 1)
    x = x if endpoint else x[:num].copy()
    return x if dtype is None else x.astype(dtype, copy=False)


def eye(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None):
    """Is eye of the array API standard."""
    check_device(device)
    x = call("uint8.EyeOffset", n_rows, n_rows if n_cols is None else n_cols, k)
    return x.astype(by_name["float64"] if dtype is None else dtype)


def astype(x, dtype, /, *, copy=True):
    """Is astype of the array API standard."""
    return x.astype(dtype, copy=copy)


def can_cast(from_, to, /):
    """Is can_cast of the array API standard."""
    try:
        return result_type(from_, to) is dtype_of(to)
    except TypeError:
        return False


finfo_object = collections.namedtuple("finfo_object", "bits eps max min smallest_normal dtype")
iinfo_object = collections.namedtuple("iinfo_object", "bits max min dtype")


def finfo(type, /):
    """Is finfo of the array API standard."""
    d = type.dtype if isinstance(type, Array) else dtype_of(type)
    if not d.is_float:
        raise TypeError("ashlar: finfo of %s" % d.name)
    digits, exponent = {"float16": (10, 15), "bfloat16": (7, 127), "float32": (23, 127),
                        "float64": (52, 1023)}[d.name]
    eps = 2.0 ** -digits
    largest = (2 - eps) * 2.0 ** exponent
    return finfo_object(d.bits, eps, largest, -largest, 2.0 ** (1 - exponent), d)


def iinfo(type, /):
    """Is iinfo of the array API standard."""
    d = type.dtype if isinstance(type, Array) else dtype_of(type)
    if not d.is_integer:
        raise TypeError("ashlar: iinfo of %s" % d.name)
    bits = d.bits - (d.kind == "int")
    return iinfo_object(d.bits, (1 << bits) - 1, -(1 << bits) if d.kind == "int" else 0, d)


_KINDS = {
    "bool": ["bool"], "signed integer": ["int"], "unsigned integer": ["uint"],
    "integral": ["int", "uint"], "real floating": ["float", "half"], "complex floating": [],
    "numeric": ["int", "uint", "float", "half"],
}


def isdtype(dtype, kind):
    """Is isdtype of the array API standard."""
    if isinstance(kind, tuple):
        return any(isdtype(dtype, k) for k in kind)
    if not isinstance(kind, str):
        return dtype_of(dtype) is dtype_of(kind)
    if kind not in _KINDS:
        raise ValueError("ashlar: isdtype: there is no kind %r" % kind)
    return dtype_of(dtype).kind in _KINDS[kind]
