package refmath_test

import (
	"bufio"
	"math"
	"os"
	"strings"
	"testing"

	. "github.com/ashlar-go/ashlar/internal/refmath"
)

var unary = map[string]func(Real) Real{
	"Exp": Exp, "Exp2": Exp2, "Expm1": Expm1, "Log": Log, "Log2": Log2, "Log10": Log10,
	"Log1p": Log1p,
	"Sqrt":  Sqrt, "Rsqrt": Rsqrt, "Cbrt": Cbrt,
	"Sin": Sin, "Cos": Cos, "Tan": Tan, "Asin": Asin, "Acos": Acos, "Atan": Atan,
	"Sinh": Sinh, "Cosh": Cosh, "Tanh": Tanh, "Asinh": Asinh, "Acosh": Acosh, "Atanh": Atanh,
	"Erf": Erf, "Erfc": Erfc, "NormalCDF": NormalCDF,
	"Sigmoid": Sigmoid, "Silu": Silu, "Softplus": Softplus, "Mish": Mish, "Gelu": Gelu,
	"Floor": Floor, "Ceil": Ceil, "Trunc": Trunc, "Round": Round, "Abs": Abs, "Neg": Neg,
}

var binary = map[string]func(x, y Real) Real{
	"Pow": Pow, "Atan2": Atan2, "Hypot": Hypot, "Elu": Elu, "Rem": Rem, "Mod": Mod,
	"Add": Add, "Sub": Sub, "Mul": Mul, "Div": Div, "Minimum": Minimum, "Maximum": Maximum,
	"Copysign": Copysign,
}

// TestValues compares with the values that mpmath gave.
func TestValues(t *testing.T) {
	file, err := os.Open("testdata/values.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	worst := Num("0")
	for lines := bufio.NewScanner(file); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		args := strings.Fields(fields[1])
		want := Num(fields[2])
		var got Real
		if len(args) == 1 {
			got = unary[fields[0]](Num(args[0]))
		} else {
			got = binary[fields[0]](Num(args[0]), Num(args[1]))
		}
		difference := Abs(Div(Sub(got, want), want))
		if !LessEqual(difference, Num("0x1p-200")) {
			t.Errorf("%s(%s) = %v, want %v: a relative error of %v", fields[0], fields[1], got,
				want, difference)
		}
		worst = Maximum(worst, difference)
	}
	t.Logf("largest relative error: 2^%.0f", Log2(worst).Float64())
}

