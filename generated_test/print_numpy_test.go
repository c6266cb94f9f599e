package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// A printing is a tensor to print, for NumPy by the bits of its elements.
type printing struct {
	Bits  []uint64
	As    string // their type
	Of    string // that of the tensor, of as many bits
	Shape []int

	tensor fmt.Formatter
}

const printings = `
for case in cases:
    x = np.array(case["Bits"] or [], case["As"]).view(case["Of"]).reshape(case["Shape"] or [])
    text = str(x)
    every = np.array2string(x, floatmode="unique") if x.shape else text
    if x.dtype == bool:
        text, every = text.lower(), every.lower()
    results.append([text, every])
`

// summarised are shapes of as many elements as are printed in full, and of about as many. Of
// dimensions of six, nothing is left out.
var summarised = [][]int{
	{999},
	{1000},
	{1001},
	{1, 1000},
	{1001, 1},
	{10, 100},
	{7, 143},
	{2, 3, 167},
	{6, 6, 6, 6},
	{6, 7, 24},
}

// TestPrintNumPy compares what random tensors print with what NumPy prints.
func TestPrintNumPy(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 0))
	cases := make([]printing, 600)
	for i := range cases {
		shape := drawPrintedShape(rng)
		if i < len(summarised) {
			shape = summarised[i]
		}
		cases[i] = drawPrinting(rng, shape)
	}
	var results [][2]string
	numpy(t, printings, cases, &results)
	for i, c := range cases {
		for k, format := range []string{"%v", "%#v"} {
			got, want := strings.Split(fmt.Sprintf(format, c.tensor), "\n"),
				strings.Split(results[i][k], "\n")
			for line, s := range got {
				if len(got) != len(want) || s != want[line] {
					t.Fatalf("case %d, line %d of %s of %v %s:\n%s\nwant\n%s\nof %s", i, line, format,
						c.Shape, c.Of, s, want[min(line, len(want)-1)], want)
				}
			}
		}
	}
}

// drawPrintedShape draws a shape of few elements, of more than a line, or of so many that they are
// summarised.
func drawPrintedShape(rng *rand.Rand) (shape []int) {
	most := []int{3, 7, 30, 300}[rng.IntN(4)]
	for size := 1; rng.IntN(5) > 0 && len(shape) < 6; {
		n := rng.IntN(most + 1)
		if size*n > 2500 {
			n = 1
		}
		shape = append(shape, n)
		size *= n
	}
	return shape
}

// drawPrinting draws a tensor of any type, of a shape.
func drawPrinting(rng *rand.Rand, shape []int) (c printing) {
	c.Shape = shape
	n := tensor.Shape(c.Shape).Size()
	next := drawNumber(rng)
	switch rng.IntN(6) {
	case 0:
		c.As, c.Of = "uint64", "float64"
		x := f64.Zeros(n)
		for i := range n {
			x.Set(next(), i)
			c.Bits = append(c.Bits, math.Float64bits(x.At(i)))
		}
		c.tensor = x.Reshape(c.Shape...)
	case 1:
		c.As, c.Of = "uint32", "float32"
		x := f32.Zeros(n)
		for i := range n {
			x.Set(float32(next()), i)
			c.Bits = append(c.Bits, uint64(math.Float32bits(x.At(i))))
		}
		c.tensor = x.Reshape(c.Shape...)
	case 2:
		c.As, c.Of = "uint16", "float16"
		x := f16.Zeros(n)
		for i := range n {
			x.Set(half.Float16Of(next()), i)
			c.Bits = append(c.Bits, uint64(x.At(i).Bits()))
		}
		c.tensor = x.Reshape(c.Shape...)
	case 3:
		c.As, c.Of = "uint64", "int64"
		x, shift := ints.Zeros(n), rng.IntN(64)
		for i := range n {
			x.Set(int(rng.Uint64())>>shift, i)
			c.Bits = append(c.Bits, uint64(x.At(i)))
		}
		c.tensor = x.Reshape(c.Shape...)
	case 4:
		c.As, c.Of = "uint8", "uint8"
		x, shift := u8.Zeros(n), rng.IntN(8)
		for i := range n {
			x.Set(uint8(rng.Uint64())>>shift, i)
			c.Bits = append(c.Bits, uint64(x.At(i)))
		}
		c.tensor = x.Reshape(c.Shape...)
	default:
		c.As, c.Of = "uint8", "bool"
		x, most := bools.Zeros(n), 1+rng.Uint64N(2)
		for i := range n {
			c.Bits = append(c.Bits, rng.Uint64N(most))
			x.Set(c.Bits[i] > 0, i)
		}
		c.tensor = x.Reshape(c.Shape...)
	}
	return c
}

