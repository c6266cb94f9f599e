"""Functions of elements, and the operators that are they."""

from ._array import Array, asarray, check_number, is_number, result_type
from ._library import call, names

_UNARY = {
    "abs": "Abs", "acos": "Acos", "acosh": "Acosh", "asin": "Asin", "asinh": "Asinh",
    "atan": "Atan", "atanh": "Atanh", "bitwise_invert": "Not", "cos": "Cos", "cosh": "Cosh",
    "exp": "Exp", "expm1": "Expm1", "log": "Log", "log10": "Log10", "log1p": "Log1p",
    "log2": "Log2", "negative": "Neg", "sign": "Sign", "sin": "Sin", "sinh": "Sinh",
    "sqrt": "Sqrt", "square": "Square", "tan": "Tan", "tanh": "Tanh",
}
_ROUNDING = {"ceil": "Ceil", "floor": "Floor", "round": "Round", "trunc": "Trunc"}
_TESTS = {"isfinite": "IsFinite", "isinf": "IsInf", "isnan": "IsNaN"}
_BINARY = {
    "add": "Add", "atan2": "Atan2", "bitwise_and": "And", "bitwise_left_shift": "Shl",
    "bitwise_or": "Or", "bitwise_right_shift": "Shr", "bitwise_xor": "Xor", "equal": "Equal",
    "greater": "Greater", "greater_equal": "GreaterEqual", "less": "Less",
    "less_equal": "LessEqual", "multiply": "Mul", "not_equal": "NotEqual", "pow": "Pow",
    "remainder": "Mod", "subtract": "Sub",
}
_LOGICAL = {"logical_and": "And", "logical_or": "Or", "logical_xor": "Xor"}

# What no function of Go is, in the language of Fuse, where x is the operand that comes first.
_QUOTIENT = "sign(rem(x, y)) * sign(y) < 0"
_FUSED = {
    "logaddexp": {"float": "where(x == y, x + 0.6931471805599453, "
                           "maximum(x, y) + log1p(exp(-abs(x - y))))"},
    "floor_divide": {
        "float": "where(x != x || y == 0, x / y, "
                 "round((x - rem(x, y)) / y) - where(%s, 1, 0))" % _QUOTIENT,
        "int": "x / y - where(%s, 1, 0)" % _QUOTIENT, "uint": "x / y"},
}

_OPERATORS = {
    "add": "add", "and": "bitwise_and", "floordiv": "floor_divide", "lshift": "bitwise_left_shift",
    "mod": "remainder", "mul": "multiply", "or": "bitwise_or", "pow": "pow",
    "rshift": "bitwise_right_shift", "sub": "subtract", "truediv": "divide", "xor": "bitwise_xor",
}
_COMPARISONS = {"eq": "equal", "ge": "greater_equal", "gt": "greater", "le": "less_equal",
                "lt": "less", "ne": "not_equal"}
_SIGNS = {"abs": "abs", "invert": "bitwise_invert", "neg": "negative", "pos": "positive"}


def of_type(dtype, go, *args):
    """Calls the function of Go of an element type."""
    name = "%s.%s" % (dtype.go, go)
    if name not in names:
        raise TypeError("ashlar: there is no %s of %s" % (go, dtype.name))
    return call(name, *args)


def operands(x1, x2):
    """Returns arrays of the type that both promote to, which comes first. Numbers become arrays
    without dimensions."""
    if type(x1) is type(x2) is Array and x1.dtype is x2.dtype:
        return x1.dtype, x1, x2
    for x, other in ((x1, x2), (x2, x1)):
        if is_number(x) and isinstance(other, Array):
            check_number(x, other.dtype)
    dtype = result_type(*(x for x in (x1, x2) if isinstance(x, Array)))
    return dtype, *(x.astype(dtype, copy=False) if isinstance(x, Array) else
                    call(dtype.go + ".Scalar", x) for x in (x1, x2))


def _unary(name, go):
    def f(x, /):
        return of_type(x.dtype, go, x)
    return _named(f, name)


def _rounding(name, go):
    def f(x, /):
        return x.copy() if x.dtype.is_integer else of_type(x.dtype, go, x)
    return _named(f, name)


def _test(name, go):
    def f(x, /):
        if x.dtype.is_integer:
            return call("bool.Ones" if go == "IsFinite" else "bool.Zeros", *x.shape)
        return of_type(x.dtype, go, x)
    return _named(f, name)


