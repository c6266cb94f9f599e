package asm

import (
	"errors"
	"strings"
	"testing"
)

// TestChoice refuses kernels that there are not.
func TestChoice(t *testing.T) {
	for _, name := range []string{"", "generic", "avx2"} {
		if got := choice(name); got != name {
			t.Errorf("choice of %q is %q", name, got)
		}
	}
	for _, name := range []string{"Generic", "avx512", "none", " "} {
		func() {
			defer func() {
				if text, _ := recover().(string); !strings.Contains(text, "want generic or avx2") {
					t.Errorf("choice of %q: %q", name, text)
				}
			}()
			choice(name)
		}()
	}
}

// TestHalf compares halves with what the tree says: the left one is the largest power of two of
// blocks that leaves some to the right.
func TestHalf(t *testing.T) {
	for n, want := range map[int]int{
		FoldBlock + 1: FoldBlock, 2 * FoldBlock: FoldBlock, 2*FoldBlock + 1: 2 * FoldBlock,
		4 * FoldBlock: 2 * FoldBlock, 5 * FoldBlock: 4 * FoldBlock, 8*FoldBlock + 1: 8 * FoldBlock,
	} {
		if got := Half(n); got != want {
			t.Errorf("Half(%d) is %d, want %d", n, got, want)
		}
	}
	for _, n := range []int{FoldBlock, 1, 0, -5} {
		func() {
			defer func() {
				var length *LengthError
				if err, _ := recover().(error); !errors.As(err, &length) || length.Have != n {
					t.Errorf("Half(%d): %v", n, err)
				}
			}()
			Half(n)
		}()
	}
}