// drawNumber draws what numbers are alike: whole ones, with few digits or all, of one magnitude or
// many, and now and then not finite.
func drawNumber(rng *rand.Rand) func() float64 {
	scale, spread := math.Pow10(rng.IntN(24)-12), rng.IntN(4)
	if rng.IntN(8) == 0 {
		scale = math.Pow10(rng.IntN(600) - 300)
	}
	digits, signed, odd := math.Pow10(rng.IntN(12)), rng.IntN(2), rng.IntN(4) == 0
	return func() float64 {
		v := rng.Float64()
		if odd {
			switch rng.IntN(8) {
			case 0:
				return []float64{math.NaN(), math.Inf(1), math.Inf(-signed), 0}[rng.IntN(4)]
			case 1:
				return math.Copysign(0, -float64(signed))
			}
		}
		if rng.IntN(3) > 0 {
			v = math.Round(v*digits) / digits
		}
		if signed == 1 && rng.IntN(2) == 0 {
			v = -v
		}
		return v * scale * math.Pow10(rng.IntN(spread+1))
	}
}

// TestPrint compares what tensors print with what NumPy 1.24 prints.
func TestPrint(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		x            any
		format, want string
	}{
		{f64.Of(1, 2.5, -3.25), "%v", "[ 1.    2.5  -3.25]"},
		{f32.Matrix(2, 2, 1e-5, 1, 2, 3), "%v", `
[[1.e-05 1.e+00]
 [2.e+00 3.e+00]]`},
		{f64.Of(1e10, 1e100), "%v", "[1.e+010 1.e+100]"},
		{f64.Of(1, nan, -inf), "%v", "[  1.  nan -inf]"},
		{f64.Of(nan, inf), "%v", "[nan inf]"},
		{f32.Of(0.1, 1/float32(3)), "%v", "[0.1        0.33333334]"},
		{f64.Of(0.1, 1/float64(3)), "%v", "[0.1        0.33333333]"},
		{f64.Of(0.1, 1/float64(3)), "%#v", "[0.1                0.3333333333333333]"},
		{f64.Of(0.1, -1/float64(3)), "%.3f", "[ 0.100 -0.333]"},
		{f64.Of(1, 10), "%6v", "[    1.    10.]"},
		{f64.Of(1, 10), "%g", "[ 1 10]"},
		{f32.Scalar(0.1), "%v", "0.1"},
		{f64.Scalar(1), "%v", "1.0"},
		{f64.Scalar(1e16), "%v", "1e+16"},
		{f64.Scalar(-inf), "%v", "-inf"},
		{ints.Of(1, -20, 300), "%v", "[  1 -20 300]"},
		{ints.Of(1, 255), "%x", "[ 1 ff]"},
		{u8.Of(1, 255), "%#v", "[  1 255]"},
		{bools.Of(true, true), "%v", "[ true  true]"},
		{bools.Scalar(true), "%v", "true"},
		{f64.Zeros(2, 0), "%v", "[]"},
		{f64.Arange(0, 8, 1).Reshape(2, 2, 2), "%v", `
[[[0. 1.]
  [2. 3.]]

 [[4. 5.]
  [6. 7.]]]`},
		{f64.DivC(f64.Arange(0, 8, 1), 7), "%v", `
[0.         0.14285714 0.28571429 0.42857143 0.57142857 0.71428571
 0.85714286 1.        ]`},
		{f64.Arange(0, 2000, 1).Reshape(40, 50), "%v", `
[[0.000e+00 1.000e+00 2.000e+00 ... 4.700e+01 4.800e+01 4.900e+01]
 [5.000e+01 5.100e+01 5.200e+01 ... 9.700e+01 9.800e+01 9.900e+01]
 [1.000e+02 1.010e+02 1.020e+02 ... 1.470e+02 1.480e+02 1.490e+02]
 ...
 [1.850e+03 1.851e+03 1.852e+03 ... 1.897e+03 1.898e+03 1.899e+03]
 [1.900e+03 1.901e+03 1.902e+03 ... 1.947e+03 1.948e+03 1.949e+03]
 [1.950e+03 1.951e+03 1.952e+03 ... 1.997e+03 1.998e+03 1.999e+03]]`},
	} {
		if got := fmt.Sprintf(c.format, c.x); got != strings.Trim(c.want, "\n") {
			t.Errorf("%s:\n%s\nwant\n%s", c.format, got, strings.Trim(c.want, "\n"))
		}
	}
}
