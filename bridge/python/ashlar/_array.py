"""Arrays: tensors of Go with the operators and attributes of the array API standard."""

import ctypes
import math
import pickle

from . import _library, _memory
from ._dtypes import by_go, by_name, dtype_of
from ._library import Handle, call, names


class Array(Handle):
    """An array: a tensor of the library in Go, over memory of Go's, or of somebody else's."""

    __slots__ = ("dtype", "shape", "__weakref__")
    __array_ufunc__ = None  # NumPy leaves operators to this class

    def __init__(self, handle, go, shape):
        self._handle, self.dtype, self.shape = handle, by_go[go], shape

    def go(self, method, *args):
        """Calls a method of tensors in Go, such as "Slice"."""
        return call("%s.Tensor.%s" % (self.dtype.go, method), self, *args)

    ndim = property(lambda self: len(self.shape))
    device = property(lambda self: "cpu")
    size = property(lambda self: math.prod(self.shape))
    strides = property(lambda self: tuple(call("Memory", self)[2]),
                       doc="How many elements neighbours along each axis are apart in memory.")
    readonly = property(lambda self: bool(self.go("IsReadOnly")))

    @property
    def T(self):
        if self.ndim != 2:
            raise ValueError("ashlar: T of an array of rank %d" % self.ndim)
        return self.go("T")

    mT = property(lambda self: self.go("T"))

    def astype(self, dtype, /, *, copy=True):
        """Returns a copy with elements of another type, or the array itself if copy is False and
        it has that type."""
        dtype = dtype_of(dtype)
        return self if dtype is self.dtype and not copy else call("To", self, dtype.go)

    def copy(self):
        """Returns a copy, in the order in memory that was chosen for the array, or row-major."""
        return self.go("Clone")

    def to_device(self, device, /, *, stream=None):
        _memory.check_device(device)
        return self

    # What shares memory.

    def __dlpack_device__(self):
        return _memory.CPU

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        if stream is not None:
            raise ValueError("ashlar: memory of the host has no streams")
        if dl_device not in (None, _memory.CPU):
            raise BufferError("ashlar: the memory is that of the host")
        x = self.copy() if copy else self
        versioned = max_version is not None and max_version[0] >= 1
        if not versioned and x.readonly:
            raise BufferError("ashlar: without a version, DLPack cannot say that an array is "
                              "read-only; copy it, or use numpy.asarray")
        return _memory.to_capsule(x, versioned, bool(copy))

    @property
    def __array_interface__(self):
        if not self.dtype.typestr:
            raise TypeError("ashlar: NumPy has no %s; astype has others" % self.dtype.name)
        address, read_only, strides = call("Memory", self)
        return {"version": 3, "shape": self.shape, "typestr": self.dtype.typestr,
                "data": (address, bool(read_only)),
                "strides": tuple(n * self.dtype.itemsize for n in strides)}

    def _bytes(self):
        """Returns a buffer with the bytes of a copy of the elements, in row-major order."""
        flat = self.go("Flatten")
        buffer = (ctypes.c_ubyte * (flat.shape[0] * self.dtype.itemsize))
        if not flat.shape[0]:
            return buffer()
        buffer = buffer.from_address(call("Memory", flat)[0])
        buffer.owner = flat
        return buffer

    def tolist(self):
        """Returns the elements as nested lists, or the one element of no dimensions."""
        if self.dtype.kind == "half":  # which memoryview does not know
            return self.astype("float32").tolist()
        values = memoryview(self._bytes()).cast("B").cast(self.dtype.format).tolist()
        return _nest(values, self.shape)

    def item(self):
        """Returns the only element."""
        return self.dtype.python(self.go("Item"))

    def __reduce_ex__(self, protocol):
        order = self.go("Layout")
        buffer = self.go("Transpose", *order)._bytes()
        buffer = pickle.PickleBuffer(buffer) if protocol >= 5 else bytes(buffer)
        return _restore, (self.dtype, tuple(self.shape[axis] for axis in order), order, buffer)

    # What the elements are.

    def __repr__(self):
        text = str(self).replace("\n", "\n      ")
        return "Array(%s, dtype=%s)" % (text, self.dtype.name)

    def __str__(self):
        return call("Text", self)

    def __len__(self):
        if not self.shape:
            raise TypeError("ashlar: an array of no dimensions has no length")
        return self.shape[0]

    def _only(self, python):
        if self.shape:
            raise TypeError("ashlar: an array of shape %s is no %s" % (
                self.shape, python.__name__))
        return python(self.item())

    def __bool__(self):
        return self._only(bool)

    def __int__(self):
        return self._only(int)

    def __float__(self):
        return self._only(float)

    def __complex__(self):
        return self._only(complex)

    def __index__(self):
        if not self.dtype.is_integer:
            raise TypeError("ashlar: an array of %s is no index" % self.dtype.name)
        return self._only(int)

    # Elements that are chosen.

    def __getitem__(self, key):
        if _is_mask(key):
            selection = self.go("Select", key)
            return call(self.dtype.go + ".Selection.Tensor", selection)
        return self.go("Slice", *_indices(key))

    def __setitem__(self, key, value):
        value = _value(value, self.dtype)
        if _is_mask(key):
            selection = self.go("Select", key)
            method = "Set" if isinstance(value, Array) else "Fill"
            call("%s.Selection.%s" % (self.dtype.go, method), selection, value)
            return
        part = self.go("Slice", *_indices(key))
        part.go("Assign" if isinstance(value, Array) else "Fill", value)

    def __array_namespace__(self, *, api_version=None):
        if api_version not in (None, "2021.12", "2022.12"):
            raise ValueError("ashlar: there is no version %r of the namespace" % (api_version,))
        from . import array_api
        return array_api


