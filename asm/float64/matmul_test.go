// Code generated from templates/matmul_test.go.tmpl. DO NOT EDIT.

package kernels

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"testing"
)

// guard is what a matrix has around its elements.
const guard = 12345

// layouts make a matrix of rows x cols in a slice that is full of guards. The
// first has the exact slice, so that a check of bounds meets its ends.
var layouts = []func(rows, cols int) Matrix{
	func(rows, cols int) Matrix { return Dense(make([]float64, rows*cols), rows, cols) },
	func(rows, cols int) Matrix { return guarded(rows, cols, cols+3, 1) },
	func(rows, cols int) Matrix { return guarded(rows, cols, 1, rows) },
	func(rows, cols int) Matrix { return guarded(rows, cols, 1, rows+17) },
	func(rows, cols int) Matrix { return guarded(rows, cols, 3*cols+1, 3) },
	func(rows, cols int) Matrix { return guarded(rows, cols, -cols-2, 1) },
	func(rows, cols int) Matrix { return guarded(rows, cols, cols, -1) },
	func(rows, cols int) Matrix { return guarded(rows, cols, -1, -rows-1) },
}

// operandLayouts are layouts, and those in which an element is more than once.
var operandLayouts = append(layouts[:len(layouts):len(layouts)],
	func(rows, cols int) Matrix { return guarded(rows, cols, 0, 1) },
	func(rows, cols int) Matrix { return guarded(rows, cols, 1, 0) },
	func(rows, cols int) Matrix { return guarded(rows, cols, 0, 0) },
)

func guarded(rows, cols, rowStride, colStride int) Matrix {
	down, right := max(rows-1, 0)*rowStride, max(cols-1, 0)*colStride
	const around = 16
	first := around - min(down, 0) - min(right, 0)
	data := make([]float64, first+max(down, 0)+max(right, 0)+1+around)
	for i := range data {
		data[i] = guard
	}
	return Matrix{data, first, rows, cols, rowStride, colStride}
}

func (m Matrix) element(i, j int) *float64 { return &m.Data[m.Start+i*m.RowStride+j*m.ColStride] }

// fill sets the elements of m to small integers, of which floats have exact sums.
func (m Matrix) fill(r *rand.Rand) Matrix {
	for i := range m.Rows {
		for j := range m.Cols {
			*m.element(i, j) = float64(r.IntN(17) - 8)
		}
	}
	return m
}

// testProduct compares a product of every implementation with its definition.
func testProduct(t *testing.T, r *rand.Rand, m, n, k int) {
	t.Helper()
	la, lb, lc := r.IntN(len(operandLayouts)), r.IntN(len(operandLayouts)), r.IntN(len(layouts))
	a, b := operandLayouts[la](m, k).fill(r), operandLayouts[lb](k, n).fill(r)
	want := make([]float64, m*n)
	for i := range m {
		for j := range n {
			for l := range k {
				want[i*n+j] += *a.element(i, l) * *b.element(l, j)
			}
		}
	}
	for _, kernels := range All {
		for name, multiply := range map[string]func(c, a, b Matrix){"MatMul": kernels.MatMul, "MatMulAdd": kernels.MatMulAdd} {
			var before float64 = 7
			c := layouts[lc](m, n)
			for i := range m {
				for j := range n {
					*c.element(i, j) = before
				}
			}
			if name == "MatMul" {
				before = 0
			}
			multiply(c, a, b)
			for i := range m {
				for j := range n {
					if got, want := *c.element(i, j), before+want[i*n+j]; got != want {
						t.Fatalf("%s %s %d x %d x %d, layouts %d %d %d: c[%d,%d] = %v, want %v", kernels.Name, name, m, k, n, la, lb, lc, i, j, got, want)
					}
					*c.element(i, j) = guard
				}
			}
			for i, x := range c.Data {
				if x != guard {
					t.Fatalf("%s %s %d x %d x %d, layouts %d %d %d: wrote %v at %d, outside of c", kernels.Name, name, m, k, n, la, lb, lc, x, i)
				}
			}
		}
	}
}

func TestMatMulSmall(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	step := 1
	if testing.Short() {
		step = 4
	}
	for m := 0; m <= 40; m += step {
		for n := 0; n <= 40; n += step {
			for _, k := range []int{0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 40} { // about what loops over k do at once
				testProduct(t, r, m, n, k)
			}
		}
	}
}

func TestMatMulLarge(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	products := 20
	if testing.Short() {
		products = 2
	}
	for range products {
		testProduct(t, r, 1+r.IntN(200), 1+r.IntN(200), 1+r.IntN(900))
	}
	testProduct(t, r, 300, 133, 37)
	testProduct(t, r, 37, 400, 213)
	testProduct(t, r, 1, 3000, 200)
	testProduct(t, r, 300, 1, 3000)
	testProduct(t, r, 1, 1, 200000)
}

// TestMatMulSmallBlocks makes blocks so small that small products have many.
func TestMatMulSmallBlocks(t *testing.T) {
	defer func(a, b, c int) { kc, blockBytes, nearBytes = a, b, c }(kc, blockBytes, nearBytes)
	r := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		kc, blockBytes, nearBytes = 1+r.IntN(40), r.IntN(4000), r.IntN(2000)
		testProduct(t, r, 1+r.IntN(60), 1+r.IntN(90), 1+r.IntN(90))
	}
}

