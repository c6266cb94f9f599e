"""Memory that is shared: DLPack, NumPy's interface of arrays, and buffers."""

import array
import ctypes
import sys

from . import _library
from ._dtypes import by_typestr, dtype_of
from ._library import call

CPU = (1, 0)  # device of DLPack
_MANAGED, _VERSIONED, _OBJECT = range(3)  # owners, as in bridge/dlpack.h
_NAMES = b"dltensor", b"dltensor_versioned"
_USED = b"used_dltensor", b"used_dltensor_versioned"

_BUFFERS = {"b": "?", "u": "BHILQ", "i": "bhilq", "f": "efd"}  # formats of buffers, by kind

_python = ctypes.pythonapi
_python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_IsValid.argtypes = [ctypes.py_object, ctypes.c_char_p]
_python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
_python.Py_IncRef.argtypes = _python.Py_DecRef.argtypes = [ctypes.py_object]


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = [
        ("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = [
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", _Tensor)]


def to_capsule(x, versioned, copied):
    """Returns the capsule of DLPack for an array."""
    pointer = call("Export", x, versioned, copied)
    return _python.PyCapsule_New(pointer, _NAMES[versioned], _library.destroy_capsule)


def from_dlpack(x, /, *, device=None, copy=None):
    """Returns an array over the memory of x, which may be of any library that has __dlpack__. It
    is copied if copy is True, and never if copy is False."""
    check_device(device)
    if tuple(int(i) for i in x.__dlpack_device__()) != CPU:
        raise BufferError("ashlar: the memory is not that of the host")
    try:
        capsule = x.__dlpack__(max_version=(1, 0))
    except TypeError:  # one who does not know of versions
        capsule = x.__dlpack__()
    versioned = bool(_python.PyCapsule_IsValid(capsule, _NAMES[1]))
    pointer = _python.PyCapsule_GetPointer(capsule, _NAMES[versioned])
    tensor, read_only = pointer, False
    if versioned:
        managed = _Versioned.from_address(pointer)
        if managed.major > 1:
            raise BufferError("ashlar: version %d of DLPack is not known" % managed.major)
        tensor, read_only = pointer + _Versioned.tensor.offset, bool(managed.flags & 1)
    result = call("Import", tensor, pointer, int(versioned), read_only)
    _python.PyCapsule_SetName(capsule, _USED[versioned])
    return result.copy() if copy else result


def from_memory(owner, address, dtype, shape, strides, read_only=False):
    """Returns an array over memory that is there as long as owner, an object. Strides count
    elements."""
    ints = ctypes.c_int64 * len(shape)
    tensor = _Tensor(address or None, *CPU, len(shape), dtype.code, dtype.bits, 1, ints(*shape),
                     ints(*strides), 0)
    _python.Py_IncRef(owner)
    try:
        return call("Import", ctypes.addressof(tensor), id(owner), _OBJECT, read_only)
    except BaseException:
        _python.Py_DecRef(owner)
        raise


def row_major(shape):
    """Returns the strides of a shape in row-major order."""
    strides, step = [], 1
    for n in reversed(shape):
        strides.append(step)
        step *= n
    return strides[::-1]


def lasting(x):
    """Returns x, or an array of NumPy if x is a scalar of it, whose memory does not last."""
    numpy = sys.modules.get("numpy")
    return numpy.asarray(x) if numpy and isinstance(x, numpy.generic) else x


def from_interface(x, copy):
    """Returns an array over what x.__array_interface__ says, a copy if it cannot be shared."""
    interface = x.__array_interface__
    shape, (address, read_only), typestr = (interface[k] for k in ("shape", "data", "typestr"))
    dtype = by_typestr.get(typestr.replace(">", "<"))
    if dtype is None:
        raise TypeError("ashlar: there are no arrays of NumPy's %s" % typestr)
    width = dtype.itemsize
    strides = interface.get("strides") or [n * width for n in row_major(shape)]
    if typestr != dtype.typestr or address % width or any(s % width for s in strides):
        if copy is False:
            raise ValueError("ashlar: elements of %s cannot be shared" % typestr
                             if typestr != dtype.typestr else
                             "ashlar: the memory is not aligned, so that it cannot be shared")
        return from_interface(x.astype(dtype.typestr), None)
    result = from_memory(x, address, dtype, shape, [s // width for s in strides], read_only)
    return result.copy() if copy else result


def from_buffer(view, copy):
    """Returns an array over a memoryview, a copy if it cannot be shared."""
    form = view.format.lstrip("@=<")
    kind = next((k for k, formats in _BUFFERS.items() if form in formats), "")
    dtype = by_typestr.get("%s%s%d" % ("<" if view.itemsize > 1 else "|", kind, view.itemsize))
    if dtype is None:
        raise TypeError("ashlar: there are no arrays of elements %r" % view.format)
    if copy or view.readonly or not view.c_contiguous:
        if copy is False:
            raise ValueError("ashlar: the buffer is read-only or not contiguous, "
                             "so that it cannot be shared")
        owner = bytearray(view.tobytes())
    else:
        owner = view
    memory = (ctypes.c_char * view.nbytes).from_buffer(owner)
    return from_memory(memory, ctypes.addressof(memory), dtype, view.shape, row_major(view.shape))


def from_elements(elements, dtype, shape):
    """Returns an array of a list of numbers, in row-major order."""
    widest = "float64" if dtype.is_float else "bool" if dtype.kind == "bool" else "int64"
    memory = array.array({"float64": "d", "int64": "q", "bool": "B"}[widest], elements)
    address = memory.buffer_info()[0]
    return from_memory(memory, address, dtype_of(widest), shape, row_major(shape)).astype(
        dtype, copy=False)


def check_device(device):
    if device not in (None, "cpu", CPU):
        raise ValueError("ashlar: there is no device %r but cpu" % (device,))


def nested(obj):
    """Returns the numbers in nested lists, in row-major order, and their shape."""
    if not isinstance(obj, (list, tuple)):
        return [obj], ()
    parts = [nested(o) for o in obj]
    shapes = {shape for _, shape in parts} or {()}
    if len(shapes) > 1:
        raise ValueError("ashlar: lists have unequal lengths")
    return [v for values, _ in parts for v in values], (len(obj), *shapes.pop())


def of_lists(obj, dtype):
    """Returns an array of nested lists of numbers, and of arrays of one."""
    elements, shape = nested(obj)
    elements = [e.item() if hasattr(e, "item") else e for e in elements]
    kinds = {type(e) for e in elements}
    if not kinds <= {bool, int, float}:
        raise TypeError("ashlar: there are no arrays of %s" % ", ".join(
            sorted(k.__name__ for k in kinds - {bool, int, float})))
    if dtype is None:
        dtype = dtype_of("float64" if float in kinds or not kinds else
                         "int64" if int in kinds else "bool")
    if dtype.is_integer and float in kinds:
        elements = [int(e) for e in elements]
    elif dtype.kind == "bool":
        elements = [bool(e) for e in elements]
    return from_elements(elements, dtype, shape)
