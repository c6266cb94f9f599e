"""What rearranges arrays, and finds elements in them."""

import collections

from ._array import result_type
from ._creation import lengths
from ._elementwise import of_type, operands
from ._library import call

__all__ = ["argsort", "broadcast_arrays", "broadcast_to", "concat", "expand_dims", "flip",
           "meshgrid", "nonzero", "permute_dims", "reshape", "roll", "sort", "squeeze", "stack",
           "take", "tril", "triu", "unique_all", "unique_counts", "unique_inverse",
           "unique_values", "where"]


def broadcast_to(x, /, shape):
    """Is broadcast_to of the array API standard. The result cannot be written to where an element
    shows twice."""
    return x.go("BroadcastTo", *shape)


def broadcast_arrays(*arrays):
    """Is broadcast_arrays of the array API standard; see broadcast_to."""
    shape = []
    for lengths in zip(*_aligned(arrays)):
        n = {n for n in lengths if n != 1} or {1}
        if len(n) > 1:
            raise ValueError("ashlar: broadcast_arrays: shapes %s" % ([x.shape for x in arrays],))
        shape.append(n.pop())
    return [broadcast_to(x, shape) for x in arrays]


def _aligned(arrays):
    """Returns the shapes of arrays, with as many dimensions each."""
    rank = max((x.ndim for x in arrays), default=0)
    return [(1,) * (rank - x.ndim) + x.shape for x in arrays]


def concat(arrays, /, *, axis=0):
    """Is concat of the array API standard."""
    dtype = result_type(*arrays)
    if axis is None:
        axis, arrays = 0, [x.go("Ravel") for x in arrays]
    return call(dtype.go + ".Concat", axis, *(x.astype(dtype, copy=False) for x in arrays))


def stack(arrays, /, *, axis=0):
    """Is stack of the array API standard."""
    dtype = result_type(*arrays)
    return call(dtype.go + ".Stack", axis, *(x.astype(dtype, copy=False) for x in arrays))


def expand_dims(x, /, *, axis=0):
    """Is expand_dims of the array API standard."""
    return x.go("Unsqueeze", axis)


def squeeze(x, /, axis):
    """Is squeeze of the array API standard."""
    axes = lengths(axis)
    return x.go("Squeeze", *axes) if axes else x


def flip(x, /, *, axis=None):
    """Is flip of the array API standard."""
    if axis == ():
        return x
    return x.go("Flip", *(() if axis is None else lengths(axis)))


def permute_dims(x, /, axes):
    """Is permute_dims of the array API standard."""
    if len(axes) != x.ndim:
        raise ValueError("ashlar: permute_dims: axes %s of rank %d" % (axes, x.ndim))
    return x.go("Transpose", *axes)


def reshape(x, /, shape, *, copy=None):
    """Is reshape of the array API standard."""
    if copy:
        x = x.go("Flatten")
    return x.go("View" if copy is False else "Reshape", *lengths(shape))


def roll(x, /, shift, *, axis=None):
    """Is roll of the array API standard."""
    if axis is None:
        flat = x.go("Ravel")
        return of_type(x.dtype, "Roll", flat, 0, shift).go("Reshape", *x.shape)
    axes = lengths(axis)
    shifts = lengths(shift)
    shifts = shifts * len(axes) if len(shifts) == 1 else shifts
    if len(shifts) != len(axes):
        raise ValueError("ashlar: roll: %d numbers for %d axes" % (len(shifts), len(axes)))
    for axis, n in zip(axes, shifts):
        x = of_type(x.dtype, "Roll", x, axis, n)
    return x


def take(x, indices, /, *, axis=None):
    """Is take of the array API standard."""
    if axis is None and x.ndim != 1:
        raise ValueError("ashlar: take: an axis is needed of an array of rank %d" % x.ndim)
    return of_type(x.dtype, "Take", x, axis or 0, indices.astype("int64", copy=False))


def meshgrid(*arrays, indexing="xy"):
    """Is meshgrid of the array API standard."""
    if indexing not in ("xy", "ij"):
        raise ValueError("ashlar: meshgrid: indexing is %r, want xy or ij" % (indexing,))
    order = list(range(len(arrays)))
    if indexing == "xy" and len(arrays) > 1:
        order[:2] = 1, 0
    lines = [x.go("Reshape", *(-1 if axis == order[i] else 1 for axis in range(len(arrays))))
             for i, x in enumerate(arrays)]
    return [x.copy() for x in broadcast_arrays(*lines)]


def tril(x, /, *, k=0):
    """Is tril of the array API standard."""
    return of_type(x.dtype, "Tril", x, k)


def triu(x, /, *, k=0):
    """Is triu of the array API standard."""
    return of_type(x.dtype, "Triu", x, k)


def where(condition, x1, x2, /):
    """Is where of the array API standard."""
    dtype, x1, x2 = operands(x1, x2)
    return of_type(dtype, "Where", condition, x1, x2)


def nonzero(x, /):
    """Is nonzero of the array API standard."""
    if not x.shape:
        raise ValueError("ashlar: nonzero of an array of no dimensions")
    places = of_type(x.dtype, "NonZero", x)
    return tuple(places[:, axis] for axis in range(x.ndim))


def sort(x, /, *, axis=-1, descending=False, stable=True):
    """Is sort of the array API standard. NaN is the largest."""
    result = of_type(x.dtype, "Sort", x, axis)
    return result.go("Flip", axis) if descending else result


def argsort(x, /, *, axis=-1, descending=False, stable=True):
    """Is argsort of the array API standard. NaN is the largest."""
    if not descending:
        return of_type(x.dtype, "ArgSort", x, axis)
    places = of_type(x.dtype, "ArgSort", x.go("Flip", axis), axis).go("Flip", axis)
    return x.shape[axis] - 1 - places


_All = collections.namedtuple("unique_all_result", "values indices inverse_indices counts")
_Counts = collections.namedtuple("unique_counts_result", "values counts")
_Inverse = collections.namedtuple("unique_inverse_result", "values inverse_indices")


def unique_all(x, /):
    """Is unique_all of the array API standard."""
    if x.dtype.kind == "bool":
        values, *others = call("uint8.UniqueAll", x.astype("uint8"))
        return _All(values.astype("bool"), *others)
    found = _All(*of_type(x.dtype, "UniqueAll", x))
    if x.dtype.kind != "float" or not found.values.size:
        return found
    nan = call(x.dtype.go + ".IsNaN", x)
    places = call("bool.NonZero", nan.go("Ravel"))[:, 0]
    if not places.size:
        return found
    # NaN are one for Go, the last; they are as many values as there are for the standard.
    values, indices, inverse, counts = found
    n = values.size - 1
    number = call("int.Arange", n, n + places.size, 1)
    inverse[nan] = number
    return _All(*(concat([part[:n], more]) for part, more in (
        (values, of_type(x.dtype, "Take", x.go("Ravel"), 0, places)), (indices, places))),
        inverse, concat([counts[:n], call("int.OnesLike", number)]))


def unique_counts(x, /):
    """Is unique_counts of the array API standard."""
    found = unique_all(x)
    return _Counts(found.values, found.counts)


def unique_inverse(x, /):
    """Is unique_inverse of the array API standard."""
    found = unique_all(x)
    return _Inverse(found.values, found.inverse_indices)


def unique_values(x, /):
    """Is unique_values of the array API standard."""
    return unique_all(x).values
