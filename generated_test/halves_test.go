package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestHalves compares functions of floats of 16 bits with those of float32, on all layouts.
func TestHalves(t *testing.T) {
	numbers := []float32{
		0, float32(math.Copysign(0, -1)), 1, -1, 0.1, 2.5, 300, 6e-8,
		float32(math.NaN()), float32(math.Inf(1)), float32(math.Inf(-1)),
	}
	rapid.Check(t, func(t *rapid.T) {
		of := rapid.SampledFrom([]tensor.DType{tensor.Float16, tensor.BFloat16}).Draw(t, "type")
		shape := rapid.SliceOfN(rapid.IntRange(0, 5), 0, 4).Draw(t, "shape")
		size, view := tensor.Shape(shape).Size(), rapid.IntRange(0, 4).Draw(t, "view")
		narrow := map[string]any{
			"sorted": must(convert.To(f32.Of(-1, 0, 1, 300), of)),
			"scalar": must(convert.To(f32.Scalar(7), of)),
		}
		for _, name := range []string{"x", "y"} {
			values := rapid.SliceOfN(rapid.SampledFrom(numbers), size, size).Draw(t, name)
			narrow[name] = halfView(must(convert.To(f32.New(values, shape...), of)), view)
		}
		wide := map[string]any{}
		for name, x := range narrow {
			wide[name] = must(convert.To(x.(tensor.Any), tensor.Float32))
		}
		axis, n := rapid.IntRange(-1, 4).Draw(t, "axis"), rapid.IntRange(-7, 7).Draw(t, "n")
		x := wide["x"].(*f32.Tensor)
		few := rapid.IntRange(0, 2).Draw(t, "few")
		points := ints.Zeros(2, few)
		mask, widths := f32.Less(x, wide["y"].(*f32.Tensor)), make([][2]int, x.Rank())
		for i := range widths {
			widths[i] = [2]int{1, 2}
		}
		for name, args := range map[string][]any{
			"Equal": {"x", "y"}, "NotEqual": {"x", "y"}, "Less": {"x", "y"}, "LessEqual": {"x", "y"},
			"Greater": {"x", "y"}, "GreaterEqual": {"x", "y"},
			"IsNaN": {"x"}, "IsInf": {"x"}, "IsFinite": {"x"}, "IsPosInf": {"x"}, "IsNegInf": {"x"},
			"Any": {"x", axis}, "All": {"x"}, "CountNonzero": {"x", axis}, "NonZero": {"x"},
			"Where": {mask, "x", "y"},
			"Max":   {"x", axis}, "Min": {"x"}, "ArgMax": {"x"}, "ArgMin": {"x", axis},
			"Sort": {"x", axis}, "ArgSort": {"x", axis}, "Unique": {"x"},
			"Unique ": {"x", axis}, "UniqueAll": {"x", axis}, "UniqueAll ": {"x"},
			"TopK": {"x", few, axis}, "BottomK": {"x", few, axis},
			"GatherND": {"x", 0, points}, "ScatterND": {"x", "scalar", points},
			"OneHot": {points, n}, "Identity": {n, 2}, "Eye": {n}, "EyeOffset": {2, 3, n}, "OnesLike": {"x"},
			"SearchSorted": {"sorted", "x"}, "Compress": {mask, "x"},
			"Take": {"x", axis, tensor.Incl(0, -1)},
			"Roll": {"x", axis, n}, "Shift": {"x", axis, n}, "Repeat": {"x", axis, 2}, ".Flip": {"x"},
			"Stack": {0, "x", "y"}, "Concat": {axis, "x", "y"}, "Tril": {"x", n}, "PadEdge": {"x", widths},
			".Same": {"x", "y"}, ".Reshape": {"x", -1}, ".T": {"x"}, ".Clone": {"x"},
			".WithLayout": {"x", ordered(x.Rank())},
		} {
			got, want := halfOutcome(of, name, args, narrow), halfOutcome(tensor.Float32, name, args, wide)
			if got != want {
				t.Fatalf("%s of %#v and %#v: %s, of float32 %s", name, narrow["x"], narrow["y"], got, want)
			}
		}
	})
}

// halfView returns a view of x as viewOf does.
func halfView(x tensor.Any, i int) any {
	if x, ok := x.(*f16.Tensor); ok {
		return viewOf(x, i)
	}
	return viewOf(x.(*bf16.Tensor), i)
}

// halfOutcome returns what a function of the package of a type makes of arguments, or a method
// after a point, as text of float32.
func halfOutcome(of tensor.DType, name string, args []any, named map[string]any) string {
	r := numpyRow{name: strings.TrimSpace(name)} // which has several calls
	return outcome(func() any {
		var results []any
		for _, result := range callNamed(r.in(packageOf(string(of))), args, named) {
			x, ok := result.Interface().(tensor.Any)
			if ok && x.DType() == of {
				results = append(results, must(convert.To(x, tensor.Float32)))
			} else {
				results = append(results, result.Interface())
			}
		}
		return results
	})
}

// A halfCase is numbers that NumPy converts to float16, and to float32, by their bits.
type halfCase struct {
	Bits []uint64
	Of   string // the type of the numbers

	got [2][]uint64 // the bits of ours
}