def _binary(name, go):
    def f(x1, x2, /):
        if is_number(x2) and isinstance(x1, Array) and "%s.%sC" % (x1.dtype.go, go) in names:
            check_number(x2, x1.dtype)
            return of_type(x1.dtype, go + "C", x1, x2)
        dtype, x1, x2 = operands(x1, x2)
        return of_type(dtype, go, x1, x2)
    return _named(f, name)


def _logical(name, go):
    def f(x1, x2, /):
        _, x1, x2 = operands(x1, x2)
        _check_bool(name, x1)
        return call("bool." + go, x1, x2)
    return _named(f, name)


def _fused(name, expressions):
    def f(x1, x2, /):
        dtype, x1, x2 = operands(x1, x2)
        if dtype.kind not in expressions:
            raise TypeError("ashlar: there is no %s of %s" % (name, dtype.name))
        return call(dtype.go + ".Fuse", expressions[dtype.kind], x1, x2)
    return _named(f, name)


def _named(f, name):
    f.__name__ = f.__qualname__ = name
    f.__doc__ = "Is %s of the array API standard." % name
    return f


def _check_bool(name, x):
    if x.dtype.kind != "bool":
        raise TypeError("ashlar: there is no %s of %s" % (name, x.dtype.name))


def logical_not(x, /):
    """Is logical_not of the array API standard."""
    _check_bool("logical_not", x)
    return call("bool.Not", x)


def positive(x, /):
    """Is positive of the array API standard."""
    if x.dtype.kind == "bool":
        raise TypeError("ashlar: there is no positive of bool")
    return x.copy()


_quotient = _binary("divide", "Div")


def divide(x1, x2, /):
    """Is divide of the array API standard."""
    for x in (x1, x2):
        if isinstance(x, Array) and x.dtype.kind != "float":
            raise TypeError("ashlar: there is no divide of %s" % x.dtype.name)
    return _quotient(x1, x2)


functions = {"divide": divide, "logical_not": logical_not, "positive": positive}
for _table, _make in ((_UNARY, _unary), (_ROUNDING, _rounding), (_TESTS, _test),
                      (_BINARY, _binary), (_LOGICAL, _logical), (_FUSED, _fused)):
    functions.update({_name: _make(_name, _go) for _name, _go in _table.items()})


def matmul(x1, x2, /):
    """Is matmul of the array API standard."""
    dtype, x1, x2 = operands(x1, x2)
    return of_type(dtype, "MatMul", x1, x2).astype(dtype, copy=False)


# Operators.


def _operand(x):
    """Returns an operand of an operator: an array, a number, or None if it is neither."""
    if is_number(x) or isinstance(x, Array):
        return x
    if hasattr(x, "__array_interface__") or hasattr(x, "__dlpack__"):
        return asarray(x)
    return None


def _define(operator, function, go):
    def forward(self, other, /):
        other = _operand(other)
        return NotImplemented if other is None else function(self, other)

    def reflected(self, other, /):
        other = _operand(other)
        return NotImplemented if other is None else function(other, self)

    def in_place(self, other, /):
        other = _operand(other)
        if other is None:
            return NotImplemented
        if isinstance(other, Array) and result_type(self, other) is not self.dtype:
            raise TypeError("ashlar: arrays of %s do not take what is of %s" % (
                self.dtype.name, result_type(self, other).name))
        if "%s.Tensor.%s" % (self.dtype.go, go) in names:
            _, _, other = operands(self, other)
            self.go(go, self, other)
        else:
            self.go("Assign", function(self, other))
        return self

    for prefix, method in (("", forward), ("r", reflected), ("i", in_place)):
        method.__name__ = "__%s%s__" % (prefix, operator)
        if go is not None or not prefix:
            setattr(Array, method.__name__, method)


for _operator, _name in _OPERATORS.items():
    _define(_operator, functions[_name], {**_BINARY, "divide": "Div"}.get(_name, ""))
for _operator, _name in _COMPARISONS.items():
    _define(_operator, functions[_name], None)
for _operator, _name in _SIGNS.items():
    setattr(Array, "__%s__" % _operator, functions[_name])
_define("matmul", matmul, "")
Array.__hash__ = None
