package memcopy_test

import (
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/internal/memcopy"
)

// counted returns n elements that differ from their neighbours.
func counted[T uint8 | float32 | float64](n int) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T(i%251 + 1)
	}
	return x
}

func TestTranspose(t *testing.T) {
	t.Run("1 byte", transposes[uint8])
	t.Run("4 bytes", transposes[float32])
	t.Run("8 bytes", transposes[float64])
}

func transposes[T uint8 | float32 | float64](t *testing.T) {
	for rows := range 20 {
		for columns := range 20 {
			zStride, xStride := columns+rows%3, rows+columns%2
			x := counted[T](columns * xStride)
			z := make([]T, rows*zStride+9) // what follows stays
			want := slices.Clone(z)
			for r := range rows {
				for c := range columns {
					want[r*zStride+c] = x[c*xStride+r]
				}
			}
			memcopy.Transpose(z, x, rows, columns, zStride, xStride)
			if !slices.Equal(z, want) {
				t.Fatalf("%d rows of %d: %v, want %v", rows, columns, z, want)
			}
		}
	}
}

func TestRows(t *testing.T) {
	t.Run("1 byte", copiesRows[uint8])
	t.Run("4 bytes", copiesRows[float32])
	t.Run("8 bytes", copiesRows[float64])
}

func copiesRows[T uint8 | float32 | float64](t *testing.T) {
	for n := range 200 {
		for _, zStride := range []int{n, (n + 63) / 64 * 64} {
			for rows := range 3 {
				at, xStride := n%17, n+1
				x := counted[T](rows * xStride)
				want := make([]T, at+rows*zStride+9)
				for r := range rows {
					copy(want[at+r*zStride:][:n], x[r*xStride:])
				}
				for how, copies := range map[string]func(z, x []T, rows, n, zStride, xStride int){
					"Rows": memcopy.Rows[T], "NonTemporalRows": memcopy.NonTemporalRows[T],
				} {
					z := make([]T, len(want))
					copies(z[at:], x, rows, n, zStride, xStride)
					memcopy.Fence()
					if !slices.Equal(z, want) {
						t.Fatalf("%s: %d rows of %d: %v, want %v", how, rows, n, z, want)
					}
				}
			}
		}
	}
}

// TestMistakenLengths calls functions with lengths that fit and others that do not.
func TestMistakenLengths(t *testing.T) {
	// fits reports whether a slice has rows of n elements, each a stride after the one before.
	fits := func(length, rows, n, stride int) bool {
		last := big.NewInt(int64(rows - 1))
		last.Mul(last, big.NewInt(int64(stride)))
		return last.Add(last, big.NewInt(int64(n))).Cmp(big.NewInt(int64(length))) <= 0
	}
	rule := func(isTransposed bool) kerneltest.Rule {
		return kerneltest.Rule{
			Judge: func(args []reflect.Value) kerneltest.Verdict {
				number := func(i int) int { return int(args[i].Int()) }
				rows, n, zStride, xStride := number(2), number(3), number(4), number(5)
				switch {
				case min(rows, n, zStride, xStride) < 0:
					return kerneltest.Wrong
				case rows == 0 || n == 0:
					return kerneltest.Right
				case !fits(args[0].Len(), rows, n, zStride):
					return kerneltest.Wrong
				case isTransposed:
					rows, n = n, rows
				}
				switch {
				case !fits(args[1].Len(), rows, n, xStride):
					return kerneltest.Wrong
				case max(rows, n) > 1<<20:
					return kerneltest.Endless
				}
				return kerneltest.Right
			},
			Start: func(n int) []int { return []int{10 * n, 10 * n, n, 10, 10, max(n, 10)} },
		}
	}
	rules := map[string]kerneltest.Rule{
		"Transpose": rule(true), "Rows": rule(false), "NonTemporalRows": rule(false),
		"Prefetch": kerneltest.Any,
	}
	t.Run("1 byte", func(t *testing.T) { mistakenLengths[uint8](t, rules) })
	t.Run("4 bytes", func(t *testing.T) { mistakenLengths[float32](t, rules) })
	t.Run("8 bytes", func(t *testing.T) { mistakenLengths[float64](t, rules) })
}

func mistakenLengths[T uint8 | float32 | float64](t *testing.T, rules map[string]kerneltest.Rule) {
	kerneltest.TestLengths[struct{}](t, "memcopy", nil, map[string]any{
		"Transpose": memcopy.Transpose[T], "Rows": memcopy.Rows[T],
		"NonTemporalRows": memcopy.NonTemporalRows[T],
		"Prefetch":        memcopy.Prefetch[T],
	}, rules)
}

func TestPrefetch(t *testing.T) {
	for n := range 100 {
		x := counted[float32](n)
		memcopy.Prefetch(x)
		if !slices.Equal(x, counted[float32](n)) {
			t.Errorf("%d elements changed to %v", n, x)
		}
	}
}

func ExampleTranspose() {
	x := []float32{1, 2, 3, 4, 5, 6}
	z := make([]float32, 6)
	memcopy.Transpose(z, x, 3, 2, 2, 3)
	fmt.Println(z)
	// Output: [1 4 2 5 3 6]
}
