"""Computes with NumPy what numpy_test.go asks for, until its input ends.

A request is a line of JSON, {"operands": [[name, dtype, bytes, view], ...], "dtype": text,
"lets": text, "expression": text, "bound": text, "wide": bool}, and the bytes of the operands. An
operand is the view of b, the vector of its elements; if wide, in the widest type of its kind. The
answer is a line of JSON, {"results": [[dtype, shape], ...]}, and their bytes, those of the bound
last, or {"error": text}.
"""

import functools
import json
import math
import sys
import warnings

import numpy as np

np.seterr(all="ignore")
warnings.simplefilter("ignore")

erf = np.vectorize(math.erf, otypes=[float])
erfc = np.vectorize(math.erfc, otypes=[float])
widest = {"f": np.longdouble, "i": int, "u": int}
compiled = functools.lru_cache(1000)(lambda text: compile(text, text, "eval"))


def finite(x):
    return np.where(np.isfinite(x), np.abs(x), 0)


def truncated(x, y):
    """Integers x / y, truncated toward zero."""
    q = np.floor_divide(x, y)
    return np.where((np.remainder(x, y) != 0) & ((x < 0) != (y < 0)), q + 1, q).astype(x.dtype)


def power(x, y):
    """Integers to powers, refused if negative; NumPy does not look at those of nothing."""
    if np.any(y < 0):
        raise ValueError(y)
    return np.power(x, y)


def joined(x, axes):
    """x with axes, or all, made one, which is the last, in row-major order."""
    if axes is None:
        return x.reshape(-1)
    axes = sorted(np.core.numeric.normalize_axis_tuple(axes, x.ndim))
    kept = [i for i in range(x.ndim) if i not in axes]
    x = x.transpose(kept + axes)
    return x.reshape(x.shape[: len(kept)] + (math.prod(x.shape[len(kept) :]),))


def permanent(x, sign=1):
    """Of matrices of three rows: sums of products of an element of each."""
    even = sum(x[..., 0, i] * x[..., 1, i - 2] * x[..., 2, i - 1] for i in range(3))
    odd = sum(x[..., 0, i] * x[..., 1, i - 1] * x[..., 2, i - 2] for i in range(3))
    return even + sign * odd


def determinant(x):
    """As np.linalg.det, which has no digits more than float64."""
    return permanent(x, -1)


def inverses(x):
    """As np.linalg.inv of matrices of whole numbers, with all digits."""
    determinants = np.rint(np.linalg.det(x.astype(float)))
    if not np.all(determinants):
        raise ValueError("singular")
    cofactors = np.rint(np.linalg.inv(x.astype(float)) * determinants[..., None, None])
    return (cofactors / determinants[..., None, None].astype(x.dtype)).astype(x.dtype)


def layer_norm(x, weight, bias, epsilon):
    d = x - np.mean(x, -1, keepdims=True)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + epsilon) * weight + bias


def scatter_nd(x, points, y, add=False):
    """As ScatterND of ONNX, one point after the other, and with add as its sum."""
    z, axes = x.copy(), points.shape[-1]
    y = np.broadcast_to(y, points.shape[:-1] + x.shape[axes:])
    for i in np.ndindex(points.shape[:-1]):
        at = tuple(points[i])
        z[at] = z[at] + y[i] if add else y[i]
    return z


def largest(x, axis):
    return np.max(x, axis, initial=0, keepdims=True)


def top(x, k, axis):
    """The k largest and where they are, the first first."""
    n = x.shape[axis]
    if not 0 <= k <= n:
        raise ValueError(k)
    at = n - 1 - np.flip(np.argsort(np.flip(x, axis), axis, kind="stable"), axis)
    at = np.take(at, np.arange(k), axis)
    return np.take_along_axis(x, at, axis), at


def bottom(x, k, axis):
    """The k smallest and where they are, the first first."""
    if not 0 <= k <= x.shape[axis]:
        raise ValueError(k)
    at = np.take(np.argsort(x, axis, kind="stable"), np.arange(k), axis)
    return np.take_along_axis(x, at, axis), at


def unique_all(x):
    values, first, inverse, counts = np.unique(x, True, True, True)
    return values, first, inverse.reshape(x.shape), counts


def wrapped(x, widths):
    """As np.pad, of which version 1.24 wraps around wrongly more than once."""
    for axis, (before, after) in enumerate(widths):
        n = x.shape[axis]
        if n == 0 and before + after > 0:
            raise ValueError(widths)
        x = np.take(x, np.arange(-before, n + after) % max(n, 1), axis)
    return x


def put(z, axis, indices, y):
    """The elements of z are set in row-major order, in which the last counts."""
    z, indices = z.copy(), np.array(indices, order="C")
    y = np.broadcast_to(y, indexed(z, axis, indices))
    np.put_along_axis(z, indices, np.array(y, order="C"), axis)
    return z


