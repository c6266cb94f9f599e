"""The namespace of the array API standard."""

from ._array import asarray, result_type
from ._dtypes import by_name as _by_name
from ._memory import from_dlpack

globals().update(_by_name)
__all__ = ["asarray", "from_dlpack", "result_type", *_by_name]
