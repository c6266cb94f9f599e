"""Products and linear algebra: what there is of the extension linalg of the array API standard."""

import math
from collections import namedtuple

from . import _manipulation, _reductions
from ._array import result_type
from ._elementwise import functions, matmul, of_type, operands
from ._library import call
from ._reductions import reduce

__all__ = ["cholesky", "cross", "det", "diagonal", "eigh", "eigvalsh", "inv", "matmul",
           "matrix_norm", "matrix_power", "matrix_rank", "matrix_transpose", "outer", "pinv", "qr",
           "slogdet", "solve", "svd", "svdvals", "tensordot", "trace", "vecdot", "vector_norm"]

EighResult = namedtuple("EighResult", "eigenvalues eigenvectors")
QRResult = namedtuple("QRResult", "Q R")
SlogdetResult = namedtuple("SlogdetResult", "sign logabsdet")
SVDResult = namedtuple("SVDResult", "U S Vh")


def _algebra(go, x, *args):
    """Returns what package linalg of Go computes of arrays of floats."""
    _reductions.check_float(go, x)
    return of_type(x.dtype, "linalg." + go, x, *args)


def _last(x, axis):
    """Returns x with an axis moved to the end."""
    axis = range(x.ndim)[axis]
    return x.go("Transpose", *(i for i in range(x.ndim) if i != axis), axis)


def _product(go, x1, x2, *args):
    """Returns a product of Go's, which is wider than narrow integers, in the promoted type."""
    dtype, x1, x2 = operands(x1, x2)
    return of_type(dtype, go, x1, x2, *args).astype(dtype, copy=False)


def matrix_transpose(x, /):
    """Is matrix_transpose of the array API standard."""
    return x.go("T")


def outer(x1, x2, /):
    """Is outer of the array API standard."""
    return _product("Outer", x1, x2)


def tensordot(x1, x2, /, *, axes=2):
    """Is tensordot of the array API standard."""
    if isinstance(axes, int):
        axes = range(x1.ndim - axes, x1.ndim), range(axes)
    return _product("TensorDot", x1, x2, list(axes[0]), list(axes[1]))


def vecdot(x1, x2, /, *, axis=-1):
    """Is vecdot of the array API standard."""
    if axis != -1:
        rank = max(x1.ndim, x2.ndim)
        x1, x2 = (_last(x.go("Reshape", *(1,) * (rank - x.ndim), *x.shape), axis) for x in (x1, x2))
    return _product("VecDot", x1, x2)


def cross(x1, x2, /, *, axis=-1):
    """Is cross of the array API standard, of floats."""
    if axis == -1:
        return _product("Cross", x1, x2)
    result = _product("Cross", _last(x1, axis), _last(x2, axis))
    order = list(range(result.ndim - 1))
    order.insert(range(result.ndim)[axis], result.ndim - 1)
    return result.go("Transpose", *order)


def det(x, /):
    """Is det of the array API standard."""
    return _algebra("Det", x)


def inv(x, /):
    """Is inv of the array API standard. It raises a ValueError if a matrix is singular."""
    return _algebra("Inv", x)


def slogdet(x, /):
    """Is slogdet of the array API standard."""
    return SlogdetResult(*_algebra("SlogDet", x))


def solve(x1, x2, /):
    """Is solve of the array API standard. It raises a ValueError if a matrix is singular."""
    dtype, x1, x2 = operands(x1, x2)
    return _algebra("Solve", x1, x2)


def cholesky(x, /, *, upper=False):
    """Is cholesky of the array API standard. It raises a ValueError unless matrices are definite."""
    lower = _algebra("Cholesky", x)
    return matrix_transpose(lower) if upper else lower


def qr(x, /, *, mode="reduced"):
    """Is qr of the array API standard."""
    if mode not in ("reduced", "complete"):
        raise ValueError("ashlar: there is no mode %r of qr" % (mode,))
    return QRResult(*_algebra("QR" if mode == "reduced" else "QRComplete", x))


def svd(x, /, *, full_matrices=True):
    """Is svd of the array API standard."""
    u, s, vh = _algebra("SVD", x)
    if full_matrices:
        u = _basis(u)
        vh = matrix_transpose(_basis(matrix_transpose(vh)))
    return SVDResult(u, s, vh)


def _basis(x):
    """Returns x, whose columns are orthonormal, with as many more as there are rows."""
    rest = qr(x, mode="complete").Q[..., x.shape[-1]:]
    return _manipulation.concat([x, rest], axis=-1)


def svdvals(x, /):
    """Is svdvals of the array API standard."""
    return _algebra("SVDVals", x)


def eigh(x, /):
    """Is eigh of the array API standard."""
    return EighResult(*_algebra("EigSym", x))


def eigvalsh(x, /):
    """Is eigvalsh of the array API standard."""
    return _algebra("EigSymVals", x)


def _tolerance(rtol):
    """Returns what follows a matrix in arguments."""
    return () if rtol is None else (float(rtol),)


def pinv(x, /, *, rtol=None):
    """Is pinv of the array API standard, with one rtol for all matrices."""
    return _algebra("Pinv", x, *_tolerance(rtol))


def matrix_rank(x, /, *, rtol=None):
    """Is matrix_rank of the array API standard, with one rtol for all matrices."""
    return _algebra("MatrixRank", x, *_tolerance(rtol))


def diagonal(x, /, *, offset=0):
    """Is diagonal of the array API standard."""
    part = x[..., offset:] if offset >= 0 else x[..., -offset:, :]
    return part.go("Diagonal")


def trace(x, /, *, offset=0, dtype=None):
    """Is trace of the array API standard."""
    return _reductions.sum(diagonal(x, offset=offset), axis=-1, dtype=dtype)


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    """Is vector_norm of the array API standard."""
    _reductions.check_float("vector_norm", x)
    if ord == 2:
        return reduce("Norm", x, axis, keepdims)
    if ord == 0:
        return reduce("CountNonzero", x, axis, keepdims).astype(x.dtype)
    size = functions["abs"](x)
    if abs(ord) == math.inf:
        return reduce("Max" if ord > 0 else "Min", size, axis, keepdims)
    if ord == 1:
        return reduce("Sum", size, axis, keepdims)
    return reduce("Sum", size ** float(ord), axis, keepdims) ** (1 / ord)


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    """Is matrix_norm of the array API standard."""
    if ord == "fro":
        return vector_norm(x, axis=(-2, -1), keepdims=keepdims)
    if ord in (2, -2, "nuc"):
        values = svdvals(x)[..., None]
        return reduce({2: "Max", -2: "Min", "nuc": "Sum"}[ord], values, (-2, -1), keepdims)
    if ord not in (1, -1, math.inf, -math.inf):
        raise ValueError("ashlar: there is no norm %r of matrices" % (ord,))
    along = -2 if abs(ord) == 1 else -1
    sums = vector_norm(x, axis=along, keepdims=True, ord=1)
    result = reduce("Max" if ord > 0 else "Min", sums, (-2, -1), keepdims)
    return result


def matrix_power(x, n, /):
    """Is matrix_power of the array API standard; negative powers are those of inv."""
    if n < 0:
        x, n = inv(x), -n
    rows = x.shape[-1]
    result = call(x.dtype.go + ".Eye", rows).go("BroadcastTo", *x.shape).copy()
    while n:
        if n & 1:
            result = matmul(result, x)
        x, n = (matmul(x, x), n >> 1) if n > 1 else (x, 0)
    return result