// TestSpecialValues compares with annex F of the C standard, IEEE 754, and, of
// Mod, with NumPy.
func TestSpecialValues(t *testing.T) {
	const (
		max  = math.MaxFloat64
		tiny = math.SmallestNonzeroFloat64
	)
	nan, inf, negative0, pi := math.NaN(), math.Inf(1), math.Copysign(0, -1), math.Pi
	for name, cases := range map[string][][2]float64{ // argument, value
		"Exp": {
			{0, 1},
			{negative0, 1},
			{inf, inf},
			{-inf, 0},
			{nan, nan},
			{max, inf},
			{-max, 0},
			{tiny, 1},
		},
		"Exp2": {
			{0, 1},
			{-1074, tiny},
			{1023, 0x1p1023},
			{inf, inf},
			{-inf, 0},
			{nan, nan},
			{max, inf},
			{-max, 0},
		},
		"Expm1": {
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-inf, -1},
			{nan, nan},
			{tiny, tiny},
			{-max, -1},
		},
		"Log": {
			{1, 0},
			{0, -inf},
			{negative0, -inf},
			{inf, inf},
			{-1, nan},
			{-inf, nan},
			{nan, nan},
		},
		"Log2": {
			{1, 0},
			{8, 3},
			{tiny, -1074},
			{0, -inf},
			{-tiny, nan},
			{inf, inf},
			{nan, nan},
		},
		"Log10": {{1, 0}, {1000, 3}, {1e22, 22}, {0, -inf}, {-1, nan}, {inf, inf}, {nan, nan}},
		"Log1p": {
			{0, 0},
			{negative0, negative0},
			{-1, -inf},
			{-2, nan},
			{inf, inf},
			{nan, nan},
			{-tiny, -tiny},
		},
		"Sqrt": {
			{4, 2},
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-tiny, nan},
			{-inf, nan},
			{nan, nan},
		},
		"Rsqrt": {{4, 0.5}, {0, inf}, {negative0, -inf}, {inf, 0}, {-1, nan}, {nan, nan}},
		"Cbrt":  {{-27, -3}, {0, 0}, {negative0, negative0}, {-inf, -inf}, {nan, nan}},
		"Sin":   {{0, 0}, {negative0, negative0}, {inf, nan}, {-inf, nan}, {nan, nan}},
		"Cos":   {{0, 1}, {negative0, 1}, {inf, nan}, {nan, nan}, {pi, -1}},
		"Tan":   {{0, 0}, {negative0, negative0}, {inf, nan}, {nan, nan}},
		"Asin": {
			{0, 0},
			{negative0, negative0},
			{1, pi / 2},
			{-1, -pi / 2},
			{1.5, nan},
			{-inf, nan},
			{nan, nan},
		},
		"Acos": {{1, 0}, {-1, pi}, {0, pi / 2}, {1.5, nan}, {-inf, nan}, {nan, nan}},
		"Atan": {
			{0, 0},
			{negative0, negative0},
			{inf, pi / 2},
			{-inf, -pi / 2},
			{nan, nan},
			{1, pi / 4},
		},
		"Sinh": {
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-inf, -inf},
			{-max, -inf},
			{nan, nan},
		},
		"Cosh":  {{0, 1}, {inf, inf}, {-inf, inf}, {max, inf}, {nan, nan}},
		"Tanh":  {{0, 0}, {negative0, negative0}, {inf, 1}, {-inf, -1}, {-max, -1}, {nan, nan}},
		"Asinh": {{0, 0}, {negative0, negative0}, {inf, inf}, {-inf, -inf}, {nan, nan}},
		"Acosh": {
			{1, 0},
			{inf, inf},
			{0.5, nan},
			{-1, nan},
			{-max, nan},
			{-inf, nan},
			{nan, nan},
		},
		"Atanh": {
			{0, 0},
			{negative0, negative0},
			{1, inf},
			{-1, -inf},
			{1.5, nan},
			{-inf, nan},
			{nan, nan},
		},
		"Erf":       {{0, 0}, {negative0, negative0}, {inf, 1}, {-inf, -1}, {nan, nan}, {max, 1}},
		"Erfc":      {{0, 1}, {inf, 0}, {-inf, 2}, {max, 0}, {-max, 2}, {nan, nan}},
		"NormalCDF": {{0, 0.5}, {inf, 1}, {-inf, 0}, {nan, nan}},
		"Sigmoid":   {{0, 0.5}, {inf, 1}, {-inf, 0}, {-max, 0}, {nan, nan}},
		"Silu": {
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-inf, negative0},
			{max, max},
			{-max, negative0},
			{nan, nan},
		},
		"Softplus": {{0, math.Ln2}, {inf, inf}, {-inf, 0}, {max, max}, {-max, 0}, {nan, nan}},
		"Mish": {
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-inf, negative0},
			{max, max},
			{-max, negative0},
			{nan, nan},
		},
		"Gelu": {
			{0, 0},
			{negative0, negative0},
			{inf, inf},
			{-inf, negative0},
			{max, max},
			{-max, negative0},
			{nan, nan},
		},
		"Floor": {
			{-0.5, -1},
			{0.5, 0},
			{negative0, negative0},
			{1e300, 1e300},
			{-inf, -inf},
			{nan, nan},
			{-tiny, -1},
		},
		"Ceil": {
			{-0.5, negative0},
			{0.5, 1},
			{0, 0},
			{-1e300, -1e300},
			{inf, inf},
			{nan, nan},
			{tiny, 1},
		},
		"Trunc": {
			{-0.5, negative0},
			{1.5, 1},
			{-1.5, -1},
			{negative0, negative0},
			{inf, inf},
			{nan, nan},
		},
		"Round": {
			{-0.5, negative0},
			{0.5, 0},
			{1.5, 2},
			{2.5, 2},
			{-2.5, -2},
			{-1.5, -2},
			{-0.75, -1},
			{max, max},
			{-inf, -inf},
			{nan, nan},
		},
		"Abs": {{negative0, 0}, {-inf, inf}, {nan, nan}, {-tiny, tiny}},
		"Neg": {{0, negative0}, {negative0, 0}, {inf, -inf}, {nan, nan}},
	} {
		for _, c := range cases {
			same(t, name, unary[name](Of(c[0])), c[1], c[0])
		}
	}
	for name, cases := range map[string][][3]float64{ // arguments, value
		"Pow": {
			{0, -3, inf},
			{negative0, -3, -inf},
			{negative0, -2, inf},
			{0, 3, 0},
			{negative0, 3, negative0},
			{negative0, 2, 0},
			{negative0, 0.5, 0},
			{-1, inf, 1},
			{-1, -inf, 1},
			{1, nan, 1},
			{nan, 0, 1},
			{nan, negative0, 1},
			{-8, 1. / 3, nan},
			{0.5, -inf, inf},
			{-2, -inf, 0},
			{0.5, inf, 0},
			{2, inf, inf},
			{-inf, -3, negative0},
			{-inf, -2, 0},
			{-inf, 3, -inf},
			{-inf, 2, inf},
			{-inf, 0.5, inf},
			{inf, -1, 0},
			{inf, 1, inf},
			{nan, 1, nan},
			{2, nan, nan},
			{-2, 3, -8},
			{-2, 2, 4},
			{max, max, inf},
			{-max, -max, 0},
			{3, 20, 3486784401},
			{-1, 0x1p53, 1},
			{-1, 0x1p53 - 1, -1},
			{0, -inf, inf},
		},
		"Atan2": {
			{0, 0, 0},
			{negative0, 0, negative0},
			{0, negative0, pi},
			{negative0, negative0, -pi},
			{0, -1, pi},
			{negative0, -1, -pi},
			{negative0, 1, negative0},
			{1, 0, pi / 2},
			{-1, negative0, -pi / 2},
			{1, -inf, pi},
			{-1, -inf, -pi},
			{1, inf, 0},
			{-1, inf, negative0},
			{inf, 1, pi / 2},
			{-inf, -1, -pi / 2},
			{inf, inf, pi / 4},
			{-inf, inf, -pi / 4},
			{inf, -inf, 3 * pi / 4},
			{-inf, -inf, -3 * pi / 4},
			{nan, 1, nan},
			{1, nan, nan},
			{max, tiny, pi / 2},
		},
		"Hypot": {
			{3, -4, 5},
			{inf, nan, inf},
			{nan, -inf, inf},
			{nan, 1, nan},
			{0, negative0, 0},
			{max, max, inf},
			{tiny, 0, tiny},
		},
		"Elu": {
			{2, 3, 2},
			{negative0, 3, negative0},
			{negative0, -3, 0},
			{-inf, 3, -3},
			{-inf, 0, negative0},
			{inf, nan, inf},
			{nan, 1, nan},
			{-1, nan, nan},
			{-1, inf, -inf},
		},
		"Rem": {
			{5, 3, 2},
			{-5, 3, -2},
			{5, -3, 2},
			{-6, 3, negative0},
			{1, inf, 1},
			{inf, 1, nan},
			{1, 0, nan},
			{negative0, 1, negative0},
			{max, tiny, 0},
			{max, 3, 2},
			{nan, 1, nan},
		},
		"Mod": {
			{5, 3, 2},
			{-5, 3, 1},
			{5, -3, -1},
			{-6, 3, 0},
			{6, -3, negative0},
			{-1, inf, inf},
			{1, 0, nan},
			{inf, 1, nan},
			{1, nan, nan},
		},
		"Add": {
			{1, -1, 0},
			{negative0, negative0, negative0},
			{negative0, 0, 0},
			{inf, -inf, nan},
			{inf, 1, inf},
			{max, max, inf},
			{nan, 1, nan},
		},
		"Sub": {{1, 1, 0}, {negative0, 0, negative0}, {inf, inf, nan}, {1, nan, nan}},
		"Mul": {
			{0, inf, nan},
			{negative0, 1, negative0},
			{-inf, 2, -inf},
			{tiny, 0.5, 0},
			{tiny, -0.75, -tiny},
			{nan, 0, nan},
		},
		"Div": {
			{0, 0, nan},
			{inf, inf, nan},
			{1, negative0, -inf},
			{-1, inf, negative0},
			{1, 3, 1. / 3},
			{nan, 1, nan},
		},
		"Minimum": {
			{1, 2, 1},
			{0, negative0, negative0},
			{negative0, 0, negative0},
			{nan, 1, nan},
			{1, nan, nan},
			{inf, -inf, -inf},
		},
		"Maximum": {
			{1, 2, 2},
			{0, negative0, 0},
			{negative0, 0, 0},
			{nan, 1, nan},
			{inf, nan, nan},
			{inf, -inf, inf},
		},
		"Copysign": {{1, negative0, -1}, {-inf, 1, inf}, {nan, -1, nan}},
	} {
		for _, c := range cases {
			same(t, name, binary[name](Of(c[0]), Of(c[1])), c[2], c[:2]...)
		}
	}
}