_library.tensor_class = Array


def _restore(dtype, shape, order, buffer):
    """Returns the array that was pickled: the axes of the shape are in the given order."""
    view = memoryview(buffer).cast("B")
    owner = bytearray(view) if view.readonly else view
    memory = (ctypes.c_ubyte * view.nbytes).from_buffer(owner)
    x = _memory.from_memory(memory, ctypes.addressof(memory), dtype, shape,
                            _memory.row_major(shape))
    return x.go("Transpose", *(order.index(axis) for axis in range(len(order))))


def _nest(values, shape):
    """Returns a list of elements in row-major order as nested lists."""
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    step = len(values) // max(shape[0], 1)
    return [_nest(values[i * step:(i + 1) * step], shape[1:]) for i in range(shape[0])]


def _is_mask(key):
    return isinstance(key, Array) and key.dtype.kind == "bool"


def _indices(key):
    """Returns what x[key] chooses along each axis."""
    keys = key if isinstance(key, tuple) else (key,)
    for k in keys:
        if not (k is None or k is Ellipsis or isinstance(k, slice) or hasattr(k, "__index__")) or (
                isinstance(k, (bool, Array)) and (isinstance(k, bool) or k.shape)):
            raise IndexError("ashlar: %r is no index: these are integers, slices, None, ..., or "
                             "one mask; take has others" % (k,))
    return keys


def _value(value, dtype):
    """Returns a value to set elements of a type to: a number, or an array of the type."""
    if is_number(value):
        check_number(value, dtype)
        return value
    value = asarray(value)
    if result_type(value, dtype) is not dtype:
        raise TypeError("ashlar: elements of %s cannot be set to %s" % (
            dtype.name, value.dtype.name))
    return value.astype(dtype, copy=False)


def asarray(obj, /, *, dtype=None, device=None, copy=None):
    """Returns an array of obj: of nested lists, or over the memory of an array of any library, or
    of a buffer. It is copied if copy is True or if it cannot be shared, and never if copy is False:
    then, that is a ValueError."""
    _memory.check_device(device)
    dtype = None if dtype is None else dtype_of(dtype)
    if isinstance(obj, Array):
        x = obj.copy() if copy and dtype in (None, obj.dtype) else obj
    elif hasattr(obj, "__array_interface__"):
        x = _memory.from_interface(_memory.lasting(obj), copy)
    elif hasattr(obj, "__dlpack__"):
        x = _memory.from_dlpack(obj, copy=copy)
    elif is_number(obj) or isinstance(obj, (list, tuple, complex)):
        if copy is False:
            raise ValueError("ashlar: numbers of Python cannot be shared")
        x = _memory.of_lists(obj, dtype)
    else:
        x = _memory.from_buffer(memoryview(obj), copy)
    if dtype in (None, x.dtype):
        return x
    if copy is False:
        raise ValueError("ashlar: elements of %s cannot be shared as %s" % (
            x.dtype.name, dtype.name))
    return x.astype(dtype)


# How element types go together.


def is_number(value):
    return isinstance(value, (bool, int, float))


def check_number(value, dtype):
    """Checks that a number can be an element of a type."""
    floats = ("float", "half")
    kinds = {bool: ("bool",), int: ("int", "uint", *floats), float: floats}
    if dtype.kind not in kinds[bool if isinstance(value, bool) else
                               int if isinstance(value, int) else float]:
        raise TypeError("ashlar: %r is no element of %s" % (value, dtype.name))
    if dtype.is_integer and not (
            -(1 << dtype.bits - 1) if dtype.kind == "int" else 0) <= value < (
            1 << dtype.bits - (dtype.kind == "int")):
        raise OverflowError("ashlar: %d is no element of %s" % (value, dtype.name))


def result_type(*arrays_and_dtypes):
    """Returns the element type that arrays and element types promote to."""
    if not arrays_and_dtypes:
        raise ValueError("ashlar: result_type of nothing")
    types = [x.dtype if isinstance(x, Array) else dtype_of(x) for x in arrays_and_dtypes]
    result = types[0]
    for d in types[1:]:
        result = _promoted(result, d)
    return result


def _promoted(x, y):
    if x is y or x.kind == y.kind != "half":
        return x if x.bits >= y.bits else y
    bits = max(x.bits, y.bits)
    if x.is_integer and y.is_integer:
        unsigned = x if x.kind == "uint" else y
        name = "int%d" % max(bits, 2 * unsigned.bits)
        if name in by_name:
            return by_name[name]
    raise TypeError("ashlar: %s and %s do not promote to one type" % (x.name, y.name))
