package blas

import (
	"fmt"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/blas"
)

// TestPanics calls each routine with one argument after the other that may be wrong, which has to
// end as gonum's does: with the same panic, or none.
func TestPanics(t *testing.T) {
	smallSizes(t)
	checked := 0
	for _, of := range []reflect.Type{
		reflect.TypeFor[blas.Float64](), reflect.TypeFor[blas.Float32](),
	} {
		for i := range of.NumMethod() {
			name := of.Method(i).Name
			ours := reflect.ValueOf(impl).MethodByName(name)
			gonums := reflect.ValueOf(theirs).MethodByName(name)
			for j := range ours.Type().NumIn() {
				for _, wrong := range wrongs(ours.Type().In(j)) {
					got, want := ended(ours, j, wrong), ended(gonums, j, wrong)
					if got != want {
						t.Errorf("%s with %v as argument %d: %s, of gonum %s", name, wrong, j, got, want)
					}
					checked++
				}
			}
		}
	}
	if checked < 1000 {
		t.Errorf("%d calls", checked)
	}
}

// wrongs returns values of a parameter of a type that may be wrong: of a slice, its length.
func wrongs(of reflect.Type) []int {
	switch {
	case of.Kind() == reflect.Int:
		return []int{-3, -1, 0, 1, 2, 4}
	case of.Kind() == reflect.Uint8:
		return []int{0, 'x'}
	case of.Kind() == reflect.Slice:
		return []int{0, 1, 2, 3, 6, 8}
	}
	return nil
}

// ended returns how a routine ends for matrices of 3 × 3 and vectors of which each third element
// counts, if argument j is another.
func ended(routine reflect.Value, j, other int) (end string) {
	args := make([]reflect.Value, routine.Type().NumIn())
	for i := range args {
		args[i] = argument(routine.Type().In(i), i == j, other)
	}
	defer func() {
		if v := recover(); v != nil {
			end = fmt.Sprint("panic: ", v)
		}
	}()
	routine.Call(args)
	return "no panic"
}

// argument returns one of a type, or another.
func argument(of reflect.Type, isOther bool, other int) reflect.Value {
	x := reflect.New(of).Elem()
	number := 3
	if isOther {
		number = other
	}
	switch of.Kind() {
	case reflect.Int:
		x.SetInt(int64(number))
	case reflect.Uint8:
		flags := map[reflect.Type]blas.Transpose{
			reflect.TypeFor[blas.Transpose](): blas.Trans,
			reflect.TypeFor[blas.Uplo]():      blas.Transpose(blas.Lower),
			reflect.TypeFor[blas.Diag]():      blas.Transpose(blas.Unit),
			reflect.TypeFor[blas.Side]():      blas.Transpose(blas.Right),
		}
		x.SetUint(uint64(flags[of]))
		if isOther {
			x.SetUint(uint64(other))
		}
	case reflect.Slice:
		x.Set(reflect.MakeSlice(of, 9, 9))
		for i := range 9 {
			x.Index(i).SetFloat(float64(i%4 + 1))
		}
		if isOther {
			x.SetLen(other)
		}
	case reflect.Float64, reflect.Float32:
		x.SetFloat(2)
	}
	return x
}
