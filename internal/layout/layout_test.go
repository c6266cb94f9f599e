package layout_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// TestViewsLeaveTheirLayout takes views of layouts of all ranks, of which the larger ones have
// their dimensions in memory that copies share.
func TestViewsLeaveTheirLayout(t *testing.T) {
	views := map[string]func(l *layout.Layout) layout.Layout{
		"T":         func(l *layout.Layout) layout.Layout { return l.T() },
		"Transpose": func(l *layout.Layout) layout.Layout { return l.Transpose() },
		"Flip":      func(l *layout.Layout) layout.Layout { return l.Flip() },
		"Stretch":   func(l *layout.Layout) layout.Layout { return l.Stretch(0, 1, 2) },
		"Drop":      func(l *layout.Layout) layout.Layout { return l.Drop(0) },
		"Diagonal":  func(l *layout.Layout) layout.Layout { return l.Diagonal() },
		"Squeeze":   func(l *layout.Layout) layout.Layout { return l.Squeeze() },
		"Unsqueeze": func(l *layout.Layout) layout.Layout { return l.Unsqueeze(1) },
		"Windows":   func(l *layout.Layout) layout.Layout { return l.Windows(2, 1) },
		"Slice": func(l *layout.Layout) layout.Layout {
			return l.Slice(tensor.Rest, tensor.First)
		},
		"Reshape": func(l *layout.Layout) layout.Layout {
			v, _ := l.Reshape("Reshape", -1, 2)
			return v
		},
		"Broadcast": func(l *layout.Layout) layout.Layout {
			return l.BroadcastTo(append([]int{3}, l.Shape()...)...)
		},
		"Packed": func(l *layout.Layout) layout.Layout {
			axes := make([]int, l.Rank())
			for i := range axes {
				axes[i] = len(axes) - 1 - i
			}
			return l.Packed("WithLayout", axes...)
		},
	}
	for rank := 2; rank < tensor.MaxRank; rank++ {
		l := layout.New(slices.Repeat([]int{2}, rank)...)
		want := fmt.Sprint(l.Shape(), l.Strides(), l.Start(), l.Size())
		for name, view := range views {
			v := view(&l)
			if got := fmt.Sprint(l.Shape(), l.Strides(), l.Start(), l.Size()); got != want {
				t.Fatalf("%s of rank %d made the layout %s, was %s", name, rank, got, want)
			}
			if size := v.Shape().Size(); size != v.Size() {
				t.Errorf("%s of rank %d: size %d of shape %v", name, rank, v.Size(), v.Shape())
			}
		}
	}
}
