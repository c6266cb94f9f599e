package generated_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// A suite is what the tests need of elements T, their kernels K and their tensors V. What is the
// same for all element types is tested by its methods; types_test.go calls them for each type.
type suite[T element.Any, K any, V interface {
	kerneltest.Tensor[T, V]
	To(device.Device) (V, error)
}] struct {
	needsDouble bool // whether devices compute with it by double precision
	rows, parts []kerneltest.Row[K, T]
	best        K
	all         []kerneltest.Implementation[K] // the first of them in Go
	classes     map[string]string              // of the lengths of slices of kernels: see ofClasses
	create      func(data []T, shape ...int) V
	functions   map[string]any // operations that are no methods
}

// named returns implementations with their names.
func named[K any](all []K, name func(K) string) (named []kerneltest.Implementation[K]) {
	for _, k := range all {
		named = append(named, kerneltest.Implementation[K]{Name: name(k), Kernels: k})
	}
	return named
}

func (s suite[T, K, V]) testKernels(t *testing.T) {
	t.Parallel()
	kerneltest.TestKernels(t, slices.Concat(s.rows, s.parts), s.all)
}

func (s suite[T, K, V]) benchmarkKernels(b *testing.B) {
	kerneltest.BenchmarkKernels(b, slices.Concat(s.rows, s.parts), s.all)
}

func (s suite[T, K, V]) testTensors(t *testing.T) {
	kerneltest.TestTensors(t, s.rows, s.best, s.create, bools.New, s.functions)
}

func (s suite[T, K, V]) testRowsOnDevice(t *testing.T, d device.Device, every int) {
	s.wantDouble(t, d)
	var some []kerneltest.Row[K, T]
	for i := 0; i < len(s.rows); i += every {
		some = append(some, s.rows[i])
	}
	kerneltest.TestDevice(t, some, s.all[0], kerneltest.OnDevice(d, some))
}

func (s suite[T, K, V]) testTensorsOnDevice(t *testing.T, d device.Device) {
	s.wantDouble(t, d)
	kerneltest.TestTensors(t, ofEachForm(s.rows), s.all[0].Kernels, on(d, s.create),
		on(d, bools.New), s.functions)
}

// wantDouble skips a test on a device that does not compute with the element type, as To says.
func (s suite[T, K, V]) wantDouble(t *testing.T, d device.Device) {
	if !s.needsDouble || d.Info().Float64 {
		return
	}
	if _, err := s.create(nil, 0).To(d); err == nil || !strings.Contains(err.Error(), "float64") {
		t.Error(err)
	}
	wantDouble(t, d)
}

// ofEachForm returns a few of the rows, of each number and kind of operands.
func ofEachForm[K any, T element.Any](rows []kerneltest.Row[K, T]) []kerneltest.Row[K, T] {
	return slices.DeleteFunc(slices.Clone(rows), func(r kerneltest.Row[K, T]) bool {
		return !slices.Contains([]string{
			"Neg", "Sub", "Mod", "FMA", "Clip", "Less", "IsNaN",
			"Where", "And", "Not",
		}, r.Name)
	})
}

// wantDouble skips a test on a device that does not compute with double precision.
func wantDouble(t *testing.T, d device.Device) {
	if d != nil && !d.Info().Float64 {
		t.Skip(d.Info().Model, " does not compute with float64")
	}
}

// on returns what creates tensors on a device.
func on[T any, V interface {
	To(device.Device) (V, error)
}](d device.Device, create func(data []T, shape ...int) V) func(data []T, shape ...int) V {
	return func(data []T, shape ...int) V { return to(d, create(data, shape...)) }
}

// to returns x on a device.
func to[V interface {
	To(device.Device) (V, error)
}](d device.Device, x V) V {
	y, err := x.To(d)
	if err != nil {
		panic(err)
	}
	return y
}
