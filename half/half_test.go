package half

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	oracle "github.com/x448/float16"

	"github.com/ashlar-go/ashlar/asm"
)

// all lets TestNarrow take every float32: go test ./half -run Narrow -args -all, some minutes.
var all = flag.Bool("all", false, "narrow all float32")

// types run a test on both types, given how many bits of fraction and exponent numbers have.
func types(t *testing.T, test16 func(t *testing.T), testB func(t *testing.T)) {
	t.Run("float16", test16)
	t.Run("bfloat16", testB)
}

// A format is what numbers of 16 bits are, in big.Float: the reference of both types.
type format struct{ fraction, exponent int }

var (
	ieee  = format{10, 5}
	brain = format{7, 8}
)

// value returns the number of bits, which are finite and positive.
func (f format) value(bits uint16) *big.Float {
	exponent, fraction := int(bits)>>f.fraction, int64(bits)&(1<<f.fraction-1)
	if exponent > 0 {
		fraction |= 1 << f.fraction
	}
	least := 2 - 1<<(f.exponent-1) - f.fraction // the exponent of the smallest number
	return new(big.Float).SetMantExp(big.NewFloat(float64(fraction)), least+max(exponent-1, 0))
}

// infinity returns the bits of it.
func (f format) infinity() uint16 { return 1<<15 - 1<<f.fraction }

// nearest returns the bits of the number nearest to x, of two the even one, by a search.
func (f format) nearest(x *big.Float) uint16 {
	sign := uint16(0)
	if x.Signbit() {
		sign, x = 1<<15, new(big.Float).Neg(x)
	}
	if x.IsInf() {
		return sign | f.infinity()
	}
	low, high := uint16(0), f.infinity() // low <= x < high, which is the number after the largest
	for high-low > 1 {
		if middle := low + (high-low)/2; f.value(middle).Cmp(x) <= 0 {
			low = middle
		} else {
			high = middle
		}
	}
	twice := new(big.Float).Add(x, x)
	switch twice.Cmp(new(big.Float).Add(f.value(low), f.value(high))) {
	case -1:
		return sign | low
	case 0:
		return sign | low + low&1
	}
	return sign | high
}

// TestFloat32 has all numbers of both types as float32, each from its kernel and alone.
func TestFloat32(t *testing.T) {
	types(t,
		func(t *testing.T) {
			testFloat32(t, Float16FromBits, func(bits uint16) float32 {
				return oracle.Frombits(bits).Float32()
			})
		},
		func(t *testing.T) {
			testFloat32(t, BFloat16FromBits, func(bits uint16) float32 {
				return math.Float32frombits(uint32(bits) << 16)
			})
		})
}

func testFloat32[H Float](t *testing.T, from func(bits uint16) H, want func(bits uint16) float32) {
	x, z := make([]H, 1<<16), make([]float32, 1<<16)
	for i := range x {
		x[i] = from(uint16(i))
	}
	Widen(z, x)
	for i, v := range x {
		got, alone := math.Float32bits(z[i]), math.Float32bits(v.Float32())
		if want := math.Float32bits(want(uint16(i))); got != want || alone != want {
			t.Errorf("%#04x is %#08x, alone %#08x, want %#08x", i, got, alone, want)
		}
		if v.Bits() != uint16(i) {
			t.Errorf("%#04x came back as %#04x", i, v.Bits())
		}
	}
}

// TestNarrow rounds float32 by kernels, and in Go: what are numbers of 16 bits, in the middle of
// two, and beside them; NaN; and any.
func TestNarrow(t *testing.T) {
	types(t,
		func(t *testing.T) { testNarrow[Float16](t, ieee) },
		func(t *testing.T) { testNarrow[BFloat16](t, brain) })
}

func testNarrow[H Float](t *testing.T, f format) {
	n := uint64(1 << 32)
	next := func(i uint64) float32 { return math.Float32frombits(uint32(i)) }
	if !*all {
		x := samples(f)
		n, next = uint64(len(x)), func(i uint64) float32 { return x[i] }
	}
	const most = 1 << 16
	z, x := make([]H, most), make([]float32, most)
	inGo := make([]H, most)
	for start := uint64(0); start < n && !t.Failed(); start += most {
		size := int(min(most, n-start))
		for i := range x[:size] {
			x[i] = next(start + uint64(i))
		}
		Narrow(z[:size], x[:size])
		for i := 0; i < size; i += group - 1 { // too few for kernels
			end := min(i+group-1, size)
			Narrow(inGo[i:end], x[i:end])
		}
		for i, v := range x[:size] {
			got, want := z[i].Bits(), narrowed(f, v)
			if alone := inGo[i].Bits(); got != want || alone != want {
				t.Errorf("%x (%#08x) is %#04x, in Go %#04x, want %#04x", v, math.Float32bits(v), got, alone,
					want)
			}
		}
	}
}

