"""Memory shared with NumPy and PyTorch, copies, pickles, and what is left of them."""

import ctypes
import gc
import multiprocessing
import pickle
import sys
import threading
import unittest

import numpy as np

import ashlar
from support import HALVES, SHARED, TYPES, Case

try:
    import torch
except ImportError:
    torch = None


class Versioned:
    """An array as a library with version 1.0 of DLPack hands it out."""

    def __init__(self, x):
        self.x = x

    def __dlpack_device__(self):
        return self.x.__dlpack_device__()

    def __dlpack__(self, **kwargs):
        return self.x.__dlpack__(**{**kwargs, "max_version": (1, 0)})


class MemoryTest(Case):
    def test_from_numpy(self):
        count = 0
        for dtype in SHARED:
            for rank in range(7):
                for _ in range(6):
                    a = self.view(dtype, self.shape(rank))
                    x = ashlar.asarray(a, copy=False)
                    self.assertEqual((x.dtype.name, x.shape), (dtype, a.shape))
                    np.testing.assert_array_equal(np.asarray(x), a)
                    if a.size:
                        self.assertEqual(np.asarray(x).ctypes.data, a.ctypes.data)
                        a.flat[0] = not a.flat[0]
                        np.testing.assert_array_equal(np.asarray(x), a)
                    if dtype != "bool":  # which NumPy 1.24 knows not
                        np.testing.assert_array_equal(np.from_dlpack(ashlar.from_dlpack(a)), a)
                    np.testing.assert_array_equal(np.asarray(ashlar.from_dlpack(Versioned(x))), a)
                    count += 1
        self.report("%d arrays" % count)

    def test_to_numpy(self):
        for dtype in SHARED:
            for rank in range(7):
                x = ashlar.asarray(self.view(dtype, self.shape(rank))).copy().go("Transpose")
                shared = np.asarray(x)
                self.assertEqual((shared.dtype.name, shared.shape), (dtype, x.shape))
                if shared.size:
                    shared.flat[0] = not shared.flat[0]
                    self.assertEqual(np.array(x.tolist()).flat[0], shared.flat[0])
                if dtype != "bool":
                    back = np.from_dlpack(x)
                    self.assertEqual(shared.strides if shared.size else None,
                                     back.strides if shared.size else None)
                    del x
                    gc.collect()
                    np.testing.assert_array_equal(back, shared)

    def test_memory_outlives_arrays(self):
        for share in (np.asarray, np.from_dlpack):
            x = ashlar.call("float64.Full", 3.0, 1000)
            part = x[::-3]
            a = share(part)
            del x, part
            # These would use the memory again.
            others = [ashlar.call("float64.Full", 7.0, 1000) for _ in range(20)]
            gc.collect()
            np.testing.assert_array_equal(a, np.full(334, 3.0))
            del others
        a = np.arange(5.0)
        users = sys.getrefcount(a)
        x = ashlar.asarray(a)[1:]
        y = ashlar.from_dlpack(a)[1:]
        self.assertEqual(sys.getrefcount(a), users + 2)
        x.go("AddAt", 10.0, 0)
        self.assertEqual(a[1], 11)
        del x, y
        self.assertEqual(sys.getrefcount(a), users, "released once, with the last view")
        b = np.from_dlpack(ashlar.from_dlpack(a))
        self.assertEqual(sys.getrefcount(a), users + 1, "held by an array of NumPy's alone")
        del b
        self.assertEqual(sys.getrefcount(a), users)

    def test_read_only(self):
        a = np.arange(4.0)
        a.flags.writeable = False
        for x in (ashlar.asarray(a), ashlar.from_dlpack(Versioned(ashlar.asarray(a))),
                  ashlar.asarray(a)[1:], ashlar.asarray(np.broadcast_to(np.arange(3), (2, 3)))):
            self.assertTrue(x.readonly)
            with self.assertRaisesRegex(ValueError, "read-only"):
                x[0] = 1
            with self.assertRaises(BufferError):
                np.from_dlpack(x)
            self.assertFalse(np.asarray(x).flags.writeable)
        self.assertFalse(x.copy().readonly)
        del x

    def test_copies(self):
        a = np.arange(6.0)
        for obj in (a, ashlar.asarray(a), Versioned(ashlar.asarray(a))):
            for copy in (None, False, True):
                x = ashlar.asarray(obj, copy=copy)
                self.assertEqual(np.asarray(x).ctypes.data == a.ctypes.data, copy is not True)
        x = ashlar.from_dlpack(a, copy=True)
        self.assertNotEqual(np.asarray(x).ctypes.data, a.ctypes.data)
        big = np.arange(3, dtype=">f8")
        odd = np.frombuffer(bytes(17), dtype=np.uint8)[1:].view(np.float64)
        for obj in (big, odd, [1, 2], 3.5, b"abc"):
            with self.assertRaises((ValueError, TypeError)):
                ashlar.asarray(obj, copy=False)
            np.testing.assert_array_equal(
                np.asarray(ashlar.asarray(obj)), [97, 98, 99] if isinstance(obj, bytes) else obj)
        with self.assertRaises(ValueError):
            ashlar.asarray(a, dtype="float32", copy=False)
        self.assertEqual(ashlar.asarray(a, dtype="float32").dtype.name, "float32")

    def test_buffers(self):
        memory = bytearray(b"abc")
        x = ashlar.asarray(memory)
        x[0] = 65
        self.assertEqual(memory, b"Abc")
        del x
        memory += b"d"  # which a shared buffer would refuse
        numbers = (ctypes.c_int32 * 3)(1, 2, 3)
        self.assertEqual(ashlar.asarray(numbers).tolist(), [1, 2, 3])

    def test_types_that_are_missing(self):
        for dtype in ("i1", "i2", "u2", "u4", "u8", "c8", "c16", "U3", "M8[s]", "O"):

            with self.assertRaisesRegex(TypeError, "there are no arrays of"):
                ashlar.asarray(np.zeros(3, dtype))
        for dtype in (np.int8, "uint16", complex):
            with self.assertRaisesRegex(TypeError, "there are no arrays of"):
                ashlar.asarray([1], dtype=dtype)
        with self.assertRaisesRegex(TypeError, "no tensors of elements of kind 5"):
            ashlar.from_dlpack(np.zeros(3, complex))
        for obj in (1j, [1, "a"], object()):
            with self.assertRaises(TypeError):
                ashlar.asarray(obj)
        with self.assertRaises(ValueError):
            ashlar.asarray([[1, 2], [3]])

    def test_halves(self):
        """Floats of 16 bits are stored, compared and converted, and not computed with."""
        self.assertEqual(HALVES, ["float16", "bfloat16"])
        for dtype in HALVES:
            x = ashlar.asarray([[1.5, -0.0, 1 / 3], [float("inf"), 7, float("nan")]], dtype=dtype)
            near = np.asarray(x.astype("float32"))
            third = {"float16": 0.333251953125, "bfloat16": 0.333984375}[dtype]
            np.testing.assert_array_equal(near, np.array(
                [[1.5, -0.0, third], [np.inf, 7, np.nan]], "float32"))
            self.assertEqual(x.tolist()[0], [1.5, 0, third])
            self.assertEqual((x[0, 2].item(), float(x[1, 1])), (third, 7))
            np.testing.assert_array_equal(x > 1, near > 1)
            np.testing.assert_array_equal(ashlar.array_api.isnan(x), np.isnan(near))
            self.assertEqual(ashlar.array_api.sum(x[0]).item(), 1.5 + third)
            y = pickle.loads(pickle.dumps(x.T))
            self.assertIs(y.dtype, x.dtype)
            self.assertEqual((y.T[0].tolist(), y.strides), (x[0].tolist(), (1, 3)))
            x[x > 3] = 2
            x[0, 0] = 0.25
            self.assertEqual((x[0, 0].item(), x[1].tolist()[:2]), (0.25, [2, 2]))
            back = ashlar.from_dlpack(Versioned(x))
            self.assertEqual((back.dtype, back[0].tolist()), (x.dtype, x[0].tolist()))
            info = ashlar.array_api.finfo(x)
            self.assertTrue(np.isinf(ashlar.asarray([info.max * 1.01], dtype=dtype).tolist()[0]))
            self.assertEqual(ashlar.asarray([info.max, info.smallest_normal], dtype=dtype).tolist(),
                             [info.max, info.smallest_normal])
            for f in (lambda: x + x, lambda: ashlar.array_api.exp(x),
                      lambda: ashlar.array_api.result_type(x, "float32")):
                with self.assertRaisesRegex(TypeError, "float16"):
                    f()
        with self.assertRaisesRegex(TypeError, "NumPy has no bfloat16"):
            np.asarray(x)
        a = np.array([1.5, np.nan, 6e-8], "float16")
        self.assertEqual(memoryview(a).format, "e")
        self.assertEqual(ashlar.asarray(memoryview(a)).astype("float64").tolist()[::2],
                         a.astype("float64").tolist()[::2])

    def test_pickle(self):
        for dtype in SHARED:
            for protocol in range(2, 6):
                a = self.view(dtype, self.shape(3))
                x = ashlar.asarray(a)
                y = pickle.loads(pickle.dumps(x, protocol))
                np.testing.assert_array_equal(np.asarray(y), a)
                self.assertIs(y.dtype, x.dtype)
                if min(a.shape) > 1:
                    self.assertEqual(y.go("Layout"), x.go("Layout"))
        x = ashlar.call("float32.Zeros", 3, 4).go("WithLayout", 1, 0)
        buffers = []
        data = pickle.dumps(x, 5, buffer_callback=buffers.append)
        y = pickle.loads(data, buffers=buffers)
        self.assertEqual(y.strides, (1, 3))
        del buffers

    def test_round_trips(self):
        """10⁵ round trips leave no handle, though the garbage collectors run."""
        a = self.elements("float64", (3, 4))
        trips = 100_000
        for i in range(trips):
            b = np.from_dlpack(ashlar.from_dlpack(a))
            if i % 10_000 == 0:
                gc.collect()
                np.testing.assert_array_equal(b, a)
                self.assertLessEqual(ashlar.live_handles(), self.before + 4)
        del b
        self.assertEqual(ashlar.live_handles(), self.before)
        self.report("%d round trips, %d handles are left" % (trips, ashlar.live_handles()))

    def test_capsules_that_nobody_uses(self):
        x = ashlar.asarray([1.0])
        for version in (None, (1, 0)):
            capsule = x.__dlpack__(max_version=version)
            self.assertEqual(ashlar.live_handles(), self.before + 2)
            del capsule
        self.assertEqual(ashlar.live_handles(), self.before + 1)
        del x

    def test_threads(self):
        mistakes = []

        def work(seed):
            rng = np.random.default_rng(seed)
            for _ in range(100):
                a = rng.normal(size=(20, 30))
                x = ashlar.asarray(a)
                y = ashlar.call("float64.MatMul", x, x.T)
                if not np.allclose(np.from_dlpack(y), a @ a.T):
                    mistakes.append(seed)
                try:
                    ashlar.call("float64.MatMul", x, x)
                    mistakes.append("no error")
                except ValueError:
                    pass

        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(mistakes, [])

    def test_panics_of_other_goroutines(self):
        """What panics far below comes up as an exception, as often as it happens."""
        x = ashlar.asarray(np.ones(1 << 20, dtype=np.int64))
        zeros = ashlar.asarray(np.zeros(1 << 20, dtype=np.int64))
        for _ in range(10):
            with self.assertRaisesRegex(ZeroDivisionError, "integer division by zero"):
                ashlar.call("int.Div", x, zeros)
        del x, zeros

    def test_forks(self):
        if "fork" not in multiprocessing.get_all_start_methods():
            self.skipTest("SKIPPED: there are no forks here")
        x = ashlar.asarray([1.0])
        shared = [np.from_dlpack(x)]

        def child(queue):
            shared.clear()
            try:
                ashlar.asarray([1.0])
            except RuntimeError as e:
                queue.put(str(e))

        context = multiprocessing.get_context("fork")
        queue = context.Queue()
        process = context.Process(target=child, args=(queue,))
        process.start()
        self.assertIn("forked", queue.get(timeout=60))
        process.join(60)
        self.assertEqual(process.exitcode, 0)
        del x
        shared.clear()

    @unittest.skipIf(torch is None, "SKIPPED: there is no PyTorch: apt-get install python3-torch")
    def test_torch(self):
        for dtype in set(TYPES) - {"bool"}:  # which torch 1.13 does not share
            a = self.elements(dtype, self.shape(3, 5))
            x = ashlar.asarray(a)
            t = torch.from_dlpack(x)
            np.testing.assert_array_equal(t.numpy(), a)
            y = ashlar.from_dlpack(t.permute(2, 0, 1))
            np.testing.assert_array_equal(np.asarray(y), a.transpose(2, 0, 1))
            if a.size:
                self.assertEqual(t.data_ptr(), a.ctypes.data)
                self.assertEqual(np.asarray(y).ctypes.data, a.ctypes.data)
            del x, t, y
        for dtype in HALVES:
            x = ashlar.asarray([[1.5, -2.5, 0.375]], dtype=dtype)
            t = torch.from_dlpack(x)
            self.assertEqual((str(t.dtype), t.tolist()), ("torch." + dtype, x.tolist()))
            t[0, 1] = 8
            y = ashlar.from_dlpack(t.T)
            self.assertEqual((y.dtype.name, y.tolist()), (dtype, [[1.5], [8.0], [0.375]]))
            self.assertEqual(x[0, 1].item(), 8)
            del x, t, y
        self.report("torch %s" % torch.__version__)


