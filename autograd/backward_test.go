package autograd_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// balanced returns the sum of terms as a balanced tree, made level by level.
func balanced(terms []*variable) *variable {
	for len(terms) > 1 {
		for i := range len(terms) / 2 {
			terms[i] = autograd.Add(terms[2*i], terms[2*i+1])
		}
		half := len(terms) / 2
		if len(terms)%2 == 1 {
			terms[half] = terms[len(terms)-1]
			half++
		}
		terms = terms[:half]
	}
	return terms[0]
}

// repeated returns n results of f.
func repeated(n int, f func() *variable) []*variable {
	all := make([]*variable, n)
	for i := range all {
		all[i] = f()
	}
	return all
}

// TestGraphsOfAllShapes goes back through graphs of 40,000 operations, wide, deep and of
// diamonds, and through those that take a vector apart. It takes about as long as to compute
// them, and about 100 times as long if it is quadratic. In short mode, graphs are smaller.
func TestGraphsOfAllShapes(t *testing.T) {
	const limit = 40
	n := 40_000
	if testing.Short() {
		n = 2_000
	}
	for _, c := range []struct {
		name string
		f    func(x *variable) *variable // of a vector of n ones
		want int                         // the sum of its gradient
	}{
		{"a balanced tree over products", func(x *variable) *variable {
			one := x.Slice(tensor.At(0))
			return balanced(repeated(n, func() *variable { return autograd.Mul(one, one) }))
		}, 2 * n},
		{"a chain of sums over products", func(x *variable) *variable {
			one := x.Slice(tensor.At(0))
			sum := one
			for _, y := range repeated(n, func() *variable { return autograd.Mul(one, one) }) {
				sum = autograd.Add(sum, y)
			}
			return sum
		}, 2*n + 1},
		{"a chain of products over negatives, the last first", func(x *variable) *variable {
			one := x.Slice(tensor.At(0))
			all := repeated(n, func() *variable { return autograd.Neg(one) })
			slices.Reverse(all)
			sum := one
			for _, y := range all {
				sum = autograd.Mul(sum, y)
			}
			return sum
		}, n + 1},
		{"a ladder of diamonds", func(x *variable) *variable {
			y := x.Slice(tensor.At(0))
			half := autograd.Constant(f64.Scalar(0.5))
			for range n / 4 {
				y = autograd.Add(autograd.Mul(y, half), autograd.Mul(y, half))
			}
			return y
		}, 1},
		{"Concat of many", func(x *variable) *variable {
			one := x.Slice(tensor.Range(0, 1))
			return autograd.Concat(0, repeated(n, func() *variable { return autograd.Neg(one) })...)
		}, -n},
		{"slices of one vector", func(x *variable) *variable {
			var all []*variable
			for _, y := range x.Slices(0) {
				all = append(all, y)
			}
			return balanced(all)
		}, n},
		{"elements of one vector, taken and gathered", func(x *variable) *variable {
			i := 0
			return balanced(repeated(n, func() *variable { i++; return autograd.Take(x, 0, tensor.Incl(i-1)) }))
		}, n},
		{"a vector taken apart and put together again", func(x *variable) *variable {
			return autograd.Concat(0, x.Split(0, n)...)
		}, n},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := autograd.New(f64.Ones(n))
			var y *variable
			var first *f64.Tensor
			forward := kerneltest.Time(func() { y = c.f(x) })
			for name, f := range map[string]func(){
				"Backward":  y.Backward,
				"Gradients": func() { first = autograd.Gradients(y, x)[0].Value },
			} {
				if back := kerneltest.Time(f); back > limit*forward {
					t.Errorf("%s takes %v, after %v", name, back, forward)
				}
			}
			for _, g := range []*f64.Tensor{x.Grad, first} {
				if got := f64.Sum(g).Item(); got != float64(c.want) {
					t.Errorf("the sum of the gradient is %v, want %v", got, c.want)
				}
			}
			if free := kerneltest.Time(y.Free); free > limit*forward {
				t.Errorf("Free takes %v, after %v", free, forward)
			}
		})
	}
}

// BenchmarkBackward goes back through a balanced tree of sums over products.
func BenchmarkBackward(b *testing.B) {
	for _, leaves := range []int{40_000, 80_000} {
		b.Run(fmt.Sprint("leaves=", leaves), func(b *testing.B) {
			x, w := autograd.New(f64.Scalar(3)), autograd.New(f64.Scalar(2))
			y := balanced(repeated(leaves, func() *variable { return autograd.Mul(x, w) }))
			b.ReportAllocs()
			for b.Loop() {
				y.Backward()
			}
		})
	}
}
