package generated_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// families have an operation of each kind, a function or a method after a point, with arguments,
// which layoutTest.arguments names. It is on the element types that have it.
var families = map[string][]any{
	".Values": {"x"}, "Add": {"x", "flipped"}, "AddC": {"x", "one"},
	".Add": {"copy", "copy", "copy"}, "Exp": {"x"},
	"Equal": {"x", "flipped"}, "Where": {"mask", "x", "flipped"},
	"Map": {"x", "swap"}, "Fuse": {"x*x + x", "x"},
	"Sum": {"x"}, "Sum ": {"x", 0}, "Mean": {"x", -1}, "Var": {"x", 0},
	"Max": {"x", -1}, "ArgMax": {"x"}, "Any": {"x", 0}, "Median": {"x", 0},
	"CumSum": {"x", 0}, "Sort": {"x", 0}, "ArgSort": {"x", -1},
	"TopK": {"x", 1, 0}, "Unique": {"x"}, "UniqueAll": {"x", 0},
	"Softmax": {"x", 0}, "Concat": {0, "x", "x"},
	"Stack": {-1, "first", "first"}, "Take": {"x", -1, tensor.Incl(-1, 0)},
	"GatherND": {"x", 0, ints.Of(-1, 0).Reshape(2, 1)},
	"Compress": {"mask", "x"}, "NonZero": {"x"}, "Roll": {"x", 0, 1},
	"Shift": {"x", -1, 1}, "Diff": {"x", 0}, "Repeat": {"x", 0, 2},
	"PadWrap": {"x", "widths"}, "Tile": {"x", "times"},
	".Flip": {"x", 0}, ".Reshape": {"x", -1}, ".Transpose": {"x"},
	".Slice": {"x", tensor.All.By(-1), tensor.Ellipsis}, ".Flatten": {"x"},
	".Squeeze": {"x"}, ".Nested": {"x"},
	"TensorDot": {"x", "flipped", "axes", "axes"},
	"MatMul":    {"x", "t"},
	".All":      {"x"}, ".Elements": {"x"}, ".Rows": {"x"},
	".Slices": {"x", -1}, ".MarshalJSON": {"x"},
}

// TestLayouts checks that operations, what is printed and iterators do not depend on the order of
// axes in memory: any up to rank 4 for one element type, and some up to rank 12 for each.
func TestLayouts(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 0))
	called := map[string]bool{}
	lengths := []int{2, 1, 3, 2, 1, 2, 1, 2, 1, 1, 2, 1}
	for _, p := range typedPackages {
		l := layoutTest{T: t, typedPackage: p, called: called}
		for _, lengths := range [][]int{{5}, {3, 4}, {2, 3, 4}, {3, 1, 2, 2}} {
			if orders := permutations(len(lengths)); p.name == "float64" {
				for _, order := range orders {
					l.check(lengths, order)
				}
			} else {
				l.check(lengths, orders[rng.IntN(len(orders))])
			}
		}
		for rank := 5; rank <= tensor.MaxRank; rank++ {
			l.check(lengths[:rank], rng.Perm(rank))
		}
	}
	if len(called) != len(families) {
		t.Errorf("%d families of %d are functions of a package", len(called), len(families))
	}
}

// A layoutTest calls families on tensors of a package.
type layoutTest struct {
	*testing.T
	typedPackage
	called map[string]bool
}