class CallsTest(Case):
    def test_structures(self):
        x = ashlar.asarray(np.arange(16.0).reshape(1, 1, 4, 4))
        pool = {"Size": [2, 2], "Stride": [2, 2]}
        self.assertEqual(ashlar.call("float64.MaxPool", x, pool).tolist(), [[[[5, 7], [13, 15]]]])
        with self.assertRaisesRegex(TypeError, "argument 2"):
            ashlar.call("float64.MaxPool", x, {"Nothing": 1})
        del x

    def test_results(self):
        x = ashlar.asarray([3.0, 1.0, 2.0])
        values, places = ashlar.call("float64.TopK", x, 2, 0)
        self.assertEqual((values.tolist(), places.tolist()), ([3, 2], [0, 2]))
        parts = ashlar.call("float64.SplitSizes", x, 0, 1, 2)
        self.assertEqual([p.tolist() for p in parts], [[3], [1, 2]])
        self.assertEqual(ashlar.call("float64.Rand", None, 2, 3).shape, (2, 3))
        self.assertEqual(ashlar.call("float64.Einsum", "i,i->", x, x).item(), 14)
        selection = x.go("Select", [2, 0])
        self.assertEqual(ashlar.call("float64.Selection.Tensor", selection).tolist(), [2, 3])
        del x, values, places, parts, selection

    def test_overlap(self):
        """What is written over itself is as if it had been read before."""
        a = np.arange(6.0)
        x, y = ashlar.asarray(a), ashlar.asarray(a[1:])
        x[:-1] = y
        self.assertEqual(a.tolist(), [1, 2, 3, 4, 5, 5])
        del x, y


