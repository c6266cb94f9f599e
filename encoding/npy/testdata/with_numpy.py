"""Reads the arrays of a folder that Go wrote, and writes them in other ways for Go to read.

cases.json says the files, with the element types, shapes and elements that they have. Each is written
again as <file>.<way>.npy. What is wrong is printed.
"""
import io
import json
import sys

import numpy as np

folder = sys.argv[1]
version = tuple(int(n) for n in np.__version__.split(".")[:2])


def other_ways(a):
    yield "c", np.ascontiguousarray(a).reshape(a.shape)
    yield "f", np.asfortranarray(a).reshape(a.shape, order="A")
    yield "big", a.astype(a.dtype.newbyteorder(">"))
    wide = np.zeros([2 * n for n in a.shape], a.dtype)
    part = wide[(slice(None, None, 2),) * a.ndim + (...,)]
    part[...] = a
    yield "part", part
    back = (slice(None, None, -1),) * a.ndim + (...,)
    yield "reversed", np.array(a[back])[back]


def saved(a, version=None):
    b = io.BytesIO()
    np.lib.format.write_array(b, a, version=version, allow_pickle=False)
    return b.getvalue()


for case in json.load(open(folder + "/cases.json")):
    path = folder + "/" + case["file"]
    data = open(path, "rb").read()
    a = np.load(path)
    want = np.array(case["elements"], a.dtype).reshape(case["shape"])
    if a.dtype.str != case["descr"] or a.shape != want.shape or not (a == want).all():
        print(f"{case}: {a!r} of type {a.dtype.str}")
    if version >= (1, 24) and saved(a) != data:
        print(f"{case}: NumPy writes {saved(a)!r}")
    for way, b in other_ways(a):
        np.save(f"{path}.{way}.npy", b)
    for major in 2, 3:
        open(f"{path}.v{major}.npy", "wb").write(saved(a, (major, 0)))