// TestHalvesNumPy compares conversions to float16 and back with NumPy's.
func TestHalvesNumPy(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 0))
	var cases []halfCase
	for range 200 {
		n := rng.IntN(300)
		x, wide, whole := f64.Zeros(n), f32.Zeros(n), ints.Zeros(n)
		scale := math.Ldexp(1, rng.IntN(44)-26)
		for i := range n {
			v := scale * math.Round(rng.NormFloat64()*4096) / 4096 // often in the middle of two
			if rng.IntN(3) == 0 {
				v = math.Nextafter(v, rng.NormFloat64())
			}
			x.Set(v, i)
			wide.Set(math.Float32frombits(rng.Uint32()), i)
			whole.Set(int(rng.Uint64())>>rng.IntN(64), i)
		}
		cases = append(cases, newHalfCase("float64", x, math.Float64bits),
			newHalfCase("float32", wide, func(v float32) uint64 { return uint64(math.Float32bits(v)) }),
			newHalfCase("int64", whole, func(v int) uint64 { return uint64(v) }))
	}
	var results [][2][]uint64
	numpy(t, `
for case in cases:
    bits = np.array(case["Bits"] or [], "uint64")
    x = bits.astype("uint32" if case["Of"] == "float32" else "uint64").view(case["Of"])
    with np.errstate(all="ignore"):
        half = x.astype("float16")
    half[np.isnan(half)] = np.nan
    results.append([half.view("uint16").tolist(), half.astype("float32").view("uint32").tolist()])
`, cases, &results)
	for i, c := range cases {
		for k := range c.got {
			for j, got := range c.got[k] {
				if want := results[i][k][j]; got != want {
					t.Fatalf("case %d, %s %#x is %#x as float%d, NumPy's is %#x", i, c.Of, c.Bits[j], got,
						16*(k+1), want)
				}
			}
		}
	}
}

// newHalfCase returns the case of x, all of whose NaN are one.
func newHalfCase[T convert.Element](of string, x convert.Tensor[T], bits func(v T) uint64,
) halfCase {
	c := halfCase{Of: of}
	narrow := convert.Float16(x)
	narrow.Select(f16.IsNaN(narrow)).Fill(half.Float16Of(math.NaN()))
	wide := convert.Float32(narrow)
	for i, v := range x.Values() {
		c.Bits = append(c.Bits, bits(v))
		c.got[0] = append(c.got[0], uint64(narrow.At(i).Bits()))
		c.got[1] = append(c.got[1], uint64(math.Float32bits(wide.At(i))))
	}
	return c
}

// TestHalvesFrom makes tensors of nested slices, rounded once, and other types of them.
func TestHalvesFrom(t *testing.T) {
	h, b, nan := half.Float16Of[float64], half.BFloat16Of[float64], half.Float16Of(math.NaN())
	two := []half.Float16{h(0.5), h(2)}
	tie := int64(1<<62 + 1<<54 + 1) // next to the middle of two: the float64 nearest to it is there
	for want, got := range map[string]func() any{
		"[0.1 1.  2. ]": func() any { return must(f16.From([]float64{0.1, 1, 2})) },
		"[inf  3.]":     func() any { return must(f16.From([]int{65520, 3})) },
		"4.65e+18":      func() any { return must(bf16.From(tie)) },
		"4.61e+18":      func() any { return must(bf16.From(uint64(tie - 1))) },
		"[0.5 2. ]":     func() any { return must(bf16.From(two)) },
		"[0.5 2. ] ": func() any {
			return fmt.Sprint(must(f64.From(two)), " ")
		},
		"[3]": func() any { return must(ints.From([]half.BFloat16{b(3)})) },
		"tensor: From: 0.5 is no int": func() any {
			_, err := ints.From(two[:1])
			return err
		},
		"tensor: From: []string, want at most 12 dimensions of half.Float16": func() any {
			_, err := f16.From([]string{""})
			return err
		},
		"[[1 2] [3 4]]": func() any {
			return convert.Float16(f32.Matrix(2, 2, 1, 3, 2, 4)).T().Nested()
		},
		"[false  true  true]": func() any {
			return convert.Bool(f16.Of(h(0), h(6e-8), nan))
		},
		"[2147483647          0]": func() any { return convert.Int32(bf16.Of(b(1e20), b(math.NaN()))) },
		"[1. 0.]":                 func() any { return convert.BFloat16(bools.Of(true, false)) },
		"[\"0.1\"  \"-0\"]":       func() any { return convert.String(f16.Of(h(0.1), h(math.Copysign(0, -1)))) },
		"[9.e-41    inf]": func() any {
			return must(convert.ParseBFloat16(convert.String(f64.Of(1e-40, math.Inf(1)))))
		},
	} {
		if text := fmt.Sprint(got()); text != want {
			t.Errorf("%s, want %s", text, want)
		}
	}
	if _, err := convert.ParseFloat16(convert.String(f64.Of(1, 65520))); err == nil ||
		!strings.Contains(err.Error(), "ParseFloat16: element 1: ") {
		t.Errorf("error %v", err)
	}
}
