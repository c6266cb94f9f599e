package generated_test

import (
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// viewed is what tensors of all types have of views.
type viewed[V any] interface {
	Shape() tensor.Shape
	Transpose(axes ...int) V
	Flip(axes ...int) V
	Slice(indices ...tensor.Index) V
	BroadcastTo(shape ...int) V
}

// viewOf returns a view of x as i says: one of several layouts.
func viewOf[V viewed[V]](x V, i int) V {
	switch last := len(x.Shape()) - 1; {
	case i == 1:
		return x.Transpose()
	case i == 2 && last >= 0:
		return x.Flip(last)
	case i == 3 && last >= 0:
		return x.Slice(tensor.Ellipsis, tensor.Odd).Transpose()
	case i == 4 && last < tensor.MaxRank-1:
		return x.BroadcastTo(append([]int{2}, x.Shape()...)...)
	}
	return x
}

// TestMasks compares functions of bools with those of integers, 1 where these are true, on all
// layouts.
func TestMasks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := rapid.SliceOfN(rapid.IntRange(0, 5), 0, 4).Draw(t, "shape")
		size := tensor.Shape(shape).Size()
		values := rapid.SliceOfN(rapid.Bool(), size, size).Draw(t, "values")
		view := rapid.IntRange(0, 4).Draw(t, "view")
		m := viewOf(bools.New(values, shape...), view)
		x := viewOf(convert.Int(bools.New(values, shape...)), view)
		same := func(name string, got, want func() any) {
			t.Helper()
			if g, w := outcome(got), outcome(want); g != w {
				t.Fatalf("%s of %v: %s, of integers %s", name, m, g, w)
			}
		}
		of := func(name string, got func() *ints.Tensor, want func() *ints.Tensor) {
			t.Helper()
			same(name, func() any { return got() }, func() any { return want() })
		}
		axis := rapid.IntRange(-1, 4).Draw(t, "axis")
		n, few := rapid.IntRange(-7, 7).Draw(t, "n"), rapid.IntRange(0, 2).Draw(t, "few")
		of("NonZero", func() *ints.Tensor { return bools.NonZero[*ints.Tensor](m) },
			func() *ints.Tensor { return ints.NonZero(x) })
		of("Unique", func() *ints.Tensor { return convert.Int(bools.Unique(m)) },
			func() *ints.Tensor { return ints.Unique(x) })
		for _, axes := range [][]int{{axis}, {axis, 0}, {}} {
			of("CountNonzero", func() *ints.Tensor { return bools.CountNonzero[*ints.Tensor](m, axes...) },
				func() *ints.Tensor { return ints.CountNonzero(x, axes...) })
			of("ArgMax", func() *ints.Tensor { return bools.ArgMax[*ints.Tensor](m, axes...) },
				func() *ints.Tensor { return ints.ArgMax(x, axes...) })
			of("ArgMin", func() *ints.Tensor { return bools.ArgMin[*ints.Tensor](m, axes...) },
				func() *ints.Tensor { return ints.ArgMin(x, axes...) })
		}
		of("Sort", func() *ints.Tensor { return convert.Int(bools.Sort(m, axis)) },
			func() *ints.Tensor { return ints.Sort(x, axis) })
		for _, axes := range [][]int{{axis}, {}} {
			same("UniqueAll", func() any {
				values, first, inverse, counts := bools.UniqueAll[*ints.Tensor](m, axes...)
				return []any{convert.Int(values), first, inverse, counts}
			}, func() any {
				values, first, inverse, counts := ints.UniqueAll(x, axes...)
				return []any{values, first, inverse, counts}
			})
			of("Unique along", func() *ints.Tensor { return convert.Int(bools.Unique(m, axes...)) },
				func() *ints.Tensor { return ints.Unique(x, axes...) })
		}
		for name, f := range map[string]struct {
			masks   func(*bools.Tensor, int, int) (*bools.Tensor, *ints.Tensor)
			numbers func(*ints.Tensor, int, int) (*ints.Tensor, *ints.Tensor)
		}{
			"TopK":    {bools.TopK[*ints.Tensor], ints.TopK},
			"BottomK": {bools.BottomK[*ints.Tensor], ints.BottomK},
		} {
			same(name, func() any {
				values, places := f.masks(m, few, axis)
				return []any{convert.Int(values), places}
			}, func() any {
				values, places := f.numbers(x, few, axis)
				return []any{values, places}
			})
		}
		of("Shift", func() *ints.Tensor { return convert.Int(bools.Shift(m, axis, n)) },
			func() *ints.Tensor { return ints.Shift(x, axis, n) })
		of("Compress", func() *ints.Tensor { return convert.Int(bools.Compress(m, bools.Not(m))) },
			func() *ints.Tensor { return ints.Compress(m, ints.Sub(ints.Scalar(1), x)) })
		if axis >= x.Rank() || axis < -x.Rank() || x.Size() == 0 {
			return
		}
		of("ArgSort", func() *ints.Tensor { return bools.ArgSort[*ints.Tensor](m, axis) },
			func() *ints.Tensor { return ints.ArgSort(x, axis) })
		points := ints.Full(-1, 2, few)
		of("GatherND", func() *ints.Tensor { return convert.Int(bools.GatherND(m, 0, points)) },
			func() *ints.Tensor { return ints.GatherND(x, 0, points) })
		of("ScatterND", func() *ints.Tensor {
			return convert.Int(bools.ScatterND(m, bools.Scalar(true), points))
		}, func() *ints.Tensor { return ints.ScatterND(x, ints.Scalar(1), points) })
		of("OneHot", func() *ints.Tensor { return convert.Int(bools.OneHot(x, n)) },
			func() *ints.Tensor { return ints.OneHot(x, n) })
		at := ints.ArgSort(x, axis)
		of("Gather", func() *ints.Tensor { return convert.Int(bools.Gather(m, axis, at)) },
			func() *ints.Tensor { return ints.Gather(x, axis, at) })
		of("Put", func() *ints.Tensor { return convert.Int(m.Clone().Put(bools.Not(m), axis, at)) },
			func() *ints.Tensor { return x.Clone().Put(ints.Sub(ints.Scalar(1), x), axis, at) })
	})
}

