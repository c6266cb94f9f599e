"""The namespace of the array API standard, version 2022.12, of the element types that there are.

docs/python.md lists what it has.
"""

from math import e, inf, nan, pi

from . import _creation, _elementwise, _linalg as linalg, _manipulation, _reductions
from ._array import asarray, result_type
from ._dtypes import by_name as _by_name
from ._memory import from_dlpack

__array_api_version__ = "2022.12"
newaxis = None
__all__ = ["asarray", "e", "from_dlpack", "inf", "linalg", "nan", "newaxis", "pi", "result_type"]

for _module in (_creation, _manipulation, _reductions):
    globals().update({_name: getattr(_module, _name) for _name in _module.__all__})
    __all__ += _module.__all__
_types = {_name: _d for _name, _d in _by_name.items() if _d.kind != "half"}
for _table in (_types, _elementwise.functions, {_name: getattr(linalg, _name) for _name in (
        "matmul", "matrix_transpose", "tensordot", "vecdot")}):
    globals().update(_table)
    __all__ += _table
