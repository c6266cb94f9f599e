"""What tests share."""

import gc
import os
import random
import unittest

import numpy as np

import ashlar

SEED = int(os.environ.get("ASHLAR_SEED") or random.randrange(1 << 32))
_DTYPES = [d for d in ashlar.__all__ if isinstance(getattr(ashlar, d), ashlar.DType)]
HALVES = [d for d in _DTYPES if getattr(ashlar, d).kind == "half"]
TYPES = [d for d in _DTYPES if d not in HALVES]
SHARED = [*TYPES, "float16"]  # with NumPy


class Case(unittest.TestCase):
    """A test that draws from a fresh seed, and leaves no handle."""

    def setUp(self):
        self.rng = np.random.default_rng([SEED, *self.id().encode()])
        gc.collect()
        self.before = ashlar.live_handles()

    def tearDown(self):
        gc.collect()
        self.assertEqual(ashlar.live_handles(), self.before, "handles that are left")

    def report(self, what):
        print("%s: %s, seed %d" % (self._testMethodName, what, SEED), flush=True)

    def shape(self, rank=None, most=4):
        rank = self.rng.integers(0, 5) if rank is None else rank
        return tuple(int(n) for n in self.rng.integers(0 if rank < 4 else 1, most + 1, rank))

    def elements(self, dtype, shape):
        """Returns an array of a shape, with special values among floats."""
        if dtype.startswith("float"):
            x = self.rng.normal(0, 3, shape).astype(dtype)
            special = self.rng.choice([0, -0.0, 1, -1, 0.5, 2.5, np.inf, -np.inf, np.nan], shape)
            return np.where(self.rng.random(shape) < 0.1, special, x).astype(dtype)
        low, high = {"bool": (0, 2), "uint8": (0, 100)}.get(dtype, (-100, 100))
        return np.asarray(self.rng.integers(low, high, shape)).astype(dtype)

    def view(self, dtype, shape):
        """Returns an array of a shape that is a view of a larger one: transposed, with steps, in
        reverse."""
        order = self.rng.permutation(len(shape))
        steps = self.rng.integers(1, 4, len(shape))
        offsets = self.rng.integers(0, 3, len(shape))
        whole = [0] * len(shape)
        for to, axis in enumerate(order):
            whole[axis] = int(shape[to] * steps[to] + offsets[to])
        x = self.elements(dtype, tuple(whole)).transpose(order)
        x = x[tuple(slice(o, o + n * s, s) for n, s, o in zip(shape, steps, offsets)) + (...,)]
        turns = (slice(None, None, -1 if self.rng.random() < 0.3 else 1) for _ in shape)
        return x[(*turns, ...)]
