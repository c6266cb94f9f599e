package kerneltest

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/refmath"
)

// adders are kernels of one operation: z = x + y, where one element of x or y may stand for all.
type adders struct{ Add func(z, x, y []float32) }

// right is Add as it should be.
func right(z, x, y []float32) {
	lengths.Fit("test.Add", "len(x)", len(x), len(z))
	lengths.Fit("test.Add", "len(y)", len(y), len(z))
	add(z, x, y)
}

// add is right, but that it does not check its arguments.
func add(z, x, y []float32) {
	for i := range z {
		z[i] = x[min(i, len(x)-1)] + y[min(i, len(y)-1)]
	}
}

// between is a length of which kernels are called between guards alone: there are more samples.
const between = 31

// beyond returns the memory after the last element of x.
func beyond(x []float32) *float32 {
	return (*float32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(x)), 4*len(x)))
}

// truncated converts x as it should be.
func truncated(x []float64, n int) []int8 {
	z := make([]int8, n)
	element.Truncate(z, x)
	return z
}

// conversions are ones with a mistake.
var conversions = map[string]func(x []float64, n int) []int8{
	"rounds": func(x []float64, n int) []int8 {
		z := make([]float64, n)
		for i := range z {
			z[i] = math.Round(x[min(i, len(x)-1)])
		}
		return truncated(z, n)
	},
	"wraps": func(x []float64, n int) []int8 {
		wide := make([]int, n)
		element.Truncate(wide, x)
		z := make([]int8, n)
		element.Convert(z, wide)
		return z
	},
	"takes the first for all": func(x []float64, n int) []int8 { return truncated(x[:1], n) },
}

// A fault is a kernel with a mistake, and what a test of it must say.
type fault struct {
	add  func(z, x, y []float32)
	says string
}

var faults = map[string]fault{
	"rounds wrongly": {func(z, x, y []float32) {
		add(z, x, y)
		for i, v := range z {
			if v > 3 {
				z[i] = math.Nextafter32(v, 0)
			}
		}
	}, "got"},
	"leaves a tail": {func(z, x, y []float32) {
		if n := len(z) &^ 7; n > 0 {
			add(z[:n], x[:min(n, len(x))], y[:min(n, len(y))])
		} else {
			add(z, x, y)
		}
	}, "want"},
	"writes beyond": {func(z, x, y []float32) {
		add(z, x, y)
		if len(z) == between {
			*beyond(z) = 7
		}
	}, "Add"},
	"writes to an operand": {func(z, x, y []float32) {
		add(z, x, y)
		if len(y) == between && &y[0] != &z[0] {
			y[5]++
		}
	}, "wrote to operand y"},
	"reads after it wrote": {func(z, x, y []float32) {
		clear(z)
		add(z, x, y)
	}, "aliases"},
	"wants as many": {func(z, x, y []float32) {
		for i := range z {
			z[i] = x[i] + y[i]
		}
	}, "out of range"},
	"does not check": {add, "Add"},
	"checks one": {func(z, x, y []float32) {
		lengths.Fit("test.Add", "len(x)", len(x), len(z))
		add(z, x, y)
	}, "Add"},
	"has another name": {func(z, x, y []float32) {
		lengths.Fit("test.Sub", "len(x)", len(x), len(z))
		lengths.Fit("test.Sub", "len(y)", len(y), len(z))
		add(z, x, y)
	}, "test.Sub"},
	"checks too late": {func(z, x, y []float32) {
		if len(z) > 0 {
			z[0] = 7
		}
		right(z, x, y)
	}, "Add"},
}

// TestFaults runs TestKernels, TestLengths and TestConversion on what is right, which they pass,
// and on what has a fault, which they must find.
func TestFaults(t *testing.T) {
	testAdd(right)(t)
	testConversion(truncated)(t)
	for name, fault := range faults {
		fails(t, name, fault.says, testAdd(fault.add))
	}
	for name, convert := range conversions {
		fails(t, name, "of type float64 is", testConversion(convert))
	}
}

// testAdd returns the tests of a kernel, which another one defines.
func testAdd(add func(z, x, y []float32)) func(t *testing.T) {
	rows := []Row[adders, float32]{{
		Name: "Add", Operands: []string{"x", "y"},
		Run: func(k adders, z Vector[float32], x []Vector[float32]) {
			k.Add(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Add(x[0], x[1]))
		},
	}}
	all := []Implementation[adders]{{"right", adders{right}}, {"faulty", adders{add}}}
	return func(t *testing.T) {
		TestKernels(t, rows, all)
		TestLengths(t, "test", all, nil, map[string]Rule{"Add": Elementwise})
	}
}

func testConversion(convert func(x []float64, n int) []int8) func(t *testing.T) {
	return func(t *testing.T) { TestConversion(t, convert) }
}

// fails checks that a test of what has a fault fails, and what it says.
func fails(t *testing.T, fault, says string, test func(t *testing.T)) {
	out, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	stdout := os.Stdout
	os.Stdout = out
	passes := testing.RunTests(func(_, _ string) (bool, error) { return true, nil },
		[]testing.InternalTest{{Name: "TestFaults", F: test}})
	os.Stdout = stdout
	said, err := os.ReadFile(out.Name())
	if passes || err != nil || !strings.Contains(string(said), says) {
		t.Errorf("what %s passes: %t, want %q in:\n%s", fault, passes, says, said)
	}
}
