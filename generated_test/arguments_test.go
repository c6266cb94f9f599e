package generated_test

import (
	"io"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestAnyArguments calls methods and functions with arguments that often do not fit together.
// Whatever they are, it works or panics with an error of package tensor, which says what is wrong.
func TestAnyArguments(t *testing.T) {
	draw := anything{rand.New(rand.NewPCG(1, 2))}
	for range trials(300) {
		for _, of := range []reflect.Type{
			reflect.TypeFor[*f32.Tensor](), reflect.TypeFor[*f64.Tensor](),
			reflect.TypeFor[*ints.Tensor](), reflect.TypeFor[*bools.Tensor](),
			reflect.TypeFor[*strs.Tensor](),
		} {
			for i := range of.NumMethod() {
				if method := of.Method(i); !slices.Contains(notDrawn, method.Name) {
					draw.call(t, of.Elem().String()+"."+method.Name, method.Func)
				}
			}
		}
		for _, of := range []any{f32.Scalar(0), f64.Scalar(0)} {
			for name, f := range besideMethods(reflect.ValueOf(of)) {
				if !slices.Contains(notDrawn, name) {
					draw.call(t, reflect.TypeOf(of).Elem().String()+"."+name, f)
				}
			}
		}
		for name, f := range functionsDrawn {
			draw.call(t, name, reflect.ValueOf(f))
		}
	}
}

// notDrawn lists methods, and functions beside them, that take what is not drawn here: places in
// memory, for one. Select is among functionsDrawn.
var notDrawn = []string{"AddChosen", "Array", "Chosen", "Format", "Select", "Split", "To"}

// functionsDrawn are those that are not like a method.
var functionsDrawn = map[string]any{
	"strs.Add": strs.Add, "strs.ArgSort": strs.ArgSort, "strs.Compress": strs.Compress,
	"strs.FixedLength": strs.FixedLength, "strs.FromFixedLength": strs.FromFixedLength,
	"strs.Less": strs.Less, "strs.Max": strs.Max, "strs.Min": strs.Min, "strs.Pad": strs.Pad,
	"strs.SearchSorted": strs.SearchSorted, "strs.Sort": strs.Sort, "strs.Take": strs.Take,
	"strs.Unique": strs.Unique, "strs.Where": strs.Where,
	"bools.ArgMax": bools.ArgMax[*ints.Tensor], "bools.ArgSort": bools.ArgSort[*ints.Tensor],
	"bools.CountNonzero": bools.CountNonzero[*ints.Tensor], "bools.Gather": bools.Gather,
	"bools.NonZero": bools.NonZero[*ints.Tensor], "bools.Sort": bools.Sort,
	"bools.Unique":          bools.Unique,
	"convert.String":        func(x *f64.Tensor) { convert.String(x) },
	"convert.SaturateUint8": func(x *ints.Tensor) { convert.SaturateUint8(x) },
	"convert.ParseInt":      convert.ParseInt, "convert.New": convert.New,
	"convert.To": func(x *strs.Tensor, d string) (tensor.Any, error) {
		return convert.To(x, tensor.DType(d))
	},

	"ArgMax": f32.ArgMax, "ArgSort": f64.ArgSort, "Arange": f32.Arange,
	"Any": f32.Any, "All": u8.All, "Compress": f32.Compress,
	"CountNonzero": f32.CountNonzero,
	"Diff":         ints.Diff, "Dot": f32.Dot, "Einsum": f32.Einsum, "From": f32.From,
	"Histogram": f64.Histogram, "Inner": f32.Inner,
	"IsClose": f32.IsClose, "Matrix": f32.Matrix, "New": f32.New, "NonZero": f32.NonZero,
	"Outer": f32.Outer, "Overlap": f32.Overlap,
	"Pad": f32.Pad, "Permutation": ints.Permutation, "RandInt": ints.RandInt, "Repeat": f32.Repeat,
	"Resize":     f32.Resize,
	"Roll":       f32.Roll,
	"SameMemory": f32.SameMemory, "SearchSorted": f32.SearchSorted, "Shift": f32.Shift,
	"Stack": f32.Stack, "TensorDot": f32.TensorDot,
	"Tile": f32.Tile, "TopK": f64.TopK, "Unique": f32.Unique, "BottomK": u8.BottomK,
	"UniqueAll": f32.UniqueAll, "OneHot": f32.OneHot, "EyeOffset": f32.EyeOffset, "Hann": f64.Hann,
	"GatherND": u8.GatherND, "ScatterND": f64.ScatterND, "ScatterNDAdd": ints.ScatterNDAdd,
	"PadEdge": f32.PadEdge, "PadReflect": bools.PadReflect, "PadWrap": ints.PadWrap,
	"SplitSizes": f32.SplitSizes, "CumSum": u8.CumSum,
	"Select": func(x *f32.Tensor, s ...tensor.Selector) {
		x.Select(s...).Add(x.Select(s...).Tensor())
	},
}

// anything draws arguments of any type.
type anything struct{ *rand.Rand }

// call calls f with arguments of its types.
func (a anything) call(t *testing.T, name string, f reflect.Value) {
	var args []reflect.Value
	for i := range f.Type().NumIn() {
		args = append(args, a.value(f.Type().In(i)))
	}
	defer func() {
		r := recover()
		if err, ok := r.(error); r != nil && (!ok || !strings.HasPrefix(err.Error(), "tensor: ")) {
			for i, arg := range args {
				t.Logf("argument %d: %v", i, arg.Interface())
			}
			t.Errorf("%s: %v", name, r)
		}
	}()
	if f.Type().IsVariadic() {
		f.CallSlice(args)
	} else {
		f.Call(args)
	}
}

// value returns a value of a type, not always a good one.
func (a anything) value(of reflect.Type) reflect.Value {
	var v any
	switch of {
	case reflect.TypeFor[*f32.Tensor]():
		v = view(a, f32.Uniform(a.Rand, -3, 3, a.shape()...))
	case reflect.TypeFor[*f64.Tensor]():
		v = view(a, f64.Uniform(a.Rand, -3, 3, a.shape()...))
	case reflect.TypeFor[*ints.Tensor](), reflect.TypeFor[tensor.Tensor[int]]():
		v = view(a, ints.RandInt(a.Rand, 6, a.shape()...))
	case reflect.TypeFor[*bools.Tensor]():
		v = view(a, ints.Less(ints.RandInt(a.Rand, 6, a.shape()...), ints.Scalar(3)))
	case reflect.TypeFor[*strs.Tensor]():
		v = view(a, namesOf(ints.RandInt(a.Rand, 6, a.shape()...)))
	case reflect.TypeFor[*u8.Tensor]():
		v = view(a, u8.RandInt(a.Rand, 6, a.shape()...))
	case reflect.TypeFor[io.Reader]():
		v = strings.NewReader("\x01\x00\x00\x00a\x00\x00\x00\x00\xff\xff\xff\xff")
	case reflect.TypeFor[io.Writer]():
		v = io.Discard
	case reflect.TypeFor[*rand.Rand]():
		v = a.Rand
	case reflect.TypeFor[*tensor.Philox]():
		v = tensor.NewPhilox(1)
	case reflect.TypeFor[tensor.Index]():
		v = one(a, tensor.All, tensor.First, tensor.At(5), tensor.Range(-7, 3), tensor.All.By(0),
			tensor.All.By(-2), tensor.NewAxis, tensor.Ellipsis)
	case reflect.TypeFor[tensor.Selector]():
		v = one[tensor.Selector](a, tensor.Odd, tensor.Incl(0, -1), tensor.Incl(4), tensor.Excl(1),
			bools.Of(true, false), ints.Matrix(1, 2, 0, 1), tensor.Points(ints.Of(0, 1)),
			tensor.Ellipsis)
	case reflect.TypeFor[any]():
		v = one[any](a, 1, float32(1), []int{1}, [][]float32{{1}, {2}}, [][]float32{{1}, {}},
			[][]int{{}, {1}}, []any{1, "a"}, "x", nil)
		if v == nil {
			return reflect.Zero(of)
		}
	case reflect.TypeFor[string]():
		v = one(a, "", "x", "x + y", "x *", "f(x)", "where(x < y, x, y)", "ij,jk->ik", "ij->", "ii",
			"->", "..ij->ji", "...i->i...", "...,...")
	}
	if v != nil {
		return reflect.ValueOf(v)
	}
	switch of.Kind() {
	case reflect.Int:
		return reflect.ValueOf(one(a, math.MinInt, -3, -1, 0, 0, 1, 1, 2, 3, 50)).Convert(of)
	case reflect.Bool:
		return reflect.ValueOf(a.IntN(2) == 1)
	case reflect.Float32, reflect.Float64:
		return reflect.ValueOf(one(a, -1, 0, 0.5, 2, math.NaN(), math.Inf(1))).Convert(of)
	case reflect.Slice:
		s := reflect.MakeSlice(of, 0, 0)
		for range a.IntN(5) {
			s = reflect.Append(s, a.value(of.Elem()))
		}
		return s
	case reflect.Array, reflect.Struct:
		return a.filled(reflect.New(of).Elem())
	}
	return reflect.Zero(of) // of what else there is: no function
}

// filled sets the elements or fields of v.
func (a anything) filled(v reflect.Value) reflect.Value {
	if v.Kind() == reflect.Array {
		for i := range v.Len() {
			v.Index(i).Set(a.value(v.Type().Elem()))
		}
		return v
	}
	for i := range v.NumField() {
		if v.Field(i).CanSet() {
			v.Field(i).Set(a.value(v.Type().Field(i).Type))
		}
	}
	return v
}

func (a anything) shape() []int {
	shape := make([]int, a.IntN(5))
	for i := range shape {
		shape[i] = one(a, 0, 1, 1, 2, 3, 4)
	}
	return shape
}

// view returns a view of x, or a tensor that is not made yet.
func view[T interface {
	comparable
	Flip(axes ...int) T
	ReadOnly() T
	Transpose(axes ...int) T
}](a anything, x T) T {
	switch a.IntN(10) {
	case 0:
		return x.Flip()
	case 1:
		return x.Transpose()
	case 2:
		return x.ReadOnly()
	case 3:
		return reflect.New(reflect.TypeFor[T]().Elem()).Interface().(T)
	}
	return x
}

func one[T any](a anything, of ...T) T { return of[a.IntN(len(of))] }
