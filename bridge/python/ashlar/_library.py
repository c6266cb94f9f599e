"""The library in Go, and calls of its functions by name.

Values cross the border as words of 64 bits, which bridge/values.go reads and writes too.
"""

import array
import builtins
import ctypes
import functools
import os
import struct

NONE, INT, FLOAT, HANDLE, LIST, TEXT, SLICE, ELLIPSIS, RECORD = range(9)

_path = os.environ.get("ASHLAR_LIBRARY") or os.path.join(
    os.path.dirname(__file__), "libashlar.so")
_go = ctypes.CDLL(_path)
_go.ashlar_call.argtypes = [ctypes.c_void_p, ctypes.c_int64]
_go.ashlar_call.restype = ctypes.c_void_p
_go.ashlar_free.argtypes = [ctypes.c_void_p]
_go.ashlar_free.restype = None
_go.ashlar_release.argtypes = [ctypes.c_int64]
_go.ashlar_release.restype = None
destroy_capsule = ctypes.cast(_go.ashlar_destroy, ctypes.c_void_p)

_python = ctypes.pythonapi
_go.ashlar_python((ctypes.c_void_p * 6)(*(
    ctypes.cast(f, ctypes.c_void_p).value for f in (
        _python.PyCapsule_IsValid, _python.PyCapsule_GetPointer, _python.Py_IsInitialized,
        _python.PyGILState_Ensure, _python.PyGILState_Release, _python.Py_DecRef))))

_forked = []  # not empty in a process that has been forked, where Go does not go on
os.register_at_fork(after_in_child=lambda: _forked.append(True))


class AxisError(ValueError, IndexError):
    """An axis that an array does not have, or that was named twice."""


class Handle:
    """A value in Go, which is released with this object."""

    __slots__ = ("_handle",)

    def __init__(self, handle):
        self._handle = handle

    def __del__(self, release=_go.ashlar_release, forked=_forked):
        if not forked:
            release(self._handle)


tensor_class = Handle  # of handles of tensors, with their element type and shape; see _array.py


def call(name, *args):
    """Calls a function of Go, such as "float64.Sum", with numbers, texts, arrays, lists of these,
    what x[...] takes, and dicts for structures. Returns its result, or a tuple of several."""
    if _forked:
        raise RuntimeError("ashlar: a process that has been forked cannot use the library; "
                           "multiprocessing can spawn processes instead")
    words = array.array("q")
    _add_text(words, name)
    for arg in args:
        _add(words, arg)
    address, count = words.buffer_info()
    memory = _go.ashlar_call(address, count)
    try:
        size = ctypes.c_int64.from_address(memory).value
        results = (ctypes.c_int64 * size).from_address(memory + 8)[:]
    finally:
        _go.ashlar_free(memory)
    if results[0] == TEXT:
        kind, at = _read(results, 0)
        text, _ = _read(results, at)
        raise (AxisError if kind == "AxisError" else getattr(builtins, kind))(text)
    values, at = [], 1
    while at < size:
        value, at = _read(results, at)
        values.append(value)
    return values[0] if len(values) == 1 else tuple(values)


@functools.lru_cache(1 << 12)
def _packed(text):
    """Returns the words of a text: how many bytes there are, and these."""
    text = text.encode()
    return struct.pack("=q%ds" % (-len(text) // 8 * -8), len(text), text)


def _add_text(words, text):
    words.frombytes(_packed(text))


def _add(words, value):
    """Adds the words of a value."""
    if isinstance(value, Handle):
        words.append(HANDLE)
        words.append(value._handle)
    elif isinstance(value, int):
        words.append(INT)
        words.append(value)
    elif isinstance(value, float):
        words.append(FLOAT)
        words.frombytes(struct.pack("=d", value))
    elif isinstance(value, (list, tuple)):
        words.append(LIST)
        words.append(len(value))
        for v in value:
            _add(words, v)
    elif isinstance(value, str):
        words.append(TEXT)
        _add_text(words, value)
    elif isinstance(value, slice):
        words.append(SLICE)
        for v in (value.start, value.stop, value.step):
            _add(words, v)
    elif isinstance(value, dict):
        words.append(RECORD)
        words.append(len(value))
        for name, v in value.items():
            _add_text(words, name)
            _add(words, v)
    elif value is None or value is Ellipsis:
        words.append(NONE if value is None else ELLIPSIS)
    elif hasattr(value, "__index__"):
        _add(words, value.__index__())
    else:
        raise TypeError("ashlar: %r is nothing that a function can be called with" % (value,))


def _read(words, at):
    """Returns the value that is at a place in words, and the place of the next one."""
    kind, first = words[at], words[at + 1]
    if kind == INT:
        return first, at + 2
    if kind == FLOAT:
        return struct.unpack("=d", struct.pack("=q", first))[0], at + 2
    if kind == TEXT:
        end = at + 2 - -first // 8
        text = struct.pack("=%dq" % (end - at - 2), *words[at + 2:end])
        return text[:first].decode(), end
    if kind == LIST:
        values, at = [], at + 2
        for _ in range(first):
            value, at = _read(words, at)
            values.append(value)
        return values, at
    if not words[at + 2]:
        return Handle(first), at + 3
    dtype, at = _read(words, at + 3)
    end = at + 1 + words[at]
    return tensor_class(first, dtype, tuple(words[at + 1:end])), end


def live_handles():
    """Returns how many values in Go are held: by arrays, and by what shares their memory."""
    return call("Live")


names = frozenset(call("Names"))
