"""The namespace of the array API standard, beside NumPy, on random types, shapes and views."""

import inspect
import operator
import os
import unittest
import warnings

import numpy as np

import ashlar
from support import SEED, TYPES, Case

try:
    import hypothesis
    from hypothesis.extra.array_api import make_strategies_namespace
except ImportError:
    hypothesis = None

xp = ashlar.array_api
CASES = int(os.environ.get("ASHLAR_CASES") or 40)  # of each function
INTEGERS = [d for d in TYPES if xp.isdtype(d, "integral")]
FLOATS = [d for d in TYPES if xp.isdtype(d, "real floating")]
NUMBERS = INTEGERS + FLOATS
RENAMED = {"acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh",
           "atan": "arctan", "atanh": "arctanh", "atan2": "arctan2", "pow": "power",
           "bitwise_invert": "invert", "bitwise_left_shift": "left_shift",
           "bitwise_right_shift": "right_shift", "round": "rint"}
UNARY = {
    **dict.fromkeys("acos acosh asin asinh atan atanh cos cosh exp expm1 log log10 log1p log2 sin "
                    "sinh sqrt tan tanh".split(), FLOATS),
    **dict.fromkeys("abs ceil floor isfinite isinf isnan negative positive round sign square "
                    "trunc".split(), NUMBERS),
    "bitwise_invert": ["bool", *INTEGERS], "logical_not": ["bool"],
}
BINARY = {
    **dict.fromkeys("atan2 divide logaddexp".split(), FLOATS),
    **dict.fromkeys("add floor_divide greater greater_equal less less_equal multiply pow remainder "
                    "subtract".split(), NUMBERS),
    **dict.fromkeys(["equal", "not_equal"], TYPES),
    **dict.fromkeys("bitwise_and bitwise_or bitwise_xor".split(), ["bool", *INTEGERS]),
    **dict.fromkeys("bitwise_left_shift bitwise_right_shift".split(), INTEGERS),
    **dict.fromkeys("logical_and logical_or logical_xor".split(), ["bool"]),
}
OPERATORS = {
    **dict.fromkeys("add floordiv mod mul pow sub ge gt le lt".split(), NUMBERS),
    "truediv": FLOATS, **dict.fromkeys("eq ne".split(), TYPES),
    **dict.fromkeys("and_ or_ xor".split(), ["bool", *INTEGERS]),
    **dict.fromkeys("lshift rshift".split(), INTEGERS),
}
IN_PLACE = {**dict.fromkeys("iadd ifloordiv imod imul isub".split(), NUMBERS),
            "itruediv": FLOATS, **dict.fromkeys("iand ior ixor".split(), ["bool", *INTEGERS])}


