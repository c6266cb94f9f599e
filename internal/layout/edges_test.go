package layout_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestEdges has what functions say of shapes and indices at their ends.
func TestEdges(t *testing.T) {
	matrix := layout.New(2, 3)
	transposed := matrix.T()
	list := func(v ...any) string {
		all := v
		return fmt.Sprint(all)
	}
	modes := func(mode layout.PadMode, n int) string {
		var at []int
		for i := -4; i < n+4; i++ {
			at = append(at, mode(i, n))
		}
		return fmt.Sprint(at)
	}
	ordered := layout.New(2, 3, 4)
	ordered = ordered.Ordered("WithLayout", 2, 0, 1)
	copied := ordered.Copied("Clone")
	sub, part, last := matrix.Sub("At", 0, -1), matrix.PartAt("CopyTo", []int{1}, 2),
		matrix.PartAt("CopyTo", []int{1, -2}, 9)
	few := matrix.PartAt("CopyTo", []int{0, 1}, 1)
	readOnly := matrix.ReadOnly()
	halves := matrix.SplitSizes(-1, 2, 0, 1)
	order, lengths := layout.Last("Sort", tensor.Shape{2, 3, 4}, 0, -1)
	exclusive, reversed := layout.Scan("CumSum", []tensor.Scan{tensor.Reversed})
	outer, inner, pads := matrix.Pads("PadWrap", layout.Wrap, [][2]int{{0, 0}, {2, 1}})
	result := layout.Result("Add", &matrix, &sub)
	aligned := sub.AlignTo(3, 2)
	for name, c := range map[string][2]string{
		"Edge":           {modes(layout.Edge, 3), "[0 0 0 0 0 1 2 2 2 2 2]"},
		"Reflect":        {modes(layout.Reflect, 3), "[0 1 2 1 0 1 2 1 0 1 2]"},
		"Reflect of one": {modes(layout.Reflect, 1), "[0 0 0 0 0 0 0 0 0]"},
		"Wrap":           {modes(layout.Wrap, 2), "[0 1 0 1 0 1 0 1 0 1]"},
		"Count":          {list(layout.Count(0, 1, 0.1), layout.Count(1, 0, 1)), "[10 0]"},
		"Count far": {
			list(layout.Count(-math.MaxFloat64, math.MaxFloat64, math.MaxFloat64)), "[2]",
		},
		"CountIntegers": {
			list(layout.CountIntegers(5, -1, -2), layout.CountIntegers(3, 3, 1)), "[3 0]",
		},
		"of bytes":        {list(layout.CountIntegers[uint8](0, 255, 2)), "[128]"},
		"of all":          {list(layout.CountIntegers(math.MinInt, -1, 1)), "[9223372036854775807]"},
		"KeepDims":        {list(layout.KeepDims("Sum", tensor.Shape{2, 3}, -1)), "[[2 1]]"},
		"KeepDims of all": {list(layout.KeepDims("Sum", tensor.Shape{2, 3})), "[[1 1]]"},
		"Last":            {list(order, lengths), "[[1 0 2] [2 4]]"},
		"BroadcastAxes": {
			list(layout.BroadcastAxes("SumTo", tensor.Shape{1, 3}, tensor.Shape{4, 2, 3})), "[[0 1]]",
		},
		"Scan":             {list(exclusive, reversed), "[false true]"},
		"Ordered":          {list(ordered.Order(), ordered.IsPacked(), ordered.IsContiguous()), "[[2 0 1] true false]"},
		"Copied":           {list(copied.Order(), copied.Shape(), transposed.IsPacked()), "[[2 0 1] [2 3 4] false]"},
		"Sub":              {list(sub.Shape(), sub.Start()), "[[3] 3]"},
		"PartAt":           {list(part.Shape(), part.Start()), "[[3] 3]"},
		"PartAt to an end": {list(last.Shape(), last.Start()), "[[2] 4]"},
		"PartAt of few":    {list(few.Shape(), few.Start()), "[[1] 1]"},
		"ReadOnly":         {list(readOnly.IsReadOnly(), matrix.IsReadOnly()), "[true false]"},
		"SplitSizes":       {list(halves[0].Shape(), halves[1].Shape(), halves[2].Start()), "[[2 2] [2 0] 2]"},
		"Pads": {
			list(outer.Shape(), inner.Start(), pads[0].Axis, pads[0].Before, pads[0].After),
			"[[2 6] 2 1 [1 2] [0]]",
		},
		"Result":    {list(result.Shape()), "[[2 3]]"},
		"AlignTo":   {list(aligned.Shape(), aligned.Strides()), "[[3 2] [1 0]]"},
		"Diagonals": {list(matrix.Diagonals("Tril", 9), matrix.Diagonals("Tril", -9)), "[3 -2]"},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %s, want %s", name, c[0], c[1])
		}
	}
}