// check compares what families make of a tensor in row-major order, and in another.
func (l layoutTest) check(lengths, order []int) {
	numbers := ints.Zeros(lengths...)
	for i := range numbers.Data() {
		numbers.Data()[i] = 12 * (i * 7 % 11) // of which means and variances are exact
	}
	if l.elementType().Kind() == reflect.Bool {
		numbers = ints.ModC(ints.DivC(numbers, 12), 2)
	}
	x := reflect.ValueOf(must(convert.To(numbers, tensor.DType(l.name))))
	y := x.MethodByName("WithLayout").Call(values(order))[0]
	if got := callMethod(y, "Layout")[0].Interface().([]int); !slices.Equal(got, order) &&
		!slices.Contains(lengths, 1) {
		l.Errorf("the layout is %v, want %v", got, order)
	}
	l.same("printing", fmt.Sprint(y), fmt.Sprint(x), lengths, order)
	l.same("CopyTo", l.copied(y), l.copied(x), lengths, order)
	l.same("Scalars", l.rotated(y), l.rotated(x), lengths, order)
	for name, args := range families {
		r := numpyRow{name: strings.TrimSpace(name)} // which has several calls
		f := r.in(l.typedPackage)
		if !f.IsValid() {
			continue
		}
		l.called[name] = true
		mask := ints.Less(numbers, ints.Scalar(60))
		got := listed(callNamed(f, args, l.arguments(y, mask.WithLayout(order...))))
		l.same(name, got, listed(callNamed(f, args, l.arguments(x, mask))), lengths, order)
	}
}

func (l layoutTest) same(name, got, want string, lengths, order []int) {
	if got != want {
		l.Errorf("%s of %s of shape %v in order %v:\n%s\nwant\n%s", name, l.name, lengths, order, got, want)
	}
}

// arguments names the arguments of families of a tensor x of one dimension or more of which none is
// empty.
func (l layoutTest) arguments(x reflect.Value, mask *bools.Tensor) map[string]any {
	rank := len(mask.Shape())
	first, last := callMethod(x, "At")[0], x.MethodByName("At").Call(values(slices.Repeat([]int{-1}, rank)))[0]
	axes := make([]int, rank)
	for axis := range axes {
		axes[axis] = axis
	}
	times, widths := slices.Repeat([]int{1}, rank), make([][2]int, rank)
	times[0], widths[rank-1], widths[0] = 2, [2]int{0, 1}, [2]int{1, 2}
	swap := reflect.FuncOf([]reflect.Type{first.Type()}, []reflect.Type{first.Type()}, false)
	t := x
	if rank > 1 {
		t = callMethod(x, "T")[0]
	}
	return map[string]any{
		"x": x.Interface(), "copy": callMethod(x, "Clone")[0].Interface(), "t": t.Interface(),
		"first":   callMethod(x, "Slice", tensor.At(0))[0].Interface(),
		"flipped": callMethod(x, "Flip")[0].Interface(), "mask": mask, "one": last.Interface(),
		"axes": axes, "times": times, "widths": widths,
		"swap": reflect.MakeFunc(swap, func(v []reflect.Value) []reflect.Value {
			if v[0].Equal(last) {
				return []reflect.Value{first}
			}
			return v
		}).Interface(),
	}
}

// callNamed calls f with arguments, of which texts stand for what they name, if they do, and slices
// for the rest of the arguments, if these are many.
func callNamed(f reflect.Value, args []any, arguments map[string]any) []reflect.Value {
	var in []reflect.Value
	for i, arg := range args {
		if name, ok := arg.(string); ok && arguments[name] != nil {
			arg = arguments[name]
		}
		v := reflect.ValueOf(arg)
		if v.Kind() != reflect.Slice || !f.Type().IsVariadic() || i < f.Type().NumIn()-1 {
			in = append(in, v)
			continue
		}
		for k := range v.Len() {
			in = append(in, v.Index(k))
		}
	}
	return f.Call(in)
}

// listed returns results as text, and what iterators give.
func listed(results []reflect.Value) string {
	var all []string
	for _, r := range results {
		switch {
		case r.Kind() != reflect.Func:
			all = append(all, fmt.Sprint(r))
		case r.Type().CanSeq2():
			for i, v := range r.Seq2() {
				all = append(all, fmt.Sprint(i, v))
			}
		default:
			for v := range r.Seq() {
				all = append(all, fmt.Sprint(v))
			}
		}
	}
	return strings.Join(all, "\n")
}

// copied returns what CopyTo copies of the last elements along the first axis of x.
func (l layoutTest) copied(x reflect.Value) string {
	size := callMethod(callMethod(x, "Slice", tensor.At(-1))[0], "Size")[0].Interface().(int)
	part := reflect.MakeSlice(reflect.SliceOf(l.elementType()), size, size)
	callMethod(x, "CopyTo", part.Interface(), -1)
	return fmt.Sprint(part)
}