def indexed(z, axis, indices):
    return np.take_along_axis(z, indices, axis).shape


def scatter(z, axis, indices, y):
    z, y = z.copy(), np.broadcast_to(y, indexed(z, axis, indices))
    at = list(np.indices(y.shape))
    at[axis] = np.broadcast_to(indices, y.shape)
    np.add.at(z, tuple(at), y)
    return z


def index_add(z, axis, indices, y):
    z, at = z.copy(), [slice(None)] * z.ndim
    at[axis] = indices
    np.add.at(z, tuple(at), y)
    return z


def shifted(x, axis, n):
    z, length = np.zeros_like(x), x.shape[axis]
    z, from_ = np.moveaxis(z, axis, 0), np.moveaxis(x, axis, 0)
    if abs(n) < length:
        z[max(n, 0) : length + min(n, 0)] = from_[max(-n, 0) : length - max(n, 0)]
    return np.moveaxis(z, 0, axis)


def sum_to(x, shape):
    if np.broadcast_shapes(x.shape, shape) != x.shape:
        raise ValueError(shape)
    x = np.sum(x, tuple(range(x.ndim - len(shape))))
    return np.sum(x, tuple(i for i in range(x.ndim) if shape[i] == 1), keepdims=True)


def windows(x, size, step):
    if size > x.shape[-1]:
        return np.empty(x.shape[:-1] + (0, size), x.dtype)
    return np.lib.stride_tricks.sliding_window_view(x, size, -1)[..., ::step, :]


def log_sum_exp(x, axes):
    m = np.max(x, axes, keepdims=True)
    m = np.where(np.isfinite(m), m, 0)
    sum = np.log(np.sum(np.exp(x - m), axes, keepdims=True)) + m
    return sum.reshape(np.sum(x, axes).shape)


def softmax(x, axis):
    e = np.exp(x - np.max(x, axis, keepdims=True, initial=-np.inf))
    return e / np.sum(e, axis, keepdims=True)


def log_softmax(x, axis):
    x = x - np.max(x, axis, keepdims=True, initial=-np.inf)
    return x - np.log(np.sum(np.exp(x), axis, keepdims=True))


def quantile(x, q, axes):
    """NumPy's, but of nothing, of which NumPy fails, and between infinities."""
    x = np.sort(joined(x, axes), -1)
    n = x.shape[-1]
    if x.size == 0:
        return np.full(x.shape[:-1], np.nan, x.dtype)
    at = q * (n - 1)
    a, b = x[..., int(at)], x[..., min(int(at) + 1, n - 1)]
    mean = np.where(at == int(at), a, (1 - at % 1) * a + at % 1 * b)
    between = np.isinf(a) | np.isinf(b)
    return np.where(between & ~np.isnan(x[..., -1]), mean, np.quantile(x, q, -1))


