package generated_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

// folds are the kernels that make a number of a slice of T, and of a number c, by their names.
type folds[T element.Number] struct {
	implementation string
	fold           map[string]func(x []T, c T) any
}

// foldsOf returns the folds of implementations K, among their fields.
func foldsOf[T element.Number, K any](all []kerneltest.Implementation[K]) (of []folds[T]) {
	longest := slices.Max(foldLengths())
	for _, k := range all {
		z, beside := make([]T, longest), kerneltest.NewGuarded(8*longest)
		fold := map[string]func(x []T, c T) any{}
		fields := reflect.ValueOf(k.Kernels)
		for i := range fields.NumField() {
			name := fields.Type().Field(i).Name
			switch f := fields.Field(i).Interface().(type) {
			case func(x []T) T:
				fold[name] = func(x []T, _ T) any { return f(x) }
			case func(x []T) int:
				fold[name] = func(x []T, _ T) any { return f(x) }
			case func(x []T, c T) T:
				fold[name] = func(x []T, c T) any { return f(x, c) }
			case func(x []T, c T) int:
				fold[name] = func(x []T, c T) any { return f(x, c) }
			case func(x []T, c T) (sum, squares T):
				fold[name] = func(x []T, c T) any { sum, _ := f(x, c); return sum }
				fold[name+" squares"] = func(x []T, c T) any {
					_, squares := f(x, c)
					return squares
				}
			case func(x, y []T) T:
				fold[name] = func(x []T, _ T) any { return f(x, reversed(beside, x)) }
			case func(x, y []T, c T) T:
				if name == "SumProducts" {
					fold[name] = func(x []T, c T) any { return f(x, reversed(beside, x), c) }
					continue
				}
				fold[name] = func(x []T, c T) any { return f(z[:len(x)], x, c) }
				fold[name+" z"] = func(x []T, c T) any {
					f(z[:len(x)], x, c)
					return slices.Clone(z[:len(x)])
				}
			}
		}
		of = append(of, folds[T]{k.Name, fold})
	}
	return of
}

// reversed returns the elements of x from the last on, right before the guard of memory.
func reversed[T element.Number](memory *kerneltest.Guarded, x []T) []T {
	y := kerneltest.SliceIn[T](memory, len(x), kerneltest.AtEnd, 0)
	copy(y, x)
	slices.Reverse(y)
	return y
}

// foldLengths are those around vectors, groups of them, and blocks: more than ArgMax takes at a
// time, too.
func foldLengths() (lengths []int) {
	for n := range 258 {
		lengths = append(lengths, n)
	}
	return append(lengths, 4095, 4096, 4097, 8192, 8193, 12345, 20480, 70001)
}

// drawn returns a number of those that folds are tested on: a float about 0, or any integer.
func drawn[T element.Number]() T {
	if element.IsFloat[T]() {
		return T(rand.NormFloat64())
	}
	return T(rand.Uint64())
}

// specials returns one of the numbers at which rounding and signs show, or any integer.
func specials[T element.Number]() T {
	if !element.IsFloat[T]() {
		return drawn[T]()
	}
	zeros := []float64{
		0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(),
		math.MaxFloat64, 5e-324, -1, 2.5,
	}
	return T(zeros[rand.IntN(len(zeros))])
}

// zero returns a zero of some sign.
func zero[T element.Number]() T {
	if z := T(0); rand.IntN(2) == 0 {
		return -z
	}
	return 0
}

// testFolds checks that implementations give the same bits, and touch nothing beside x, which is
// between guards; so do folds of columns.
func testFolds[T element.Number, K any](t *testing.T, all []kerneltest.Implementation[K]) {
	implementations := foldsOf[T](all)
	for fold, reference := range implementations[0].fold {
		for _, k := range implementations[1:] {
			t.Run(fold+"/"+k.implementation, func(t *testing.T) {
				agree(t, fold, k.fold[fold], reference, drawn)
				agree(t, fold, k.fold[fold], reference, specials)
				agree(t, fold, k.fold[fold], reference, zero)
			})
		}
	}
	t.Run("columns", func(t *testing.T) { agreeOnColumns(t, columnFolds[T](all)) })
	t.Run("values", func(t *testing.T) { testFoldValues(t, implementations) })
}

// agree compares a fold of elements, which draw gives, with that in Go.
func agree[T element.Number](t *testing.T, name string, fold, reference func(x []T, c T) any,
	draw func() T,
) {
	memory := kerneltest.NewGuarded(8 * (slices.Max(foldLengths()) + 8))
	places := []kerneltest.Place{kerneltest.AtStart, kerneltest.AtEnd, kerneltest.Inside}
	for i, n := range foldLengths() {
		if n == 0 && (strings.HasSuffix(name, "Max") || strings.HasSuffix(name, "Min")) {
			continue
		}
		x := kerneltest.SliceIn[T](memory, n, places[i%len(places)], i%8)
		for i := range x {
			x[i] = draw()
		}
		c := draw()
		if got, want := fold(x, c), reference(x, c); !sameBits(reflect.ValueOf(got),
			reflect.ValueOf(want)) {
			t.Fatalf("n=%d: %v, in Go %v", n, got, want)
		}
	}
}

