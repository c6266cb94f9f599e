"""The code in docs/python.md, and its table of names, which ASHLAR_UPDATE=1 writes."""

import doctest
import os
import pathlib
import re

import ashlar
from support import Case

GUIDE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "python.md"
MARK = "<!-- What follows is written by test_docs.py. -->\n"

STANDARD = {  # version 2022.12
    "constants": "e inf nan newaxis pi",
    "element types": "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 "
                     "complex64 complex128",
    "creation functions": "arange asarray empty empty_like eye from_dlpack full full_like linspace "
                          "meshgrid ones ones_like tril triu zeros zeros_like",
    "data type functions": "astype broadcast_arrays broadcast_to can_cast finfo iinfo isdtype "
                           "result_type",
    "elementwise functions":
        "abs acos acosh add asin asinh atan atan2 atanh bitwise_and bitwise_left_shift "
        "bitwise_invert bitwise_or bitwise_right_shift bitwise_xor ceil conj cos cosh divide equal "
        "exp expm1 floor floor_divide greater greater_equal imag isfinite isinf isnan less "
        "less_equal log log1p log2 log10 logaddexp logical_and logical_not logical_or logical_xor "
        "multiply negative not_equal positive pow real remainder round sign sin sinh square sqrt "
        "subtract tan tanh trunc",
    "indexing functions": "take",
    "linear algebra functions": "matmul matrix_transpose tensordot vecdot",
    "manipulation functions": "concat expand_dims flip permute_dims reshape roll squeeze stack",
    "searching functions": "argmax argmin nonzero where",
    "set functions": "unique_all unique_counts unique_inverse unique_values",
    "sorting functions": "argsort sort",
    "statistical functions": "max mean min prod std sum var",
    "utility functions": "all any",
    "extension linalg":
        "cholesky cross det diagonal eigh eigvalsh inv matmul matrix_norm matrix_power matrix_rank "
        "matrix_transpose outer pinv qr slogdet solve svd svdvals tensordot trace vecdot "
        "vector_norm",
    "extension fft": "fft ifft fftn ifftn rfft irfft rfftn irfftn hfft ihfft fftfreq rfftfreq "
                     "fftshift ifftshift",
    "methods and attributes of arrays":
        "__abs__ __add__ __and__ __array_namespace__ __bool__ __complex__ __dlpack__ "
        "__dlpack_device__ __eq__ __float__ __floordiv__ __ge__ __getitem__ __gt__ __index__ "
        "__int__ __invert__ __le__ __lshift__ __lt__ __matmul__ __mod__ __mul__ __ne__ __neg__ "
        "__or__ __pos__ __pow__ __rshift__ __setitem__ __sub__ __truediv__ __xor__ T device dtype "
        "mT ndim shape size to_device",
}


def table():
    """Returns the table of the standard's names: how many there are of each part, and the rest."""
    xp = ashlar.array_api
    lines = ["| part | names | here | missing |", "|---|---|---|---|"]
    total = [0, 0]
    for part, names in STANDARD.items():
        place = {"extension linalg": xp.linalg, "extension fft": getattr(xp, "fft", None),
                 "methods and attributes of arrays": ashlar.Array}.get(part, xp)
        names = names.split()
        missing = [name for name in names if not hasattr(place, name)]
        counts = len(names), len(names) - len(missing)
        total = [t + c for t, c in zip(total, counts)]
        text = " ".join("`%s`" % name for name in missing)
        lines.append("| %s | %d | %d | %s |" % (part, *counts, text))
    lines.append("| all | %d | %d | |" % tuple(total))
    return "\n".join(lines) + "\n"


class DocsTest(Case):
    def test_guide(self):
        text = re.sub(r"^```.*$", "", GUIDE.read_text(), flags=re.M)
        test = doctest.DocTestParser().get_doctest(text, {}, "python.md", str(GUIDE), 0)
        said = []
        result = doctest.DocTestRunner().run(test, out=said.append)
        self.assertEqual(result.failed, 0, "".join(said))
        self.assertGreater(result.attempted, 5)
        self.report("%d examples" % result.attempted)

    def test_names(self):
        text = GUIDE.read_text()
        self.assertIn(MARK, text)
        want = text.partition(MARK)[0] + MARK + "\n" + table()
        if os.environ.get("ASHLAR_UPDATE"):
            GUIDE.write_text(want)
        else:
            self.assertEqual(text, want, "docs/python.md is out of date: "
                             "ASHLAR_UPDATE=1 go test ./bridge")