func TestMatMulMisfit(t *testing.T) {
	for _, f := range []func(){
		func() { Best.MatMul(layouts[0](2, 3), layouts[0](2, 4), layouts[0](5, 3)) },
		func() { Best.MatMul(layouts[0](2, 2), layouts[0](2, 4), layouts[0](4, 3)) },
		func() { Best.MatMul(layouts[0](2, 3), layouts[0](2, 4), Dense(make([]float64, 11), 4, 3)) },
		func() { Best.MatMul(layouts[0](2, 3), layouts[0](2, 4), Dense(make([]float64, 12), 4, -3).T()) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		}()
	}
}

func normal(r *rand.Rand, rows, cols int) Matrix {
	m := layouts[0](rows, cols)
	for i := range m.Data {
		m.Data[i] = float64(r.NormFloat64())
	}
	return m
}

// TestMatMulOrder tests that elements are one chain of multiply-adds in the order
// of k, whatever the implementation, the blocks and the threads.
func TestMatMulOrder(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	r := rand.New(rand.NewPCG(7, 8))
	m, n, k := 103, 217, 1111
	a, b := normal(r, m, k), normal(r, k, n)
	want := layouts[0](m, n)
	for i := range m {
		for j := range n {
			for l := range k {
				z := want.element(i, j)
				*z = fma(*a.element(i, l), *b.element(l, j), *z)
			}
		}
	}
	for _, kernels := range All {
		for _, threads := range []int{1, 2, 3, 7} {
			runtime.GOMAXPROCS(threads)
			c := layouts[0](m, n)
			kernels.MatMul(c, a, b)
			for i, z := range c.Data {
				if z != want.Data[i] {
					t.Fatalf("%s, %d threads: element %d is %v, want %v", kernels.Name, threads, i, z, want.Data[i])
				}
			}
		}
	}
}

// TestMatVec tests that implementations and threads agree on products with
// vectors to the bit, and that these are right to the precision of a long sum.
func TestMatVec(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	r := rand.New(rand.NewPCG(9, 10))
	for _, transposed := range []bool{false, true} {
		for _, s := range [][2]int{{1, 1}, {5, 100}, {77, 1001}, {1500, 2100}, {3, 150000}} {
			m, k := s[0], s[1]
			a, b := normal(r, m, k), normal(r, k, 1)
			if transposed {
				a = normal(r, k, m).T()
			}
			first := layouts[0](m, 1)
			Generic.MatMul(first, a, b)
			for i, z := range first.Data {
				var sum, terms float64
				for l := range k {
					x := float64(*a.element(i, l)) * float64(b.Data[l])
					sum += x
					terms += math.Abs(x)
				}
				if ulp := math.Nextafter(1, 2) - 1; math.Abs(float64(z)-sum) > float64(ulp)*terms*math.Sqrt(float64(k)) {
					t.Fatalf("%d x %d, transposed %v: element %d is %v, want %v", m, k, transposed, i, z, sum)
				}
			}
			for _, kernels := range All {
				for _, threads := range []int{1, 2, 3, 7} {
					runtime.GOMAXPROCS(threads)
					c := layouts[4](m, 1)
					kernels.MatMul(c, a, b)
					for i, z := range first.Data {
						if got := *c.element(i, 0); got != z {
							t.Fatalf("%s, %d threads, %d x %d, transposed %v: element %d is %v, want %v", kernels.Name, threads, m, k, transposed, i, got, z)
						}
					}
				}
			}
		}
	}
}

func TestMatMulSpecial(t *testing.T) {
	inf, nan := float64(math.Inf(1)), float64(math.NaN())
	for _, kernels := range All {
		for _, n := range []int{3, 20, 200} {
			a, b, c := layouts[0](n, n), layouts[0](n, n), layouts[0](n, n)
			*a.element(1, 1) = inf // row 1 is 0*0 + … + inf*0
			*b.element(0, 2) = nan // column 2 is nan
			*c.element(0, 0) = nan // overwritten
			kernels.MatMul(c, a, b)
			for i := range n {
				for j := range n {
					if got := *c.element(i, j); (got != got) != (i == 1 || j == 2) {
						t.Fatalf("%s, n %d: c[%d,%d] = %v", kernels.Name, n, i, j, got)
					}
				}
			}
		}
	}
}

// BenchmarkMatMul has a sub-benchmark for each size and implementation, for
// benchstat -col /kernels.
func BenchmarkMatMul(b *testing.B) {
	for _, s := range [][3]int{{4, 4, 4}, {64, 64, 64}, {1024, 1024, 1024}, {1000, 37, 513}, {1024, 1024, 1}, {1, 1024, 1024}} {
		x, y, z := layouts[0](s[0], s[1]), layouts[0](s[1], s[2]), layouts[0](s[0], s[2])
		for i := range x.Data {
			x.Data[i] = float64(i % 7)
		}
		for i := range y.Data {
			y.Data[i] = float64(i % 5)
		}
		for _, kernels := range All {
			b.Run(fmt.Sprintf("size=%dx%dx%d/kernels=%s", s[0], s[1], s[2], kernels.Name), func(b *testing.B) {
				for b.Loop() {
					kernels.MatMul(z, x, y)
				}
				b.ReportMetric(2*float64(s[0]*s[1]*s[2])*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
			})
		}
	}
}