class ErrorsTest(Case):
    def test_classes(self):
        x = ashlar.asarray([[1.0, 2.0]])
        i = ashlar.asarray([1, 2])
        for error, text, f in [
            (IndexError, r"no index \[5\]", lambda: x[0, 5]),
            (IndexError, "is no index", lambda: x["a"]),
            (IndexError, "no axis 2", lambda: x[0, 0, 0]),
            (ashlar.AxisError, "Sum: no axis 7 in rank 2",
             lambda: ashlar.call("float64.Sum", x, 7)),
            (ValueError, r"MatMul: shapes \[\[1 2\] \[1 2\]\]",
             lambda: ashlar.call("float64.MatMul", x, x)),
            (ValueError, "no tensor can have shape", lambda: ashlar.call("float64.Zeros", -1)),
            (MemoryError, "takes more than", lambda: ashlar.call("float64.Zeros", 1 << 55)),
            (ZeroDivisionError, "by zero", lambda: ashlar.call("int.DivC", i, 0)),
            (TypeError, "there is no float64.Nothing", lambda: ashlar.call("float64.Nothing", x)),
            (TypeError, "argument 2 is", lambda: ashlar.call("float64.Add", x, i)),
            (TypeError, "takes 2 arguments", lambda: ashlar.call("float64.Add", x)),
            (OverflowError, "too (large|big)", lambda: ashlar.call("int.Zeros", 1 << 70)),
            (ValueError, "no device", lambda: x.to_device("gpu")),
        ]:
            with self.assertRaisesRegex(error, text):
                f()
        del x, i, f, error, text


if __name__ == "__main__":
    unittest.main()