// rotated returns a copy of x of which the cursor moved each element to the next place.
func (l layoutTest) rotated(x reflect.Value) string {
	x = callMethod(x, "Clone")[0]
	before := reflect.Zero(l.elementType())
	for c := callMethod(x, "Scalars")[0]; callMethod(c, "Next")[0].Bool(); {
		v := callMethod(c, "Get")[0]
		callMethod(c, "Put", before.Interface())
		before = v
	}
	return fmt.Sprint(x)
}

// permutations lists those of n axes.
func permutations(n int) (all [][]int) {
	if n == 0 {
		return [][]int{nil}
	}
	for _, p := range permutations(n - 1) {
		for at := range n {
			all = append(all, slices.Insert(slices.Clone(p), at, n-1))
		}
	}
	return all
}

// TestChosenLayout checks that copies keep a layout that was chosen, and those of views do not.
func TestChosenLayout(t *testing.T) {
	x := ints.ZerosIn([]int{1, 2, 0}, 2, 3, 4).Assign(sequence(2, 3, 4))
	for name, c := range map[string]struct {
		x     *ints.Tensor
		order []int
	}{
		"ZerosIn": {x, []int{1, 2, 0}}, "Clone": {x.Clone(), []int{1, 2, 0}},
		"WithLayout": {sequence(2, 3, 4).WithLayout(2, 0, 1).Clone(), []int{2, 0, 1}},
		"ReadOnly":   {x.ReadOnly().Clone(), []int{1, 2, 0}},
		"a view":     {x.Slice(tensor.All, tensor.To(3)).Clone(), []int{0, 1, 2}},
		"Transpose":  {sequence(4, 3, 2).Transpose().Clone(), []int{0, 1, 2}},
		"a sum":      {ints.Add(x, ints.ZerosLike(x)), []int{0, 1, 2}},
	} {
		if !slices.Equal(c.x.Layout(), c.order) || c.x.IsReadOnly() {
			t.Errorf("%s is in order %v, want %v", name, c.x.Layout(), c.order)
		}
		if name != "Transpose" && !c.x.Same(sequence(2, 3, 4)) {
			t.Errorf("%s has %v", name, c.x.Values())
		}
	}
	var order *tensor.LayoutError
	if err := tensor.Catch(func() { ints.ZerosIn([]int{0, 0}, 2, 2) }); !errors.As(err, &order) {
		t.Errorf("ZerosIn twice the same axis: %v", err)
	}
}

// TestDeviceLayout checks that a chosen layout survives the way to a device and back.
func TestDeviceLayout(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := ints.ZerosIn([]int{1, 2, 0}, 2, 3, 4).Assign(sequence(2, 3, 4))
		there := to(d, x)
		back := to(nil, there)
		for name, x := range map[string]*ints.Tensor{"there": there, "back": back, "copied": there.Clone()} {
			if !slices.Equal(x.Layout(), []int{1, 2, 0}) || !slices.Equal(x.Values(), sequence(24).Values()) {
				t.Errorf("%s in order %v: %v", name, x.Layout(), x.Values())
			}
		}
		if sum := to(nil, ints.Add(there, there.Flip())); sum.At(1, 2, 3) != 25 || sum.At(0, 1, 0) != 25 {
			t.Errorf("a sum is %v", sum)
		}
	})
}

