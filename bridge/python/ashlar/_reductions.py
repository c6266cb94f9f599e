"""Reductions: of all elements, or of those along axes."""

from ._dtypes import dtype_of
from ._elementwise import of_type

__all__ = ["all", "any", "argmax", "argmin", "max", "mean", "min", "prod", "std", "sum", "var"]


def reduce(go, x, axis, keepdims, *args):
    """Returns what a function of Go reduces x to, along an axis, or several, or all for None."""
    axes = tuple(range(x.ndim)) if axis is None else (axis,) if isinstance(axis, int) else axis
    if not axes:
        x, axes, keepdims = x.go("Unsqueeze", -1), (-1,), False
    result = of_type(x.dtype, go, x, *args, *axes)
    if keepdims:
        kept = {axis % x.ndim for axis in axes}
        result = result.go("Reshape", *(1 if i in kept else n for i, n in enumerate(x.shape)))
    return result


def _plain(name, go):
    def f(x, /, *, axis=None, keepdims=False):
        return reduce(go, x, axis, keepdims)
    f.__name__ = f.__qualname__ = name
    f.__doc__ = "Is %s of the array API standard." % name
    return f


all, any = _plain("all", "All"), _plain("any", "Any")
argmax, argmin = _plain("argmax", "ArgMax"), _plain("argmin", "ArgMin")
max, min = _plain("max", "Max"), _plain("min", "Min")
_mean = _plain("mean", "Mean")


def check_float(name, x):
    if x.dtype.kind != "float":
        raise TypeError("ashlar: there is no %s of %s" % (name, x.dtype.name))


def mean(x, /, *, axis=None, keepdims=False):
    """Is mean of the array API standard."""
    check_float("mean", x)
    return _mean(x, axis=axis, keepdims=keepdims)


def _accumulated(go, x, axis, dtype, keepdims):
    """Returns sums or products: of integers as int64, of floats as float64, or of a dtype."""
    dtype = dtype_of(dtype or ("float64" if x.dtype.is_float else "int64"))
    if dtype.kind == "float":
        x = x.astype(dtype, copy=False)
    return reduce(go, x, axis, keepdims).astype(dtype, copy=False)


def sum(x, /, *, axis=None, dtype=None, keepdims=False):
    """Is sum of the array API standard."""
    return _accumulated("Sum", x, axis, dtype, keepdims)


def prod(x, /, *, axis=None, dtype=None, keepdims=False):
    """Is prod of the array API standard."""
    return _accumulated("Prod", x, axis, dtype, keepdims)


def var(x, /, *, axis=None, correction=0.0, keepdims=False):
    """Is var of the array API standard."""
    check_float("var", x)
    if correction == int(correction):
        return reduce("VarDDOF", x, axis, keepdims, int(correction))
    result = reduce("VarDDOF", x, axis, keepdims, 0)
    count = x.size // (result.size or 1)
    return result * (count / (count - correction))


def std(x, /, *, axis=None, correction=0.0, keepdims=False):
    """Is std of the array API standard."""
    result = var(x, axis=axis, correction=correction, keepdims=keepdims)
    return of_type(result.dtype, "Sqrt", result)