// narrowed returns what v becomes.
func narrowed(f format, v float32) uint16 {
	switch bits := math.Float32bits(v); {
	case v != v: // the first of its bits, and quiet
		return uint16(bits>>16)&(1<<15) | f.infinity() | 1<<(f.fraction-1) |
			uint16(bits>>(23-f.fraction))&(1<<f.fraction-1)
	case f == ieee:
		return oracle.Fromfloat32(v).Bits()
	default: // which has the exponents of float32: bits are in the order of numbers
		low := uint16(bits >> 16)
		switch rest := bits & 0xffff; {
		case rest > 0x8000 || rest == 0x8000 && low&1 == 1:
			return low + 1
		}
		return low
	}
}

// samples returns float32 at and beside all numbers of a format and the middles between them, and
// others at random.
func samples(f format) []float32 {
	var x []float32
	add := func(v float32) {
		for _, w := range []float32{v, math.Nextafter32(v, 0), math.Nextafter32(v, math.MaxFloat32)} {
			x = append(x, w, -w)
		}
	}
	for bits := range f.infinity() {
		low, _ := f.value(bits).Float32()
		add(low)
		both := new(big.Float).Add(f.value(bits), f.value(bits+1))
		middle, exact := both.Quo(both, big.NewFloat(2)).Float32()
		if exact == big.Exact {
			add(middle)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 1 << 20 {
		x = append(x, math.Float32frombits(r.Uint32()))
	}
	return append(x, float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN()), math.MaxFloat32,
		math.Float32frombits(0x7f800001), math.Float32frombits(0xffbfffff))
}

// TestRound rounds float64 and integers once: beside the middles of two numbers, where float32
// would be rounded twice.
func TestRound(t *testing.T) {
	types(t,
		func(t *testing.T) { testRound[Float16](t, ieee) },
		func(t *testing.T) { testRound[BFloat16](t, brain) })
}

func testRound[H Float](t *testing.T, f format) {
	var x []float64
	for bits := range f.infinity() {
		low, _ := f.value(bits).Float64()
		high, _ := f.value(bits + 1).Float64()
		middle := low/2 + high/2
		for _, v := range []float64{low, middle} {
			x = append(x, v, -v, math.Nextafter(v, 0), math.Nextafter(v, math.Inf(1)))
		}
	}
	x = append(x, math.MaxFloat64, -math.MaxFloat64, math.SmallestNonzeroFloat64, math.Inf(1),
		math.Inf(-1))
	testRounded[H](t, f, x, func(v float64) *big.Float { return big.NewFloat(v) })
	var n []int64
	var u []uint64
	for shift := 8; shift < 63; shift++ {
		for mantissa := range int64(64) { // the middles of numbers, and what is beside them
			v := (1<<8 + 2*mantissa + 1) << (shift - 8)
			for _, beside := range []int64{-1, 0, 1} {
				n = append(n, v+beside, -v-beside)
				u = append(u, uint64(v+beside)<<1, uint64(v)<<1+uint64(beside))
			}
		}
	}
	n = append(n, math.MaxInt64, math.MinInt64, 0, 1, -1)
	testRounded[H](t, f, n, func(v int64) *big.Float { return new(big.Float).SetInt64(v) })
	testRounded[H](t, f, append(u, math.MaxUint64), func(v uint64) *big.Float {
		return new(big.Float).SetUint64(v)
	})
	z := make([]H, 1)
	if Round(z, []float64{math.NaN()}); !math.IsNaN(float64(z[0].Float32())) {
		t.Errorf("NaN is %v", z[0])
	}
}

func testRounded[H Float, X float64 | int64 | uint64](t *testing.T, f format, x []X,
	value func(v X) *big.Float,
) {
	z := make([]H, len(x))
	Round(z, x)
	for i, v := range x {
		if got, want := z[i].Bits(), f.nearest(value(v)); got != want {
			t.Errorf("%T %v is %#04x, want %#04x", v, v, got, want)
		}
	}
}

// TestText wants texts that read back, of the fewest digits of which one does, and of these the
// nearest.
func TestText(t *testing.T) {
	types(t,
		func(t *testing.T) { testText(t, ieee, Float16FromBits, ParseFloat16) },
		func(t *testing.T) { testText(t, brain, BFloat16FromBits, ParseBFloat16) })
}

func testText[H Float](t *testing.T, f format, from func(bits uint16) H,
	parse func(text string) (H, error),
) {
	for bits := range f.infinity() {
		x := from(bits)
		text := x.Text('e', -1)
		if back, err := parse(text); err != nil || back.Bits() != bits {
			t.Fatalf("%#04x is %s, read back as %#04x, error %v", bits, text, back.Bits(), err)
		}
		if bits == 0 {
			continue
		}
		v, _ := strconv.ParseFloat(text, 64)
		wide := float64(x.Float32())
		mantissa, _, _ := strings.Cut(text, "e")
		digits := len(strings.Replace(mantissa, ".", "", 1))
		for n := 1; n <= digits; n++ {
			for _, d := range decimals(wide, n) {
				if f.nearest(big.NewFloat(d)) == bits &&
					(n < digits || math.Abs(d-wide) < math.Abs(v-wide)) {
					t.Fatalf("%#04x is %s, but so is %g", bits, text, d)
				}
			}
		}
	}
}

// decimals returns the decimal of n digits that is nearest to v, and those beside it.
func decimals(v float64, n int) (near []float64) {
	parse := func(text string) float64 {
		d, _ := strconv.ParseFloat(text, 64)
		return d
	}
	text := strconv.FormatFloat(v, 'e', n-1, 64)
	_, exponent, _ := strings.Cut(text, "e")
	step := parse("1e"+exponent) * math.Pow10(1-n)
	for _, d := range []float64{parse(text) - step, parse(text), parse(text) + step} {
		near = append(near, parse(strconv.FormatFloat(d, 'e', n-1, 64)))
	}
	return near
}

// TestFormat has verbs, flags and what is no number.
func TestFormat(t *testing.T) {
	h, b, nan := Float16Of[float64], BFloat16Of[float64], Float16Of(math.NaN())
	inf, zero, negative := h(math.Inf(-1)), Float16{}, Float16FromBits(1<<15)
	for want, got := range map[string]string{
		"0.1 0.1 [0.1]":       fmt.Sprint(h(0.1), b(0.1), []Float16{h(0.1)}),
		"  0.1|+0.100|0.1  ":  fmt.Sprintf("%5v|%+.3f|%-5g", h(0.1), h(0.1), b(0.1)),
		"0.01563":             fmt.Sprintf("%s", h(0x1p-6)),
		"0.0999755859375":     h(0.1).Text('f', 13),
		"65500 6.55e+04":      h(65504).Text('f', -1) + " " + h(65504).Text('e', -1),
		"NaN -Inf true false": fmt.Sprint(nan, inf, b(math.NaN()).IsNaN(), inf.IsNaN()),
		"6e-08 9e-41 -0":      fmt.Sprint(Float16FromBits(1), BFloat16FromBits(1), negative),
		"false true false":    fmt.Sprint(negative == zero, Equal(negative, zero), Equal(nan, nan)),
		"{0.5 3}":             fmt.Sprint(struct{ X, Y any }{h(0.5), b(3)}),
	} {
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestParse has texts next to the middle of two numbers, closer than a float64 tells, and mistakes.
func TestParse(t *testing.T) {
	const middle = "1.00048828125" // of 1 and the number after it, which is odd
	for text, want := range map[string]uint16{
		middle: 0x3c00, middle + strings.Repeat("0", 40) + "1": 0x3c01,
		"1.00048828124" + strings.Repeat("9", 40): 0x3c00,
		"1.00146484375": 0x3c02, "1.00146484374" + strings.Repeat("9", 40): 0x3c01,
		"0x1.002p0": 0x3c00, "-inf": 0xfc00, "65519.9": 0x7bff, "1x": 0,
	} {
		got, err := ParseFloat16(text)
		if got.Bits() != want || (err != nil) != (text == "1x") {
			t.Errorf("%s is %#04x, want %#04x, error %v", text, got.Bits(), want, err)
		}
	}
	for _, text := range []string{"65520", "-1e9", "1e999"} {
		if x, err := ParseFloat16(text); !errors.Is(err, strconv.ErrRange) || x.Bits()&0x7fff != 0x7c00 {
			t.Errorf("%s is %v, error %v", text, x, err)
		}
	}
}

// TestLengths has operands of one element for all, of none, and of mistaken lengths.
func TestLengths(t *testing.T) {
	z, wide := make([]Float16, 40), make([]float32, 40)
	Narrow(z, []float32{0.5})
	Widen(wide, z[39:])
	Round(z[:20], []int{3})
	Narrow(z[:0], []float32{1})
	Widen(wide[:0], z[:0])
	if fmt.Sprint(wide[0], wide[39], z[0], z[19], z[20]) != "0.5 0.5 3 3 0.5" {
		t.Errorf("%v, %v", wide, z)
	}
	for name, f := range map[string]func(){
		"half.Narrow": func() { Narrow(z, wide[:2]) },
		"half.Widen":  func() { Widen(wide, z[:39]) },
		"half.Round":  func() { Round(z[:1], []int{1, 2}) },
	} {
		var err *asm.LengthError
		if !errors.As(refused(f), &err) || !strings.HasPrefix(err.Error(), "asm/"+name+": len(x)") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// refused returns the error that f panics with.
func refused(f func()) (err error) {
	defer func() { err, _ = recover().(error) }()
	f()
	return nil
}
