package layouttest

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layout"
)

// TestPlaces has the second row and the first of a matrix of 2 by 3, each in reverse, of which the
// last column is left out.
func TestPlaces(t *testing.T) {
	l := layout.New(2, 3)
	l = l.Stretch(1, 0, 2)
	l = l.Flip()
	x := layout.Strided[int]{Layout: &l, Data: []int{10, 11, 12, 13, 14, 15}}
	got := fmt.Sprint(Places(&l), Elements(x), Others(x))
	if want := "[4 3 1 0] [14 13 11 10] [12 15]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	z := Copy(x)
	z.Data[4], *z.Layout = 0, layout.New()
	if x.Data[4] != 14 || x.Rank() != 2 {
		t.Error("a copy shares memory")
	}
}

// TestTensor draws tensors of the shape wanted, in which each element is apart unless they may be
// broadcast.
func TestTensor(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape, broadcast := Shape(t, 3, 100), rapid.Bool().Draw(t, "broadcast")
		x := Tensor(t, shape, broadcast)
		x.Check("test")
		if !x.HasShape(shape...) || x.Size() > 100 {
			t.Fatalf("shape %v, want %v", x.Shape(), shape)
		}
		all := Elements(x)
		slices.Sort(all)
		apart := len(slices.Compact(all)) == x.Size() || x.Size() == 0
		if !apart && !broadcast {
			t.Fatalf("elements of shape %v and strides %v show twice", shape, x.Strides())
		}
		if x.Size() > 0 {
		}
	})
}