// TestStrided wraps memory of others.
func TestStrided(t *testing.T) {
	data := sequence(12).Data()
	x := ints.Strided(data, 1, []int{2, 3}, []int{6, 2})
	want(t, "steps", x, []int{2, 3}, 2, 4, 6, 8, 10, 12)
	x.Set(-1, 1, 2)
	if data[11] != -1 || x.IsReadOnly() {
		t.Errorf("Set wrote elsewhere: %v", data)
	}
	data[11] = 12
	want(t, "down", ints.Strided(data, 11, []int{2, 2}, []int{-1, -4}), []int{2, 2}, 12, 8, 11, 7)
	want(t, "empty", ints.Strided(nil, 0, []int{2, 0}, []int{5, 9}), []int{2, 0})
	for _, c := range []struct {
		shape, strides []int
		repeats        bool
	}{
		{[]int{3, 4}, []int{4, 1}, false},
		{[]int{3, 4}, []int{1, 1}, true},
		{[]int{2}, []int{0}, true},
		{[]int{1, 3}, []int{0, 2}, false},
		{[]int{3, 2}, []int{2, 3}, false}, // which interleave: 0 3, 2 5, 4 7
		{[]int{4, 2}, []int{2, 4}, true},
		{[]int{2, 2}, []int{-1, 1}, true},
	} {
		offset := max(0, -c.strides[0])
		if x := ints.Strided(data, offset, c.shape, c.strides); x.IsReadOnly() != c.repeats {
			t.Errorf("shape %v with strides %v: read-only is %t", c.shape, c.strides, x.IsReadOnly())
		}
	}
	var (
		shape *tensor.ShapeError
		value *tensor.ValueError
	)
	for name, c := range map[string]struct {
		offset         int
		shape, strides []int
		want           any
	}{
		"too few strides": {0, []int{2, 2}, []int{1}, &shape},
		"above":           {0, []int{4, 2}, []int{4, 1}, &value},
		"below":           {2, []int{4}, []int{-1}, &value},
		"an offset":       {12, []int{1}, []int{1}, &value},
		"before":          {-1, []int{1}, []int{1}, &value},
		"much":            {0, []int{1 << 40, 2}, []int{1 << 40, 1}, &value},
		"the lowest":      {0, []int{2}, []int{-1 << 63}, &value},
	} {
		err := tensor.Catch(func() { ints.Strided(data, c.offset, c.shape, c.strides) })
		if !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}

// TestViewsOfMore has views with more dimensions, and numbers of elements.
func TestViewsOfMore(t *testing.T) {
	x := ints.Of(1, 2)
	if y := x.AlignTo(3, 2, 4); y.At(2, 1, 3) != 2 || y.At(0, 0, 3) != 1 || !y.IsReadOnly() {
		t.Errorf("AlignTo gave %v", y)
	}
	want(t, "at the last", x.AlignTo(2, 2), []int{2, 2}, 1, 2, 1, 2)
	want(t, "at the first", x.AlignTo(2, 3), []int{2, 3}, 1, 1, 1, 2, 2, 2)
	want(t, "axes", sequence(2, 3).Unsqueeze(0, -1, 2), []int{1, 2, 1, 3, 1}, 1, 2, 3, 4, 5, 6)
	want(t, "no axes", x.Unsqueeze(), []int{2}, 1, 2)
	a, b := ints.Broadcast(x, x.Unsqueeze(1))
	want(t, "rows", a, []int{2, 2}, 1, 2, 1, 2)
	want(t, "columns", b, []int{2, 2}, 1, 1, 2, 2)
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		index *tensor.IndexError
		size  *tensor.SizeError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"AlignTo":      {func() { x.AlignTo(3, 4) }, &shape},
		"Unsqueeze":    {func() { x.Unsqueeze(0, 0) }, &axis},
		"too many":     {func() { x.Unsqueeze(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) }, &size},
		"Broadcast":    {func() { ints.Broadcast(x, sequence(3)) }, &shape},
		"UnravelIndex": {func() { tensor.UnravelIndex(6, 2, 3) }, &index},
		"empty":        {func() { tensor.UnravelIndex(0, 2, 0) }, &index},
		"RavelIndex":   {func() { tensor.RavelIndex([]int{1, 3}, 2, 3) }, &index},
		"fewer":        {func() { tensor.RavelIndex([]int{1}, 2, 3) }, &index},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	for i := range 24 {
		at := tensor.UnravelIndex(i, 2, 3, 4)
		if sequence(2, 3, 4).At(at...) != i+1 || tensor.RavelIndex(at, 2, 3, 4) != i {
			t.Errorf("element %d is at %v", i, at)
		}
	}
	if at := tensor.UnravelIndex(-1, 2, 3); !slices.Equal(at, []int{1, 2}) {
		t.Errorf("the last element is at %v", at)
	}
}
