"""Ashlar's tensors for NumPy users: arrays over memory that is shared, not copied.

    import ashlar, numpy as np
    x = ashlar.asarray(np.arange(6.0))  # shares memory
    y = x.__array_namespace__().exp(x)
    np.asarray(y)                       # shares memory
"""

from . import array_api
from ._array import Array, asarray
from ._dtypes import DType, by_name as _by_name
from ._library import AxisError, call, live_handles, names
from ._memory import from_dlpack

globals().update(_by_name)
__all__ = ["Array", "AxisError", "DType", "array_api", "asarray", "call", "from_dlpack",
           "live_handles", "names", *_by_name]