class ArrayAPITest(Case):
    def setUp(self):
        super().setUp()
        self.compared = 0
        warnings.simplefilter("ignore")
        self.enterContext(np.errstate(all="ignore"))

    def tearDown(self):
        if self.compared:
            self.report("%d comparisons" % self.compared)
        super().tearDown()

    def draw(self, dtype, shape=None):
        """Returns an array of NumPy's and the same one of ours, a view or not."""
        shape = self.shape() if shape is None else shape
        a = self.view(dtype, shape) if self.rng.random() < 0.7 else self.elements(dtype, shape)
        return a, ashlar.asarray(a)

    def one(self, *choices):
        return choices[self.rng.integers(len(choices))]

    def check(self, got, want, what, *args, rtol=None, dtype=None):
        """Compares arrays, or lists of them, with NumPy's."""
        if isinstance(want, (list, tuple)):
            self.assertEqual(len(got), len(want), what)
            for g, w in zip(got, want):
                self.check(g, w, what, *args, rtol=rtol)
            return
        want = np.asarray(want)
        where = "%s of %s" % (what, args)
        self.assertIsInstance(got, ashlar.Array, where)
        self.assertEqual(got.dtype.name, dtype or want.dtype.name, where)
        self.assertEqual(got.shape, want.shape, where)
        rtol = rtol or {"float32": 2e-6, "float64": 1e-14}.get(got.dtype.name, 0)
        np.testing.assert_allclose(np.asarray(got).astype(want.dtype), want, rtol=rtol, atol=rtol,
                                   err_msg=where)
        self.compared += 1

    def pair(self, types):
        """Returns two arrays that broadcast, of types that promote to one of those."""
        left = self.one(*types)
        alike = [t for t in types if t.startswith("float") == left.startswith("float")
                 and (t == "bool") == (left == "bool")]
        shape = self.shape()
        other = tuple(n if self.rng.random() < 0.8 else 1 for n in shape)
        other = other[self.rng.integers(0, len(other) + 1):]
        # NumPy 1.24 leaves arrays without dimensions out when it promotes.
        right = self.one(*alike) if shape and other else left
        return self.draw(left, shape), self.draw(right, other)

    def test_unary(self):
        for name, types in UNARY.items():
            for dtype in types:
                for _ in range(CASES // 4):
                    a, x = self.draw(dtype)
                    want = getattr(np, RENAMED.get(name, name))(a)
                    if a.dtype.kind in "iu" and name in ("ceil", "floor", "round", "trunc"):
                        want = a
                    self.check(getattr(xp, name)(x), want, name, a)

    def arguments(self, name, types):
        """Returns the operands of an operation that NumPy and Go define."""
        (a, x), (b, y) = self.pair(types)
        if b.dtype.kind in "iu" and any(s in name for s in ("div", "mod", "remainder", "shift")):
            b = b.copy()
            b[...] = np.where(b == 0, 1, abs(b) % 8 + 1 if "shift" in name else b)
            y = ashlar.asarray(b)
        elif b.dtype.kind in "iu" and "pow" in name:
            b = (abs(b) % 4).astype(b.dtype)
            y = ashlar.asarray(b)
        return a, x, b, y

    def test_binary(self):
        for name, types in BINARY.items():
            for _ in range(CASES):
                a, x, b, y = self.arguments(name, types)
                want = getattr(np, RENAMED.get(name, name))(a, b)
                rtol = 5e-6 if want.dtype == np.float32 else None
                self.check(getattr(xp, name)(x, y), want, name, a, b, rtol=rtol)

    def test_operators(self):
        for name, types in OPERATORS.items():
            f = getattr(operator, name)
            for _ in range(CASES):
                a, x, b, y = self.arguments(name, types)
                rtol = 5e-6 if "float32" in (a.dtype.name, b.dtype.name) else None
                self.check(f(x, y), f(a, b), name, a, b, rtol=rtol)
                number = b.dtype.type(3).item()  # of Python, which takes the type of an array
                same = b.dtype.type(3)
                self.check(f(y, number), f(b, same), name, b, number, rtol=rtol)
                self.check(f(number, y), f(same, b), name, number, b, rtol=rtol)
                self.check(f(b, y), f(b, b), name, b, b, rtol=rtol)
        for name in ("neg", "pos", "abs", "invert"):
            f = getattr(operator, name)
            a, x = self.draw("int32")
            self.check(f(x), f(a), name, a)

    def test_in_place(self):
        for name, types in IN_PLACE.items():
            f = getattr(operator, name)
            for _ in range(CASES // 2):
                dtype = self.one(*types)
                a, _ = self.draw(dtype)
                a = a.copy()
                b = self.elements(dtype, a.shape[self.rng.integers(0, a.ndim + 1):])
                if b.dtype.kind in "iu":
                    b = np.where(b == 0, 1, b).astype(dtype)
                x, y = ashlar.asarray(a.copy()), ashlar.asarray(b)
                same = x
                rtol = 5e-6 if dtype == "float32" else None
                number = b.dtype.type(3)
                x = f(f(x, y), number.item())
                self.assertIs(x, same)
                self.check(x, f(f(a, b), number), name, a, b, rtol=rtol)
        x = xp.ones((2, 3))
        x @= xp.eye(3)
        self.check(x, np.ones((2, 3)), "imatmul")
        y = xp.ones(3, dtype="float32")
        with self.assertRaises(TypeError):
            y += xp.ones(3)
        with self.assertRaises(ValueError):
            y += xp.ones((2, 3), dtype="float32")
        del x, y, same

    def test_promotion(self):
        for left in TYPES:
            for right in TYPES:
                alike = (left in FLOATS) == (right in FLOATS) and (left == "bool") == (
                    right == "bool")
                if alike:
                    want = np.result_type(left, right).name
                    self.assertEqual(xp.result_type(left, right).name, want)
                    self.check(xp.equal(xp.ones(2, dtype=left), xp.ones(2, dtype=right)),
                               [True] * 2, "equal")
                else:
                    with self.assertRaises(TypeError):
                        xp.equal(xp.ones(2, dtype=left), xp.ones(2, dtype=right))
        for x, number in ((xp.ones(2, dtype="int32"), 2.5), (xp.ones(2, dtype="bool"), 1),
                          (xp.ones(2), True)):
            with self.assertRaises(TypeError):
                x + number
        with self.assertRaises(OverflowError):
            xp.ones(2, dtype="uint8") + 256
        for name, x in (("exp", xp.ones(2, dtype="int32")), ("logical_and", xp.ones(2)),
                        ("divide", xp.ones(2, dtype="int64")), ("mean", xp.ones(2, dtype="int64")),
                        ("add", xp.ones(2, dtype="bool")), ("sum", xp.ones(2, dtype="bool"))):
            with self.assertRaises(TypeError):
                getattr(xp, name)(*[x] * (2 if name in ("logical_and", "divide", "add") else 1))
        del x

    def axis(self, rank):
        """Returns an axis, several, none or all."""
        axes = [int(i) - rank * int(self.rng.integers(2)) for i in self.rng.permutation(rank)]
        return self.one(None, *axes, tuple(axes[:self.rng.integers(0, rank + 1)]))

    def test_statistics(self):
        for name in "all any max min sum prod mean var std".split():
            types = FLOATS if name in ("mean", "var", "std") else NUMBERS
            for _ in range(CASES * 2):
                a, x = self.draw(self.one(*TYPES if name in ("all", "any") else types))
                axis, keepdims = self.axis(a.ndim), self.one(True, False)
                options = {"axis": axis, "keepdims": keepdims}
                ours = dict(options)
                if name in ("sum", "prod"):
                    options["dtype"] = np.float64 if a.dtype.kind == "f" else np.int64
                if name in ("var", "std"):
                    ours["correction"] = options["ddof"] = self.one(0, 1, 0.5)
                try:
                    want = getattr(np, name)(a, **options)
                except ValueError:  # the largest of nothing
                    with self.assertRaises(ValueError):
                        getattr(xp, name)(x, **ours)
                    continue
                self.check(getattr(xp, name)(x, **ours), want, name, a, ours,
                           rtol=2e-5 if a.dtype == np.float32 else 1e-12)
        a, x = self.draw("float32", (3, 4))
        self.check(xp.sum(x, dtype="float32"), np.sum(a, dtype="f4"), "sum", a, rtol=1e-5)
        a, x = self.draw("uint8", (3, 4))
        self.check(xp.sum(x, dtype="uint8"), np.sum(a, dtype="u1"), "sum", a)
        self.check(xp.sum(x, dtype="float64"), np.sum(a, dtype="f8"), "sum", a)
        del x

    def test_searching_and_sorting(self):
        for _ in range(CASES * 2):
            a, x = self.draw(self.one(*NUMBERS), self.shape(self.rng.integers(1, 4)))
            axis = int(self.rng.integers(-a.ndim, a.ndim))
            self.check(xp.sort(x, axis=axis), np.sort(a, axis=axis), "sort", a, axis)
            self.check(xp.argsort(x, axis=axis), np.argsort(a, axis=axis, kind="stable"),
                       "argsort", a, axis)
            self.check(xp.sort(x, axis=axis, descending=True),
                       np.flip(np.sort(a, axis=axis), axis=axis), "sort", a, axis)
            places = xp.argsort(x, axis=axis, descending=True)
            self.check(xp.asarray(np.take_along_axis(a, np.asarray(places), axis)),
                       np.flip(np.sort(a, axis=axis), axis), "argsort", a, axis)
            self.check(xp.nonzero(x), np.nonzero(a), "nonzero", a)
            self.check(xp.nonzero(x > 0), np.nonzero(a > 0), "nonzero", a)
            if a.size:
                axis, keepdims = self.one(None, axis), self.one(True, False)
                for name in ("argmax", "argmin"):
                    self.check(getattr(xp, name)(x, axis=axis, keepdims=keepdims),
                               getattr(np, name)(a, axis=axis, keepdims=keepdims), name, a, axis)
            (a, x), (b, y) = self.pair(NUMBERS)
            m, mask = self.draw("bool", a.shape)
            self.check(xp.where(mask, x, y), np.where(m, a, b), "where", m, a, b)
            self.check(xp.where(mask, x, a.dtype.type(2).item()), np.where(m, a, a.dtype.type(2)),
                       "where", m, a)
            del places
        del x, y, mask

    def test_sets(self):
        for _ in range(CASES * 2):
            a, x = self.draw(self.one(*TYPES))
            if a.dtype.kind in "iu":
                a = a // a.dtype.type(20)
            elif a.dtype.kind == "f":
                a = a.round()
            a = np.asarray(a)
            x = xp.asarray(a)
            want = np.unique(a, True, True, True, equal_nan=False)
            want = (*want[:2], want[2].reshape(a.shape), want[3])
            self.check(xp.unique_all(x), want, "unique_all", a)
            self.check(xp.unique_counts(x), (want[0], want[3]), "unique_counts", a)
            self.check(xp.unique_inverse(x), (want[0], want[2]), "unique_inverse", a)
            self.check(xp.unique_values(x), want[0], "unique_values", a)
        del x

    def test_manipulation(self):
        for _ in range(CASES * 2):
            a, x = self.draw(self.one(*TYPES))
            b, y = self.draw(a.dtype.name, a.shape)
            rank = a.ndim
            order = tuple(int(i) for i in self.rng.permutation(rank))
            self.check(xp.permute_dims(x, order), a.transpose(order), "permute_dims", a, order)
            shape = tuple(a.shape[i] for i in order)
            self.check(xp.reshape(x, shape), a.reshape(shape), "reshape", a, shape)
            copied = xp.reshape(x, shape, copy=True)
            self.check(copied, a.reshape(shape), "reshape", a, shape)
            if a.size:
                self.assertFalse(np.shares_memory(np.asarray(copied), a))
                self.check(xp.reshape(x, -1), a.reshape(-1), "reshape", a, -1)
            axis = int(self.rng.integers(-rank - 1, rank + 1))
            self.check(xp.expand_dims(x, axis=axis), np.expand_dims(a, axis), "expand_dims", a)
            self.check(xp.stack([x, y], axis=axis), np.stack([a, b], axis), "stack", a, b)
            self.check(xp.squeeze(xp.expand_dims(x, axis=axis), axis), a, "squeeze", a)
            self.check(xp.broadcast_to(x, (2, *a.shape)), np.broadcast_to(a, (2, *a.shape)),
                       "broadcast_to", a)
            self.check(xp.concat([x, y], axis=None), np.concatenate([a, b], None), "concat", a, b)
            axis = self.axis(rank)
            self.check(xp.flip(x, axis=axis), np.flip(a, axis), "flip", a, axis)
            shift = int(self.rng.integers(-5, 6))
            if axis != ():  # which NumPy has no roll along
                self.check(xp.roll(x, shift, axis=axis), np.roll(a, shift, axis), "roll", a, axis)
            if rank:
                axis = int(self.rng.integers(-rank, rank))
                self.check(xp.concat([x, y], axis=axis), np.concatenate([a, b], axis), "concat", a)
                shifts = tuple(int(n) for n in self.rng.integers(-5, 6, rank))
                axes = tuple(range(rank))
                self.check(xp.roll(x, shifts, axis=axes), np.roll(a, shifts, axes), "roll", a)
            if rank >= 2:
                k = int(self.rng.integers(-4, 5))
                self.check(xp.tril(x, k=k), np.tril(a, k), "tril", a, k)
                self.check(xp.triu(x, k=k), np.triu(a, k), "triu", a, k)
                self.check(x.mT, a.swapaxes(-1, -2), "mT", a)
            (a, x), (b, y) = self.pair(TYPES)
            self.check(xp.broadcast_arrays(x, y), np.broadcast_arrays(a, b), "broadcast_arrays")
            if a.ndim == b.ndim == 1:
                self.check(xp.concat([x, y]), np.concatenate([a, b]), "concat", a, b)
                for indexing in ("xy", "ij"):
                    self.check(xp.meshgrid(x, y, indexing=indexing),
                               np.meshgrid(a, b, indexing=indexing), "meshgrid", a, b)
        del x, y, copied

    def key(self, shape):
        """Returns a random index of a shape, as x[...] takes it."""
        keys = []
        for n in shape:
            kind = self.rng.integers(4)
            if kind == 0 and n:
                keys.append(int(self.rng.integers(-n, n)))
            elif kind == 1:
                keys.append(slice(None))
            else:
                ends = [None, *range(-n - 2, n + 3)]
                keys.append(slice(self.one(*ends), self.one(*ends),
                                  self.one(None, 1, 2, -1, -2, 3)))
        for extra in (None, Ellipsis):
            if self.rng.random() < 0.3:
                at = self.rng.integers(0, len(keys) + 1)
                if extra is Ellipsis:
                    keys[at:at + self.rng.integers(0, 3)] = [extra]
                else:
                    keys.insert(at, extra)
        return keys[0] if len(keys) == 1 else tuple(keys)

    def test_indexing(self):
        for _ in range(CASES * 10):
            a, x = self.draw(self.one(*TYPES))
            key = self.key(a.shape)
            self.check(x[key], a[key], "getitem", a, key)
            a = a.copy()
            x = xp.asarray(a.copy())
            value = self.elements(a.dtype.name, a[key].shape[self.rng.integers(0, 2):])
            if value.ndim == 0 and self.rng.random() < 0.5:
                x[key] = value.item()
            else:
                x[key] = xp.asarray(value)
            a[key] = value
            self.check(x, a, "setitem", a, key)
            m, mask = self.draw("bool", a.shape)
            self.check(x[mask], a[m], "mask", a, m)
            x[mask] = value.dtype.type(1).item()
            a[m] = 1
            self.check(x, a, "mask", a, m)
            if a.ndim:
                m, mask = self.draw("bool", a.shape[:1])
                self.check(x[mask], a[m], "mask of rows", a, m)
                axis = int(self.rng.integers(-a.ndim, a.ndim))
                if a.shape[axis]:
                    n = a.shape[axis]
                    i, indices = self.draw(self.one("uint8", "int32", "int64"), (5,))
                    indices = xp.remainder(indices, n)
                    self.check(xp.take(x, indices, axis=axis), np.take(a, i % n, axis), "take", a)
                    del indices
        del x, mask

    def test_products(self):
        for _ in range(CASES * 2):
            dtype = self.one(*NUMBERS)
            rtol = {"float32": 1e-4, "float64": 1e-12}.get(dtype)
            n, k, m = (int(i) for i in self.rng.integers(0, 5, 3))
            batch = self.shape(self.rng.integers(0, 3), 3)
            draw = lambda *shape: tuple(  # noqa: E731
                f(a) for a in [np.nan_to_num(self.view(dtype, shape), posinf=3, neginf=2)]
                for f in (np.asarray, xp.asarray))
            (a, x), (b, y) = draw(*batch, n, k), draw(*batch[1:], k, m)
            self.check(xp.matmul(x, y), np.matmul(a, b), "matmul", a, b, rtol=rtol)
            self.check(x @ y, a @ b, "matmul", a, b, rtol=rtol)
            self.check(xp.matrix_transpose(x), a.swapaxes(-1, -2), "matrix_transpose", a)
            self.check(xp.linalg.diagonal(x), np.diagonal(a, 0, -2, -1), "diagonal", a)
            offset = int(self.rng.integers(-5, 6))
            self.check(xp.linalg.diagonal(x, offset=offset), np.diagonal(a, offset, -2, -1),
                       "diagonal", a, offset)
            wide = np.float64 if a.dtype.kind == "f" else np.int64
            self.check(xp.linalg.trace(x, offset=offset), np.trace(a, offset, -2, -1, dtype=wide),
                       "trace", a, offset, rtol=rtol)
            (v, s), (w, t) = draw(n), draw(m)
            self.check(xp.linalg.outer(s, t), np.outer(v, w), "outer", v, w, rtol=rtol)
            (a, x), (b, y) = draw(n, k), draw(k, m)
            for axes in (1, 0, ([1], [0]), ([-1], [-2])):
                self.check(xp.tensordot(x, y, axes=axes), np.tensordot(a, b, axes), "tensordot", a,
                           b, rtol=rtol)
            (a, x), (b, y) = draw(*batch, k), draw(k)
            self.check(xp.vecdot(x, y), np.asarray((a * b).sum(-1)).astype(dtype), "vecdot", a, b,
                       rtol=rtol)
            (a, x), (b, y) = draw(k, n), draw(k, n)
            self.check(xp.vecdot(x, y, axis=0), (a * b).sum(0).astype(dtype), "vecdot", a, b,
                       rtol=rtol)
            if dtype in FLOATS:
                self.floats(draw, rtol, batch)
        del x, y, s, t

    def floats(self, draw, rtol, batch):
        """Compares what there is of floats alone."""
        (a, x), (b, y) = draw(*batch, 3), draw(*batch, 3)
        self.check(xp.linalg.cross(x, y), np.cross(a, b), "cross", a, b, rtol=1e3 * rtol)
        (a, x), (b, y) = draw(3, 2), draw(3, 2)
        self.check(xp.linalg.cross(x, y, axis=0), np.cross(a, b, axis=0), "cross", a, b,
                   rtol=1e3 * rtol)
        self.decompositions(batch, draw(1)[0].dtype, rtol)
        n = int(self.rng.integers(1, 7))
        a = self.elements("float64", (*batch, n, n))
        a = (np.nan_to_num(a, posinf=3, neginf=2) + 20 * np.eye(n)).astype(draw(1)[0].dtype)
        x = xp.asarray(a)
        self.check(xp.linalg.det(x), np.linalg.det(a), "det", a, rtol=1e2 * rtol)
        self.check(xp.linalg.inv(x), np.linalg.inv(a), "inv", a, rtol=rtol)
        for power in (0, 1, 2, 5, -1):
            self.check(xp.linalg.matrix_power(x, power), np.linalg.matrix_power(a, power),
                       "matrix_power", a, power, rtol=1e2 * rtol)
        keepdims = self.one(True, False)
        for order in ("fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf):
            self.check(xp.linalg.matrix_norm(x, ord=order, keepdims=keepdims),
                       np.linalg.norm(a, order, (-2, -1), keepdims), "matrix_norm", a, order,
                       rtol=rtol)
        for order in (2, 1, 0, 3, 2.5, np.inf, -np.inf):
            self.check(xp.linalg.vector_norm(x, ord=order, axis=-1, keepdims=keepdims),
                       np.linalg.norm(a, order, -1, keepdims), "vector_norm", a, order, rtol=rtol)
        self.check(xp.linalg.vector_norm(x), np.asarray(np.linalg.norm(a.ravel())),
                   "vector_norm", a, rtol=rtol)

    def decompositions(self, batch, dtype, rtol):
        """Compares factors with NumPy's, or with matrices where signs are free."""
        xp, rtol = ashlar.array_api.linalg, 1e3 * rtol
        m, n = int(self.rng.integers(1, 6)), int(self.rng.integers(1, 6))
        a = self.rng.standard_normal((*batch, m, n)).astype(dtype)
        b = self.rng.standard_normal((*batch, m, 2)).astype(dtype)
        definite = a @ np.swapaxes(a, -2, -1) + 4 * np.eye(m, dtype=dtype)
        x, y, s = (ashlar.array_api.asarray(v) for v in (a, b, definite))
        sign, logarithm = np.linalg.slogdet(definite)
        values, ours = np.linalg.svd(a, compute_uv=False), xp.slogdet(s)
        for name, got, want in (
            ("solve", xp.solve(s, y), np.linalg.solve(definite, b)),
            ("cholesky", xp.cholesky(s), np.linalg.cholesky(definite)),
            ("svdvals", xp.svdvals(x), values),
            ("eigvalsh", xp.eigvalsh(s), np.linalg.eigvalsh(definite)),
            ("pinv", xp.pinv(x), np.linalg.pinv(a)),
            ("matrix_rank", xp.matrix_rank(x), np.asarray(np.linalg.matrix_rank(a))),
            ("sign", ours.sign, np.asarray(sign)),
            ("logabsdet", ours.logabsdet, np.asarray(logarithm)),
            ("upper", xp.cholesky(s, upper=True),
             np.swapaxes(np.linalg.cholesky(definite), -2, -1)),
        ):
            self.check(got, want, name, a, rtol=rtol)
        for full in (False, True):
            u, s1, vh = xp.svd(x, full_matrices=full)
            k = min(m, n)
            product = (u[..., :k] * s1[..., None, :]) @ vh[..., :k, :]
            self.check(product, a, "svd", a, full, rtol=rtol)
            for factor in (u, xp.matrix_transpose(vh)):
                self.check_orthonormal(factor, dtype, rtol)
            q, r = xp.qr(x, mode="complete" if full else "reduced")
            self.check(q @ r, a, "qr", a, full, rtol=rtol)
            self.check_orthonormal(q, dtype, rtol)
        w, v = xp.eigh(s)
        self.check((v * w[..., None, :]) @ xp.matrix_transpose(v), definite, "eigh", a, rtol=rtol)
        self.assertRaises(ValueError, xp.inv, ashlar.array_api.zeros((m, m)))
        self.assertRaises(ValueError, xp.cholesky, ashlar.array_api.asarray(-np.eye(m)))
        self.assertRaises(ValueError, xp.qr, x, mode="other")
        self.assertRaises(TypeError, xp.svd, ashlar.array_api.asarray([[1, 2]]))

    def check_orthonormal(self, x, dtype, rtol):
        """Checks that columns are."""
        identity = np.broadcast_to(np.eye(x.shape[-1], dtype=dtype),
                                   (*x.shape[:-2], x.shape[-1], x.shape[-1]))
        self.check(ashlar.array_api.linalg.matrix_transpose(x) @ x, identity, "orthonormal",
                   rtol=rtol)

    def test_creation(self):
        for dtype in TYPES:
            shape = self.shape()
            for name in ("zeros", "ones"):
                self.check(getattr(xp, name)(shape, dtype=dtype), getattr(np, name)(shape, dtype),
                           name)
                like = xp.zeros(shape, dtype=dtype)
                self.check(getattr(xp, name + "_like")(like), getattr(np, name)(shape, dtype), name)
            self.assertEqual(xp.empty(shape, dtype=dtype).shape, shape)
            self.assertEqual(xp.empty_like(like).dtype.name, dtype)
            value = np.dtype(dtype).type(1).item()
            self.check(xp.full(shape, value, dtype=dtype), np.full(shape, value, dtype), "full")
            self.check(xp.full_like(like, value), np.full(shape, value, dtype), "full_like")
            rows, cols, k = (int(i) for i in self.rng.integers(0, 5, 3))
            self.check(xp.eye(rows, cols, k=k - 2, dtype=dtype), np.eye(rows, cols, k - 2, dtype),
                       "eye")
            self.check(xp.eye(rows, dtype=dtype), np.eye(rows, dtype=dtype), "eye")
            for other in TYPES:
                a = self.elements(dtype, shape)
                if a.dtype.kind == "f":
                    a = np.nan_to_num(abs(a), posinf=3)
                if other == "uint8":
                    a = abs(a)
                self.check(xp.astype(xp.asarray(a), other), a.astype(other), "astype", a, other)
        for value in (True, 3, 2.5):
            self.check(xp.full(3, value), np.full(3, value), "full")
        for _ in range(CASES):
            start, stop = (int(i) for i in self.rng.integers(-20, 20, 2))
            step = self.one(1, 2, 3, -1, -7)
            self.check(xp.arange(start), np.arange(start), "arange", start)
            self.check(xp.arange(start, stop, step), np.arange(start, stop, step), "arange")
            self.check(xp.arange(start, stop, step / 2), np.arange(start, stop, step / 2), "arange")
            self.check(xp.arange(start, stop, step, dtype="float32"),
                       np.arange(start, stop, step, "f4"), "arange")
            n, endpoint = int(self.rng.integers(0, 9)), self.one(True, False)
            self.check(xp.linspace(start, stop, n, endpoint=endpoint),
                       np.linspace(start, stop, n, endpoint), "linspace", start, stop, n)
            self.check(xp.linspace(start, stop, n, dtype="float32"),
                       np.linspace(start, stop, n, dtype="f4"), "linspace", start, stop, n)
        del like

    def test_signatures(self):
        """Functions take their arguments as those of NumPy's namespace of the standard do."""
        import numpy.array_api as theirs
        count = 0
        for ours, theirs in ((xp, theirs), (xp.linalg, theirs.linalg)):
            for name, f in vars(theirs).items():
                if not inspect.isfunction(f) or not hasattr(ours, name) or name == "logaddexp":
                    continue  # NumPy 1.24 takes those of logaddexp by name too
                got, want = (inspect.signature(f).parameters.values()
                             for f in (getattr(ours, name), f))
                # A later version may take more.
                more = [p for p in list(got)[len(want):] if p.kind is not p.KEYWORD_ONLY]
                self.assertEqual([(p.name, p.kind) for p in list(got)[:len(want)]],
                                 [(p.name, p.kind) for p in want], name)
                self.assertEqual(more, [], name)
                count += 1
        self.report("%d functions" % count)

    @unittest.skipIf(hypothesis is None, "SKIPPED: there is no Hypothesis: "
                     "apt-get install python3-hypothesis")
    def test_hypothesis(self):
        """Arrays and indices of Hypothesis, which makes them of any namespace of the standard."""
        # It knows of 2021.12 in Debian.
        strategies = make_strategies_namespace(xp, api_version="2021.12")

        @hypothesis.seed(SEED)
        @hypothesis.settings(max_examples=5 * CASES, deadline=None, database=None,
                             suppress_health_check=list(hypothesis.HealthCheck))
        @hypothesis.given(hypothesis.strategies.data())
        def compare(data):
            dtype = data.draw(hypothesis.strategies.sampled_from(TYPES))
            shape = data.draw(strategies.array_shapes(min_dims=0, min_side=0))
            x = data.draw(strategies.arrays(getattr(xp, dtype), shape))
            key = data.draw(strategies.indices(shape, allow_newaxis=True))
            self.check(x[key], np.asarray(x)[key], "getitem", x, key)

        compare()

    def test_types(self):
        for dtype in FLOATS:
            ours, theirs = xp.finfo(dtype), np.finfo(dtype)
            for name in ("bits", "eps", "max", "min", "smallest_normal"):
                self.assertEqual(getattr(ours, name), getattr(theirs, name), name)
        for dtype in INTEGERS:
            ours, theirs = xp.iinfo(dtype), np.iinfo(dtype)
            for name in ("bits", "max", "min"):
                self.assertEqual(getattr(ours, name), getattr(theirs, name), name)
        self.assertTrue(xp.isdtype(xp.int32, "integral") and xp.isdtype(xp.bool, xp.bool))
        self.assertTrue(xp.isdtype(xp.uint8, ("bool", "unsigned integer")))
        self.assertFalse(xp.isdtype(xp.uint8, "signed integer") or xp.isdtype(xp.bool, "numeric"))
        self.assertTrue(xp.can_cast("int32", "int64") and not xp.can_cast("int64", "int32"))
        self.assertFalse(xp.can_cast("int32", "float64"))
        x = xp.ones(2)
        self.assertIs(x.__array_namespace__(), xp)
        self.assertEqual((bool(xp.asarray(True)), int(xp.asarray(3)), float(xp.asarray(2.5)),
                          complex(xp.asarray(2.5)), [7, 8][xp.asarray(1)]), (True, 3, 2.5, 2.5, 8))
        for f in (bool, int, float):
            with self.assertRaises(TypeError):
                f(x)
        del x
