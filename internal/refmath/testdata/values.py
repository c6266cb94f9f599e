#!/usr/bin/env python3
"""Writes values.tsv: functions at hard arguments, to 62 digits, by mpmath 1.3.

Run in this folder: python3 values.py > values.tsv
"""
from mpmath import mp, mpf
import mpmath as m

mp.prec = 6000  # more than any argument of a float64 cancels

tiny, least, huge = "0x1p-1074", "0x1p-1022", "0x1.fffffffffffffp1023"
near1 = ["0x1p-60", "0x1p-30", "0x1p-17", "0x1p-16", "0x1.8p-15"]
some = ["0x1.3333333333333p-3", "0x1.62e42fefa39efp-2", "0x1.62e42fefa39efp-1", "0x1.999999999999ap-1", "0x1.fffffffffffffp-1"]
above = ["0x1.0000000000001p0", "0x1.8p0", "0x1.921fb54442d18p0", "0x1.7fffffffffffp1", "0x1.8p1", "0x1.921fb54442d18p1", "0x1.4p2", "0x1.b1234p4"]
far = ["0x1.62e42fefa39efp9", "0x1.74910d52d3053p9"]
# 6381956970095103·2^797 is the double nearest to a multiple of π/2 (Muller et al., Handbook of Floating-Point Arithmetic).
large = ["0x1.921fb54442d18p20", "0x1.6ac5b262ca1ffp849", "0x1p1000", huge]

both = lambda xs: xs + ["-" + x for x in xs]
everywhere = both([tiny, least] + near1 + some + above)
unit = both([tiny, least] + near1 + some)
positive = [tiny, least] + near1 + some + above + far + large

functions = {
    "Exp": (m.exp, everywhere + both(far)),
    "Exp2": (lambda x: mpf(2) ** x, everywhere + both(far)),
    "Expm1": (m.expm1, everywhere + both(far)),
    "Log": (m.log, positive),
    "Log2": (lambda x: m.log(x) / m.log(2), positive),
    "Log10": (lambda x: m.log(x) / m.log(10), positive),
    "Log1p": (m.log1p, positive + ["-" + x for x in [tiny, least] + near1 + some]),
    "Sqrt": (m.sqrt, positive),
    "Rsqrt": (lambda x: 1 / m.sqrt(x), positive),
    "Cbrt": (lambda x: m.sign(x) * m.root(abs(x), 3), everywhere + both(far + large)),
    "Sin": (m.sin, everywhere + both(far + large)),
    "Cos": (m.cos, everywhere + both(far + large)),
    "Tan": (m.tan, everywhere + both(far + large)),
    "Asin": (m.asin, unit),
    "Acos": (m.acos, unit),
    "Atan": (m.atan, everywhere + both(far + large)),
    "Sinh": (m.sinh, everywhere + both(far)),
    "Cosh": (m.cosh, everywhere + both(far)),
    "Tanh": (m.tanh, everywhere),
    "Asinh": (m.asinh, everywhere + both(far + large)),
    "Acosh": (m.acosh, above + far + large),
    "Atanh": (m.atanh, unit),
    "Erf": (m.erf, everywhere),
    "Erfc": (m.erfc, everywhere),
    "NormalCDF": (lambda x: m.erfc(-x / m.sqrt(2)) / 2, everywhere + ["-0x1.34p5"]),
    "Sigmoid": (lambda x: 1 / (1 + m.exp(-x)), everywhere + both(far)),
    "Silu": (lambda x: x / (1 + m.exp(-x)), everywhere + both(far)),
    "Softplus": (lambda x: m.log1p(m.exp(x)), everywhere + both(far)),
    "Mish": (lambda x: x * m.tanh(m.log1p(m.exp(x))), everywhere + both(far)),
    "Gelu": (lambda x: x * m.erfc(-x / m.sqrt(2)) / 2, everywhere + ["-0x1.34p5"]),
    "Elu": (lambda x, alpha: x if x > 0 else alpha * m.expm1(x), [(x, a) for x in everywhere for a in ["0x1.8p0", "-0x1p-3"]]),
    "Pow": (lambda x, y: x**y, [(x, y) for x in some + above for y in both(["0x1.3333333333333p-3", "0x1.8p0", "0x1.4p6", "0x1.5555555555555p-2"])]),
    "Atan2": (m.atan2, [(y, x) for y in both([tiny, some[0], above[2], huge]) for x in both([least, some[3], above[1], huge])]),
    "Hypot": (lambda x, y: m.sqrt(x * x + y * y), [(y, x) for y in both([tiny, some[0], above[2], huge]) for x in [tiny, least, some[3], above[1], huge]]),
}


def number(text):
    """The number of a hexadecimal literal of Go: sign, 0x, digits, p, power of 2."""
    digits, power = text.lstrip("-")[2:].split("p")
    whole, _, fraction = digits.partition(".")
    x = mpf(int(whole + fraction, 16)) * mpf(2) ** (int(power) - 4 * len(fraction))
    return -x if text[0] == "-" else x


for name, (f, arguments) in functions.items():
    for a in arguments:
        a = a if isinstance(a, tuple) else (a,)
        print(name, " ".join(a), m.nstr(f(*map(number, a)), 62, min_fixed=1, max_fixed=0), sep="\t")