// sameBits reports whether x and y are numbers, or slices of such, of the same bits, NaN aside.
func sameBits(x, y reflect.Value) bool {
	switch {
	case x.Kind() == reflect.Slice:
		for i := range x.Len() {
			if !sameBits(x.Index(i), y.Index(i)) {
				return false
			}
		}
		return x.Len() == y.Len()
	case x.CanFloat():
		return kerneltest.Same(x.Float(), y.Float())
	}
	return x.Equal(y)
}

// A columnFold folds rows of x, each a stride after the other, about numbers c, into all but the
// last of a copy of z, which it returns.
type columnFold[T any] func(z, x, c []T, rows, stride int) any

// columnFolds returns the folds of columns of implementations K, by their names.
func columnFolds[T element.Number, K any](all []kerneltest.Implementation[K]) (of []map[string]columnFold[T]) {
	for _, k := range all {
		folds := map[string]columnFold[T]{}
		fields := reflect.ValueOf(k.Kernels)
		for i := range fields.NumField() {
			name := fields.Type().Field(i).Name
			switch f := fields.Field(i).Interface().(type) {
			case func(z, x []T, rows, stride int):
				folds[name] = func(z, x, c []T, rows, stride int) any {
					z = slices.Clone(z)
					f(z[:len(c)], x, rows, stride)
					return z
				}
			case func(z []int, x []T, rows, stride int): // of integers that are narrower
				folds[name] = func(z, x, c []T, rows, stride int) any {
					wide := make([]int, len(z))
					element.Convert(wide, z)
					f(wide[:len(c)], x, rows, stride)
					return wide
				}
			case func(z, x, c []T, rows, stride int):
				folds[name] = func(z, x, c []T, rows, stride int) any {
					z = slices.Clone(z)
					f(z[:len(c)], x, c, rows, stride)
					return z
				}
			}
		}
		of = append(of, folds)
	}
	return of
}

// agreeOnColumns checks that implementations give the same bits, and touch nothing beside z.
func agreeOnColumns[T element.Number](t *testing.T, implementations []map[string]columnFold[T]) {
	for name, reference := range implementations[0] {
		for _, k := range implementations[1:] {
			for n := range 160 {
				if n >= 140 {
					n = rand.IntN(1200) // up to several of the widest strips
				}
				rows, stride := rand.IntN(6), n+rand.IntN(3)
				x, c := guarded(max(0, (rows-1)*stride+n), n%3, specials[T]),
					guarded(n, n%2, specials[T])
				z := guarded(n+1, 0, specials[T])
				got, want := k[name](z, x, c, rows, stride), reference(z, x, c, rows, stride)
				if !sameBits(reflect.ValueOf(got), reflect.ValueOf(want)) {
					t.Fatalf("%s of %d rows of %d: %v, in Go %v", name, rows, n, got, want)
				}
			}
		}
	}
}

// guarded returns n elements, with others around them that folds must not see.
func guarded[T any](n, offset int, element func() T) []T {
	x := make([]T, n+8)
	for i := range x {
		x[i] = element()
	}
	return x[offset:][:n:n]
}

// testFoldValues checks folds against their definitions, on numbers for which every order gives the
// same. Their sums are beyond the range of narrow integers.
func testFoldValues[T element.Number](t *testing.T, implementations []folds[T]) {
	lowest := 0
	if element.IsSigned[T]() {
		lowest = -32
	}
	const c, most = 3, 1 << 15
	for _, n := range foldLengths() {
		if n > most {
			continue // sums of squares are beyond the whole numbers that float32 has
		}
		x := make([]T, n)
		var sum, squares, products, dot, exps float64
		top, bottom := math.Inf(-1), math.Inf(1)
		for i := range x {
			v := float64(lowest + rand.IntN(65))
			x[i] = T(v)
			sum, squares, exps = sum+v, squares+(v-c)*(v-c), exps+math.Exp(v-c)
			top, bottom = max(top, v), min(bottom, v)
		}
		for i := range x {
			products += (float64(x[i]) - c) * float64(x[n-1-i])
			dot += float64(x[i]) * float64(x[n-1-i])
		}
		for name, want := range map[string]float64{
			"Sum": sum, "SumSquares": squares, "SumProducts": products, "Dot": dot,
			"Max": top, "Min": bottom, "SoftmaxSum": exps,
		} {
			for _, k := range implementations {
				fold, ok := k.fold[name]
				if !ok || n == 0 && want != 0 {
					continue
				}
				got := reflect.ValueOf(fold(x, c)).Convert(reflect.TypeFor[float64]()).Float()
				if got != want && (name != "SoftmaxSum" || math.Abs(got-want) > 1e-5*want) {
					t.Errorf("%s: %s of %d: %v, want %v", k.implementation, name, n, got, want)
				}
			}
		}
	}
}