// TestFMA checks that a last bit far below decides between two floats.
func TestFMA(t *testing.T) {
	x, tie := 1+0x1p-52, 1+0x1p-52+0x1p-52 // x·x = tie + 2^-104
	for _, c := range [][4]float64{
		{x, x, 0, tie},
		{1 + 0x1p-27, 1 + 0x1p-26, 0, 1 + 0x1p-26 + 0x1p-27}, // + 2^-53, a tie
		{1 + 0x1p-27, 1 + 0x1p-26, math.SmallestNonzeroFloat64, 1 + 0x1p-26 + 0x1p-27 + 0x1p-52},
		{-1 - 0x1p-27, 1 + 0x1p-26, -math.SmallestNonzeroFloat64, -1 - 0x1p-26 - 0x1p-27 - 0x1p-52},
		{1, 1, -1, 0},
		{-1, 1, 1, 0},
		{0, -1, math.Copysign(0, -1), math.Copysign(0, -1)},
		{math.Inf(1), 0, 1, math.NaN()},
	} {
		same(t, "FMA", FMA(Of(c[0]), Of(c[1]), Of(c[2])), c[3], c[:3]...)
	}
}

func TestComparisons(t *testing.T) {
	nan, negative0 := NaN, Neg(Num("0"))
	for _, c := range []struct {
		x, y                Real
		less, equal, higher bool
	}{
		{Num("1"), Num("2"), true, false, false},
		{Num("2"), Num("1"), false, false, true},
		{negative0, Num("0"), false, true, false},
		{Inf, Inf, false, true, false},
		{nan, nan, false, false, false},
		{nan, Num("1"), false, false, false},
	} {
		x, y := c.x, c.y
		if Less(x, y) != c.less || LessEqual(x, y) != (c.less || c.equal) ||
			Equal(x, y) != c.equal ||
			NotEqual(x, y) == c.equal || Greater(x, y) != c.higher ||
			GreaterEqual(x, y) != (c.higher || c.equal) {
			t.Errorf("wrong order of %v and %v", x, y)
		}
	}
}

