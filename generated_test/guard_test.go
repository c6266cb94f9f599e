package generated_test

import (
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

// products are the kernels of an element type, whose matrices are M and images I, that make
// sums of products.
type products[T element.Number, M, I any] struct {
	implementations []string // the first of them in Go
	multiply        func(implementation int) func(c, a, b M)
	dense           func(data []T, rows, cols int) M
	transposed      func(m M) M
	convolve        func(implementation int) [3]func(z, x, y I, by asm.Convolution)
	images          func(data []T, shape [4]int) I
}

func names[K any](all []kerneltest.Implementation[K]) (names []string) {
	for _, k := range all {
		names = append(names, k.Name)
	}
	return names
}

func (p products[T, M, I]) test(t *testing.T) {
	var memory [3]*kerneltest.Guarded
	for i := range memory {
		memory[i] = kerneltest.NewGuarded(4096)
	}
	// check runs f with z, x and y of some lengths in ordinary memory, and between guards.
	check := func(lengths [3]int, f func(implementation int, z, x, y []T), what ...any) {
		t.Helper()
		var want [3][]T
		for i, n := range lengths {
			want[i] = make([]T, n)
			for j := range want[i] {
				want[i][j] = kerneltest.Of[T](float64(j*7%11 - 5))
			}
		}
		operands := [3][]T{nil, slices.Clone(want[1]), slices.Clone(want[2])}
		f(0, want[0], want[1], want[2])
		for implementation, name := range p.implementations {
			for _, place := range []kerneltest.Place{kerneltest.AtStart, kerneltest.AtEnd} {
				var got [3][]T
				for i, n := range lengths {
					got[i] = kerneltest.SliceIn[T](memory[i], n, place, 0)
					copy(got[i], operands[i])
				}
				f(implementation, got[0], got[1], got[2])
				for i := range got {
					if !slices.Equal(got[i], want[i]) || !memory[i].Intact() {
						t.Fatalf("%s, %v: slice %d is wrong, or what is beside", name, what, i)
					}
				}
			}
		}
	}
	for _, m := range []int{1, 2, 5, 6, 7, 13} {
		for _, k := range []int{1, 3, 8, 16} {
			for _, n := range []int{1, 4, 7, 8, 9, 16, 17, 31} {
				check([3]int{m * n, m * k, k * n}, func(i int, c, a, b []T) {
					p.multiply(i)(p.dense(c, m, n), p.dense(a, m, k), p.dense(b, k, n))
				}, m, k, n)
				check([3]int{m * n, m * k, k * n}, func(i int, c, a, b []T) {
					p.multiply(i)(p.transposed(p.dense(c, n, m)), p.transposed(p.dense(a, k, m)),
						p.transposed(p.dense(b, n, k)))
				}, m, k, n, "transposed")
			}
		}
	}
	for _, padding := range []int{0, 1} {
		for _, stride := range []int{1, 2} {
			for width := 3; width < 20; width++ {
				by := asm.Convolution{
					Stride:  [2]int{stride, stride},
					Padding: [2]int{padding, padding}, Dilation: [2]int{1, 1}, Groups: 1,
				}
				out := func(n int) int { return (n+2*padding-3)/stride + 1 }
				// of z, x and w
				shapes := [3][4]int{{1, 5, out(4), out(width)}, {1, 2, 4, width}, {5, 2, 3, 3}}
				for kernel, order := range [][3]int{{0, 1, 2}, {1, 0, 2}, {2, 0, 1}} {
					var lengths [3]int
					for i, operand := range order {
						lengths[i] = size(shapes[operand])
					}
					check(lengths, func(i int, z, x, y []T) {
						var images [3]I
						for i, data := range [][]T{z, x, y} {
							images[i] = p.images(data, shapes[order[i]])
						}
						p.convolve(i)[kernel](images[0], images[1], images[2], by)
					}, "convolution", kernel, width, stride, padding)
				}
			}
		}
	}
}

func size(shape [4]int) int { return shape[0] * shape[1] * shape[2] * shape[3] }