// TestMistakes wants typed errors that name the operation.
func TestMistakes(t *testing.T) {
	matrix, empty := layout.New(2, 3), layout.New(2, 0)
	readOnly := matrix.ReadOnly()
	var (
		shape *tensor.ShapeError
		value *tensor.ValueError
		size  *tensor.SizeError
		axis  *tensor.AxisError
		index *tensor.IndexError
		order *tensor.LayoutError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"a step of 0":        {func() { layout.Count(0, 1, 0) }, &value},
		"NaN":                {func() { layout.Count(0, math.NaN(), 1) }, &value},
		"too many":           {func() { layout.Count(0, math.MaxFloat64, 1) }, &size},
		"too many integers":  {func() { layout.CountIntegers(math.MinInt, math.MaxInt, 1) }, &size},
		"no scan":            {func() { layout.Scan("CumSum", []tensor.Scan{9}) }, &value},
		"an axis of nothing": {func() { empty.Pads("PadEdge", layout.Edge, [][2]int{{}, {1, 0}}) }, &shape},
		"a negative part":    {func() { matrix.SplitSizes(1, 3, -1) }, &value},
		"parts too few":      {func() { matrix.SplitSizes(1, 1) }, &shape},
		"parts too many":     {func() { matrix.SplitSizes(1, 3, 1, math.MaxInt) }, &shape},
		"more dimensions":    {func() { layout.BroadcastAxes("SumTo", tensor.Shape{1, 3}, tensor.Shape{3}) }, &shape},
		"another length":     {func() { layout.BroadcastAxes("SumTo", tensor.Shape{2}, tensor.Shape{3}) }, &shape},
		"twice an axis":      {func() { layout.Last("Sort", tensor.Shape{2, 3}, 1, -1) }, &axis},
		"no permutation":     {func() { matrix.Ordered("ZerosIn", 0, 0) }, &order},
		"no element":         {func() { matrix.PartAt("CopyTo", []int{1, 3}, 1) }, &index},
		"too many indices":   {func() { matrix.PartAt("CopyTo", []int{1, 2, 0}, 1) }, &axis},
		"operands":           {func() { layout.Result("Add", &matrix, &empty) }, &shape},
		"a result":           {func() { matrix.CheckShape("Add", 3, 2) }, &shape},
		"AlignTo":            {func() { matrix.AlignTo(4, 4) }, &shape},
		"a vector":           {func() { v := layout.New(3); v.Diagonals("Tril", 0) }, &shape},
		"strides":            {func() { layout.Foreign("Strided", 5, 0, []int{2, 3}, []int{3, 1}) }, &value},
		"few strides":        {func() { layout.Foreign("Strided", 5, 0, []int{2, 3}, []int{3}) }, &shape},
		"points": {
			func() { layout.PointsOf("GatherND", tensor.Shape{2}, 0, tensor.Shape{1, 2}, []int{0, 0}) }, &shape,
		},
		"batches": {
			func() { layout.PointsOf("GatherND", tensor.Shape{2, 3}, 1, tensor.Shape{3, 1}, []int{0, 0, 0}) }, &shape,
		},
		"not contiguous": {
			func() {
				l := matrix.T()
				layout.Strided[int]{Layout: &l, Data: make([]int, 6)}.Flat()
			}, &value,
		},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	if err := tensor.Catch(func() { readOnly.CheckResult("Fill") }); !errors.Is(err, tensor.ErrReadOnly) {
		t.Errorf("a result that is read-only: %v", err)
	}
}

// TestForeign says which strides show an element twice, and where points and indices are.
func TestForeign(t *testing.T) {
	for name, c := range map[string]struct {
		shape, strides []int
		twice          bool
	}{
		"rows":      {[]int{2, 3}, []int{3, 1}, false},
		"backwards": {[]int{2, 3}, []int{-3, 1}, false},
		"windows":   {[]int{3, 2}, []int{1, 1}, true},
		"one row":   {[]int{3, 2}, []int{0, 1}, true},
		"of one":    {[]int{1, 3}, []int{0, 2}, false},
		"woven":     {[]int{3, 2}, []int{2, 3}, false},
	} {
		l := layout.Foreign("Strided", 9, max(0, -c.strides[0]), c.shape, c.strides)
		if l.IsReadOnly() != c.twice {
			t.Errorf("%s: read-only is %t", name, l.IsReadOnly())
		}
	}
	p := layout.PointsOf("GatherND", tensor.Shape{2, 3}, 1, tensor.Shape{2, 2, 1}, []int{0, 2, 1, -1})
	if shape, at := p.Coordinates(); fmt.Sprint(shape, at) != "[2 2] [[0 0 1 1] [0 2 1 -1]]" {
		t.Errorf("points of shape %v at %v", shape, at)
	}
	v := layout.Over([]int{1, 2, 3, 4}, 2, 2)
	zeros, unset := layout.Make[int]("Zeros", v.Layout), layout.MakeUnset[int]("Zeros", v.Layout)
	if fmt.Sprint(v.Flat(), zeros.Flat(), len(unset.Flat())) != "[1 2 3 4] [0 0 0 0] 4" {
		t.Errorf("%v %v %v", v.Flat(), zeros.Flat(), unset.Flat())
	}
	t1 := v.T()
	if !layout.SameMemory(v, layout.Strided[int]{Layout: &t1, Data: v.Data}) || layout.SameMemory(v, zeros) ||
		layout.SameElements(v, layout.Strided[int]{Layout: &t1, Data: v.Data}) || !layout.SameElements(v, v) {
		t.Error("a view is over the same memory, and has other elements in order")
	}
}

// TestChoose has where the elements are that selectors choose of a view.
func TestChoose(t *testing.T) {
	l := layout.New(3, 2)
	l = l.T() // offsets 0 2 4, 1 3 5
	mask := bools.Of(true, false, true, false, false, true).Reshape(2, 3)
	taken := func(s ...tensor.Selector) string {
		c := l.Choose("Select", s...)
		return fmt.Sprint(c.Shape, c.Offsets("Select", &l))
	}
	rows := layout.New(4, 3)
	c := rows.Choose("Select", tensor.Incl(2, 0))
	offsets, run := c.Runs("Select", &rows)
	shape, at := l.ChooseAlong("Take", -1, ints.Of(2, 0, -1, 1).Reshape(2, 2))
	like, along := l.Along("Gather", 1, ints.Of(2, 0).Reshape(1, 2))
	for name, c := range map[string][2]string{
		"a mask":          {taken(mask), "[3] [0 4 5]"},
		"a mask of rows":  {taken(bools.Of(false, true)), "[1 3] [1 3 5]"},
		"an index":        {taken(tensor.At(-1), tensor.Incl(2, 0)), "[2] [5 1]"},
		"all but":         {taken(tensor.Ellipsis, tensor.Excl(1)), "[2 2] [0 4 1 5]"},
		"points":          {taken(tensor.Points(ints.Of(0, 1, 1, 2).Reshape(2, 2))), "[2] [2 5]"},
		"runs":            {fmt.Sprint(c.Shape, offsets, run), "[2 3] [6 0] 3"},
		"along an axis":   {fmt.Sprint(shape, at), "[2 2 2] [2 0 2 1]"},
		"for each, once":  {fmt.Sprint(like, along), "[2 2] [4 0 5 1]"},
		"a vector's mask": {fmt.Sprint(l.Choose("Select", bools.Zeros(2)).Shape), "[0 3]"},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %s, want %s", name, c[0], c[1])
		}
	}
	var (
		shapes *tensor.ShapeError
		index  *tensor.IndexError
		axis   *tensor.AxisError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"a long mask":       {func() { l.Choose("Select", bools.Zeros(3)) }, &shapes},
		"beyond":            {func() { l.Choose("Select", tensor.Incl(2)) }, &index},
		"too many":          {func() { l.Choose("Select", mask, tensor.At(0)) }, &axis},
		"no axis":           {func() { l.ChooseAlong("Take", 2, tensor.Incl(0)) }, &axis},
		"another rank":      {func() { l.Along("Gather", 0, ints.Of(0)) }, &shapes},
		"beyond along":      {func() { l.Along("Gather", 0, ints.Of(2).Reshape(1, 1)) }, &index},
		"a matrix of masks": {func() { l.Choose("Select", bools.Zeros(3, 2)) }, &shapes},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}