func TestULP(t *testing.T) {
	const (
		max  = math.MaxFloat32
		tiny = math.SmallestNonzeroFloat32
	)
	inf, nan := math.Inf(1), math.NaN()
	negative0 := math.Copysign(0, -1)
	for _, c := range []struct {
		got  float64
		want string
		ulp  float64
	}{
		{1, "1", 0},
		{1 + 0x1p-23, "1", 1},
		{1 - 0x1p-24, "1", 0.5},
		{1, "0x1.fffffep-1", 1},
		{1, "0x1.0000008p0", 0.25},
		{-1, "1", 0x1p24},
		{tiny, "0x1.8p-149", 0.5},
		{0x1p-126, "0x1.fffffcp-127", 1},
		{0, "0x0.4p-149", 0.25},
		{tiny, "0", 1},
		{0, "0", 0},
		{negative0, "0", inf},
		{negative0, "0x1p-160", inf},
		{negative0, "-0x1p-151", 0.25},
		{max, "0x1.ffffffp127", 0.5},
		{inf, "0x1.ffffffp127", 0.5},
		{inf, "0x1.fffffep127", 1},
		{-inf, "0x1.fffffep127", 0x1p25 - 1},
		{inf, "0x1p200", 0},
		{max, "0x1p200", inf},
		{max, "inf", inf},
		{inf, "inf", 0},
		{-inf, "inf", inf},
		{nan, "nan", 0},
		{nan, "1", inf},
		{1, "nan", inf},
	} {
		if got := Float32.ULP(Of(c.got), Num(c.want)); got != c.ulp {
			t.Errorf("%v for %s: %v ulp, want %v", c.got, c.want, got, c.ulp)
		}
	}
	if got := Float64.ULP(Of(0x1p-1074), Num("0x1.4p-1074")); got != 0.25 {
		t.Errorf("subnormal float64: %v ulp, want 0.25", got)
	}
}

// same reports it if got does not round to want.
func same(t *testing.T, name string, got Real, want float64, args ...float64) {
	t.Helper()
	if v := got.Float64(); v != want && (v == v || want == want) ||
		math.Signbit(v) != math.Signbit(want) && v == v {
		t.Errorf("%s(%v) = %v, want %v", name, args, v, want)
	}
}

func BenchmarkReal(b *testing.B) {
	for name, f := range unary {
		b.Run(name, func(b *testing.B) {
			x := Of(0.7)
			for b.Loop() {
				f(x)
			}
		})
	}
}
