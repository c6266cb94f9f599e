package kerneltest

import (
	"math"
	"os"
	"os/exec"
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

// beyond returns the memory after the last element of x, or what z is if x is empty.
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

// faults are kernels with a mistake, and what a test of them must say.
var faults = map[string]struct {
	add  func(z, x, y []float32)
	says string
}{
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
		*beyond(z) = 7
	}, "Add"},
	"reads beyond": {func(z, x, y []float32) {
		add(z, x, y)
		if v := *beyond(x); v == 12345 {
			z[0] = v
		}
	}, "Add"},
	"writes to an operand": {func(z, x, y []float32) {
		add(z, x, y)
		if len(y) == 31 && &y[0] != &z[0] { // not all samples, which others get too
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

// TestFaults runs TestKernels, TestLengths and TestConversion on what is right, which they pass, and
// in programs of its own on what has a fault, which they must find.
func TestFaults(t *testing.T) {
	rows := []Row[adders, float32]{{
		Name: "Add", Operands: []string{"x", "y"},
		Run: func(k adders, z Vector[float32], x []Vector[float32]) {
			k.Add(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Add(x[0], x[1]))
		},
	}}
	test := func(name string, add func(z, x, y []float32)) {
		all := []Implementation[adders]{{"right", adders{right}}, {name, adders{add}}}
		TestKernels(t, rows, all)
		TestLengths(t, "test", all, nil, map[string]Rule{"Add": Elementwise})
	}
	const variable = "ASHLAR_KERNEL_FAULT"
	if fault, ok := faults[os.Getenv(variable)]; ok {
		test("faulty", fault.add)
		return
	}
	if convert, ok := conversions[os.Getenv(variable)]; ok {
		TestConversion(t, convert)
		return
	}
	test("right too", right)
	TestConversion(t, truncated)
	fails := func(name, says string) {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFaults$", "-test.short")
		cmd.Env = append(os.Environ(), variable+"="+name)
		out, err := cmd.CombinedOutput()
		if err == nil || !strings.Contains(string(out), says) {
			t.Errorf("what %s: %v, want %q in:\n%s", name, err, says, out)
		}
	}
	for name, fault := range faults {
		fails(name, fault.says)
	}
	for name := range conversions {
		fails(name, "of type float64 is")
	}
}