// outcome returns what f gives, or the error that it panics with.
func outcome(f func() any) (text string) {
	if err := tensor.Catch(func() { text = fmt.Sprint(f()) }); err != nil {
		return err.Error()
	}
	return text
}

// TestDeviceMasks counts bools on a device, and wants errors of what devices lack.
func TestDeviceMasks(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := bools.New([]bool{true, false, true, true, false, false}, 2, 3)
		m := to(d, x)
		if got := bools.CountNonzero[*ints.Tensor](m.T(), 0); got.Device() != d ||
			!got.Same(to(d, ints.Of(2, 1))) {
			t.Errorf("CountNonzero is %v", got)
		}
		if got, want := bools.Shift(m, 1, 1), bools.Shift(x, 1, 1); !got.Same(to(d, want)) {
			t.Errorf("Shift is %v, want %v", got, want)
		}
		at := ints.Zeros(2, 3)
		for op, f := range map[string]func(){
			"NonZero":   func() { bools.NonZero[*ints.Tensor](m) },
			"ArgMax":    func() { bools.ArgMax[*ints.Tensor](m, 0) },
			"ArgMin":    func() { bools.ArgMin[*ints.Tensor](m) },
			"Sort":      func() { bools.Sort(m, 0) },
			"ArgSort":   func() { bools.ArgSort[*ints.Tensor](m, 0) },
			"Unique":    func() { bools.Unique(m) },
			"UniqueAll": func() { bools.UniqueAll[*ints.Tensor](m, 0) },
			"TopK":      func() { bools.TopK[*ints.Tensor](m, 1, 0) },
			"GatherND":  func() { bools.GatherND(x, 0, to(d, at)) },
			"OneHot":    func() { bools.OneHot(to(d, at), 2) },
			"Gather":    func() { bools.Gather(x, 0, to(d, at)) },
			"Put":       func() { x.Put(x, 0, to(d, at)) },
		} {
			var place *tensor.DeviceError
			if err := tensor.Catch(f); !errors.As(err, &place) || place.Op != op {
				t.Errorf("%s: error %v", op, err)
			}
		}
		if got := bools.Gather(m, 0, at); !got.Same(to(d, bools.Gather(x, 0, at))) {
			t.Errorf("Gather is %v", got)
		}
	})
}
