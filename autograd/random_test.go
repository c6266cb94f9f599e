package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	"pgregory.net/rapid"
)

// TestRandomPrograms compares Backward, which reuses the memory of gradients, with Gradients
// on programs that use results again, some of them as views: twice, since gradients add up.
func TestRandomPrograms(t *testing.T) {
	const n = 24 // n by n elements are enough for their memory to be kept
	rapid.Check(t, func(t *rapid.T) {
		x := []*variable{
			autograd.New(random(n, n)), autograd.New(random(n)),
			autograd.Constant(random(n, 1)),
		}
		leaves := append([]*variable(nil), x...)
		var values []*f64.Tensor
		for _, x := range leaves {
			values = append(values, x.Value.Clone())
		}
		for range rapid.IntRange(1, 12).Draw(t, "operations") {
			pick := func() *variable { return x[rapid.IntRange(0, len(x)-1).Draw(t, "operand")] }
			a, b := pick(), pick()
			var r *variable
			switch rapid.IntRange(0, 15).Draw(t, "operation") {
			case 0:
				r = autograd.Add(a, b)
			case 1:
				r = autograd.Sub(a, b)
			case 2:
				r = autograd.Mul(a, b)
			case 3:
				r = autograd.Neg(a)
			case 4:
				r = autograd.Tanh(a)
			case 5:
				r = autograd.FMA(a, b, pick())
			case 6:
				r = autograd.Mean(a)
			case 7:
				r = a.Flip()
			case 8:
				r = a.BroadcastTo(n, n)
			case 9:
				r = autograd.LogSumExp(a, -1).Unsqueeze(-1)
			case 10:
				r = autograd.Tanh(autograd.MatMul(a.BroadcastTo(n, n), b.BroadcastTo(n, n)))
			case 11:
				r = autograd.Maximum(a, b)
			case 12:
				r = autograd.Softmax(a, 0)
			case 13:
				r = autograd.Max(a, -1).Unsqueeze(-1)
			case 14:
				r = autograd.Concat(0, a, a).Slice(tensor.Range(1, 1+a.Shape()[0]))
			case 15:
				r = autograd.Sum(a, 0)
			}
			if rapid.Bool().Draw(t, "retained") {
				r.RetainGrad()
			}
			if len(r.Shape()) == 0 {
				r = r.Reshape(1, 1)
			}
			x = append(x, r)
		}
		v := x[len(x)-1]
		want := autograd.Gradients(v, x...)
		for times := range 2 {
			v.Backward()
			for i, x := range x {
				wanted := f64.Mul(want[i].Value, f64.Scalar(float64(times+1)))
				if x.Grad != nil && !f64.AllClose(x.Grad, wanted,
					f64.Tolerance{Absolute: 1e-9, Relative: 1e-9}) {
					t.Fatalf("gradient %d after %d: %v, want %v", i, times+1, x.Grad, wanted)
				}
				if x.Grad == nil && i < 2 && f64.Norm(wanted).Item() != 0 {
					t.Fatalf("no gradient %d, want %v", i, wanted)
				}
			}
		}
		v.Free()
		for i, x := range leaves {
			if !x.Value.Same(values[i]) {
				t.Fatalf("value %d is %v after Free, was %v", i, x.Value, values[i])
			}
		}
		autograd.ZeroGrad(leaves...)
	})
}
