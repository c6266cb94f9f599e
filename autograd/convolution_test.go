package autograd_test

import (
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func TestConvolutions(t *testing.T) {
	for _, c := range []struct {
		x, w []int
		by   tensor.Conv
	}{
		{[]int{2, 2, 3, 4}, []int{3, 2, 2, 2}, tensor.Conv{}},
		{
			[]int{1, 2, 4, 5},
			[]int{2, 1, 2, 3},
			tensor.Conv{
				Stride: []int{2, 1}, Padding: []int{1, 2}, Dilation: []int{1, 2},
				Groups: 2,
			},
		},
		{[]int{2, 2, 5}, []int{2, 2, 2}, tensor.Conv{Stride: []int{3}, Padding: []int{1, 0}}},
		{
			[]int{1, 2, 3, 2, 3},
			[]int{2, 1, 2, 2, 2},
			tensor.Conv{Padding: []int{1, 0, 0, 0, 0, 1}, Stride: []int{1, 1, 2}, Groups: 2},
		},
	} {
		conv := func(x ...*variable) *variable {
			switch len(c.x) {
			case 3:
				return autograd.Conv1D(x[0], x[1], c.by, x[2:]...)
			case 4:
				return autograd.Conv2D(x[0], x[1], c.by, x[2:]...)
			}
			return autograd.Conv3D(x[0], x[1], c.by, x[2:]...)
		}
		x, w := random(c.x...), random(c.w...)
		checkOrders(t, conv, x, w)
		checkOrders(t, conv, x, w, random(c.w[0]))
		up := c.by
		up.OutputPadding = []int{1}
		transpose := func(x ...*variable) *variable {
			return autograd.ConvTranspose(x[0], x[1], up, x[2:]...)
		}
		z := conv(autograd.Constant(x), autograd.Constant(w)).Value
		checkOrders(t, transpose, random(z.Shape()...), w)
		checkOrders(t, transpose, random(z.Shape()...), w, random(c.x[1]))
		// The third derivatives are those of gradients of gradients of each operand.
		for i := range 2 {
			for j := range 2 {
				second := func(x ...*variable) *variable {
					first := autograd.Gradients(autograd.Square(autograd.Square(conv(x...))),
						x[i])[0]
					return autograd.Gradients(autograd.Square(first), x[j])[0]
				}
				if err := autograd.GradCheck(second, f64.Div(x, f64.Scalar(4)),
					f64.Div(w, f64.Scalar(4))); err != nil {
					t.Errorf("%v: third order, by operands %d and %d: %v", c.x, i, j, err)
				}
			}
		}
	}
}

func TestPools(t *testing.T) {
	for _, c := range []struct {
		x *f64.Tensor
		p tensor.Pool
	}{
		{random(2, 2, 5, 6).Transpose(1, 0, 3, 2), tensor.Pool{Size: []int{2, 2}}},
		{random(2, 2, 5, 6), tensor.Pool{
			Size: []int{3, 2}, Stride: []int{2, 1}, Padding: []int{1, 0},
		}},
		{random(2, 2, 5, 6), tensor.Pool{
			Size: []int{3, 2}, Dilation: []int{1, 2}, Padding: []int{0, 2, 1, 0}, Ceil: true,
			ExcludePadding: true,
		}},
		{random(2, 1, 8), tensor.Pool{Size: []int{3}, Ceil: true}},
		{random(1, 2, 4, 3, 5).Transpose(0, 1, 3, 4, 2), tensor.Pool{
			Size: []int{2, 3, 2}, Stride: []int{1, 2, 2}, Padding: []int{1},
		}},
		{random(1, 2, 4, 3, 5), tensor.Pool{Size: []int{2, 2, 3}, Same: tensor.SameUpper}},
	} {
		checkOrders(t, func(x ...*variable) *variable { return autograd.MaxPool(x[0], c.p) }, c.x)
		checkOrders(t, func(x ...*variable) *variable { return autograd.AvgPool(x[0], c.p) }, c.x)
	}
	tie := autograd.New(f64.Ones(1, 1, 4))
	autograd.MaxPool(tie, tensor.Pool{Size: []int{2}}).Backward()
	wantValues(t, "the gradient of equal elements", tie.Grad, 1, 0, 1, 0)
}

func ExampleConv2D() {
	image := autograd.Constant(f64.Arange(0, 16, 1).View(1, 1, 4, 4))
	filter := autograd.New(f64.New([]float64{0, 1, 1, -4}, 1, 1, 2, 2))
	bias := autograd.New(f64.New([]float64{40}, 1, 1, 1))
	y := autograd.MaxPool(autograd.ReLU(autograd.Add(autograd.Conv2D(image, filter,
		tensor.Conv{Padding: []int{1}}), bias)), tensor.Pool{Size: []int{2, 2}})
	y.Backward()
	fmt.Println(y.Value)
	fmt.Println(filter.Grad, bias.Grad)
	// Output:
	// [[[[40. 33.]
	//    [17. 15.]]]]
	// [[[[ 9. 11.]
	//    [18. 21.]]]] [[[4.]]]
}
