package iterate

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layouttest"
)

// TestEachBlock has the elements of tensors of all layouts in blocks, in row-major order.
func TestEachBlock(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := layouttest.Tensor(t, layouttest.Shape(t, 5, 2000), true)
		most := rapid.IntRange(1, 100).Draw(t, "most")
		var got []int
		err := EachBlock(x, most, func(block []int) error {
			if len(block) > most && !x.IsContiguous() {
				t.Errorf("a block of %d elements", len(block))
			}
			got = append(got, block...)
			return nil
		})
		if want := Clone("Clone", x).Data; err != nil || !slices.Equal(got, want) {
			t.Errorf("%v, error %v, want %v", got, err, want)
		}
	})
}