class Arithmetic:
    """Errors of arithmetic in floats of a type: eps is the distance of 1 from the next."""

    def __init__(self, dtype):
        info = np.finfo(dtype if np.dtype(dtype).kind == "f" else float)
        self.eps, self.huge = float(info.eps), float(info.max)
        self.tiny = float(info.smallest_subnormal)

    def sums(self, n, magnitudes):
        """The error of sums of n terms each, added in any order, given sums of their magnitudes:
        anything if they may overflow on the way."""
        off = n * (self.eps * magnitudes + self.tiny)
        return np.where(magnitudes > self.huge / 2, np.inf, off)

    def products(self, n, f, *operands, **options):
        """The error of sums of n products each, which f computes."""
        return self.sums(n + 1, f(*map(finite, operands), **options))

    def within_range(self, r, bound):
        """A bound of what is finite: terms that are not may cancel."""
        return np.where(np.isfinite(r), bound, np.inf)

    def determinant(self, x):
        """The error of determinants: anything if a product of some factors may overflow."""
        large = permanent(np.maximum(finite(x), 1))
        off = self.products(6, permanent, x) + 6 * self.tiny * large
        return np.where(large > self.huge / 2, np.inf, off)

    def cross(self, x, y):
        """The error of cross products."""
        x, y = finite(x), finite(y)
        terms = [x[..., i] * y[..., i - 1] + x[..., i - 1] * y[..., i] for i in (2, 0, 1)]
        return self.sums(2, np.stack(terms, -1))

    def einsum(self, text, operands):
        """The error of sums of products of several factors: anything if some of these may overflow,
        and what others lose that may underflow."""
        operands = [finite(x) for x in operands]
        large = np.einsum(text, *(np.maximum(x, 1) for x in operands))
        terms = np.einsum(text, *map(np.ones_like, operands))
        n = terms + len(operands)
        off = self.sums(n, np.einsum(text, *operands)) + n * self.tiny * large
        return np.where(large > self.huge, np.inf, off)

    def sum(self, terms, axes):
        magnitudes = np.sum(finite(terms), axes)
        return self.sums(terms.size / max(magnitudes.size, 1) + 1, magnitudes)

    def product(self, n, p, terms, axes=None, fold=np.prod):
        """The error of products p of n factors: anything if they may be too large or too small on
        the way."""
        a = np.abs(terms)
        usual = (a > 0) & np.isfinite(a)
        large = fold(np.where(usual, np.maximum(a, 1), 1), axes)
        small = fold(np.where(usual, np.minimum(a, 1), 1), axes)
        lost = (large > self.huge) | (small * self.eps < self.tiny)
        return np.where(lost, np.inf, n * self.eps * np.abs(p))

    def mean(self, x, axes):
        m = np.mean(x, axes)
        n = x.size / max(m.size, 1)
        return self.sum(x, axes) / n + self.eps * np.abs(m) + self.tiny

    def var(self, x, axes, ddof=0):
        """Of sums of squared distances from a mean that is itself rounded."""
        d = x - np.mean(x, axes, keepdims=True)
        n = x.size / max(np.mean(x, axes).size, 1)
        square, off = np.sum(d * d, axes), n * self.eps * np.mean(np.abs(x), axes)
        off = (n + 8) * self.eps * square + n * off * off + n * self.tiny
        few = (n <= ddof) & (square < n * self.tiny)
        lost = few | (square > self.huge / 4) | (np.sum(np.abs(x), axes) > self.huge / 2)
        return np.where(lost, np.inf, off / max(n - ddof, 1e-300))

    def layer_norm(self, r, x, weight, bias, epsilon):
        """Of distances from a mean, and of the square root of a variance."""
        d = x - np.mean(x, -1, keepdims=True)
        square = np.mean(d * d, -1, keepdims=True) + epsilon
        n, root = x.shape[-1], np.sqrt(square)
        off = (n + 2) * self.eps * np.mean(np.abs(x), -1, keepdims=True) + self.tiny
        off_root = self.root(square, self.var(x, -1)[..., None]) + 2 * self.eps * root
        off = off / root + np.abs(d) / root * (off_root / root + 2 * self.eps) + self.tiny
        return np.abs(weight) * off + 2 * self.eps * (np.abs(r) + np.abs(bias)) + self.tiny

    def rms_norm(self, r, x, weight):
        """Of quotients, which may underflow before they are multiplied by a weight."""
        lost = np.sum(x * x, -1, keepdims=True) > self.huge / 4
        off = (x.shape[-1] + 8) * self.eps * np.abs(r) + self.tiny * (1 + np.abs(weight))
        return np.where(lost, np.inf, off)

    def root(self, square, bound):
        """Of the root of a number that has an error."""
        off = np.sqrt(square + bound) - np.sqrt(np.maximum(square - bound, 0))
        return off + self.eps * np.sqrt(square)


def wire(a):
    """An array as it is sent."""
    return np.array(a, order="C")


def compute(request, read):
    env = dict(globals())
    blobs = [read(bytes) for _, _, bytes, _ in request["operands"]]
    dtype = request["dtype"]
    for (name, kind, _, view), blob in zip(request["operands"], blobs):
        x = eval(compiled(view), {"np": np, "b": np.frombuffer(blob, kind).copy()})
        env[name] = x.astype(widest.get(x.dtype.kind, x.dtype)) if request["wide"] else x
    if request["lets"]:
        exec(request["lets"], env)
    env.update(Arithmetic(dtype).__dict__, arithmetic=Arithmetic(dtype), dtype=dtype)
    results = eval(compiled(request["expression"]), env)
    results = list(results) if isinstance(results, (tuple, list)) else [results]
    env["r"] = results[0] if results else None
    if request["wide"]:
        results = [r.astype(dtype) if np.asarray(r).dtype == np.longdouble else r for r in results]
    if request["bound"]:
        bound = np.asarray(eval(compiled(request["bound"]), env), "f8")
        results.append(np.broadcast_to(bound, np.shape(results[0])))
    return [wire(r) for r in results]


def main():
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    while line := stdin.readline():
        request = json.loads(line)
        request["operands"] = request["operands"] or []
        data = stdin.read(sum(o[2] for o in request["operands"]))
        at = [0]

        def read(n):
            at[0] += n
            return data[at[0] - n : at[0]]

        try:
            blobs = compute(request, read)
            answer = {"results": [[a.dtype.str.lstrip("<|"), a.shape] for a in blobs]}
        except Exception as e:
            blobs, answer = [], {"error": f"{type(e).__name__}: {e}"}
        stdout.write(json.dumps(answer).encode() + b"\n")
        for a in blobs:
            stdout.write(a.tobytes())
        stdout.flush()


main()
