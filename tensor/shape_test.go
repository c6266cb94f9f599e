package tensor_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
)

// TestSize multiplies lengths, of which the product may be too much unless one of them is 0.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		shape tensor.Shape
		want  int
	}{
		{nil, 1},
		{tensor.Shape{7}, 7},
		{tensor.Shape{2, 3, 4}, 24},
		{tensor.Shape{2, 0, 4}, 0},
	} {
		if got := c.shape.Size(); got != c.want {
			t.Errorf("the size of %v is %d, want %d", c.shape, got, c.want)
		}
	}
	for _, shape := range []tensor.Shape{
		{math.MaxInt, 2},
		{1 << 32, 1 << 32},
		{-1},
		slices.Repeat([]int{1}, tensor.MaxRank+1),
	} {
		var size *tensor.SizeError
		err := tensor.Catch(func() { shape.Size() })
		if !errors.As(err, &size) || !size.Shape.Equal(shape) {
			t.Errorf("the size of %v: %v, want a SizeError", shape, err)
		}
	}
}

func TestEqual(t *testing.T) {
	x := tensor.Shape{2, 3}
	for _, y := range []tensor.Shape{nil, {2}, {2, 4}, {3, 2}, {2, 3, 1}} {
		if x.Equal(y) || y.Equal(x) {
			t.Errorf("%v equals %v", x, y)
		}
	}
	if !x.Equal(tensor.Shape{2, 3}) || !tensor.Shape(nil).Equal(tensor.Shape{}) {
		t.Error("a shape is not equal to itself")
	}
}

// TestBroadcast stretches lengths of 1, from the last dimension on.
func TestBroadcast(t *testing.T) {
	for _, c := range []struct {
		shapes []tensor.Shape
		want   tensor.Shape
	}{
		{nil, nil},
		{[]tensor.Shape{{2, 1}, {3}}, tensor.Shape{2, 3}},
		{[]tensor.Shape{{}, {1, 1}, {4, 1}}, tensor.Shape{4, 1}},
		{[]tensor.Shape{{0}, {1}}, tensor.Shape{0}},
		{[]tensor.Shape{{5, 1, 2}, {3, 1}, {1}}, tensor.Shape{5, 3, 2}},
	} {
		if got := tensor.Broadcast(c.shapes...); !got.Equal(c.want) {
			t.Errorf("%v broadcast is %v, want %v", c.shapes, got, c.want)
		}
	}
	for _, shapes := range [][]tensor.Shape{{{2}, {3}}, {{0}, {2}}, {{2, 1}, {3, 1}}} {
		var shape *tensor.ShapeError
		err := tensor.Catch(func() { tensor.Broadcast(shapes...) })
		if !errors.As(err, &shape) || len(shape.Shapes) != 2 {
			t.Errorf("%v broadcast: %v, want a ShapeError", shapes, err)
		}
	}
}

func TestThreads(t *testing.T) {
	before := tensor.Threads()
	tensor.SetThreads(3)
	set := tensor.Threads()
	tensor.SetThreads(0)
	if set != 3 || tensor.Threads() != before {
		t.Errorf("3 threads are %d, and then %d, want %d", set, tensor.Threads(), before)
	}
}
