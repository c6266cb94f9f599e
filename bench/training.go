package main

import (
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/nn"
	"github.com/ashlar-go/ashlar/autograd/optim"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// step trains a network of 784, 256, 128 and 10 neurons by a step of SGD, on a batch of so
// many.
func step[T autograd.Tensor[T]](random func(shape ...int) T, batch int) func() {
	widths := []int{784, 256, 128, 10}
	var weights, biases []*autograd.Variable[T]
	for i, n := range widths[1:] {
		w := random(widths[i], n)
		x := autograd.Constant(w)
		weights = append(weights, autograd.New(w.Mul(w, x.Number(0.01).Value)))
		biases = append(biases, autograd.New(x.Number(0).Value.BroadcastTo(n).Clone()))
	}
	sgd := optim.NewSGD(0.01, append(weights, biases...)...)
	x := autograd.Constant(random(batch, widths[0]))
	labels := ints.RandInt(rand.New(rand.NewPCG(1, 2)), widths[3], batch)
	return func() {
		h := x
		for i, w := range weights {
			h = autograd.Add(autograd.MatMul(h, w), biases[i])
			if i < len(weights)-1 {
				h = autograd.ReLU(h)
			}
		}
		loss := nn.CrossEntropy(h, labels)
		loss.Backward()
		sgd.Step()
		loss.Free()
	}
}

// back is the work of f of x and two rows beside it, and of going back.
func back[T autograd.Tensor[T]](f func(x, y, w *autograd.Variable[T]) *autograd.Variable[T],
	random func(shape ...int) T, shape []int,
) func() {
	x, y, w := autograd.New(random(shape...)), autograd.New(random(shape[1:]...)),
		autograd.New(random(shape[1:]...))
	return func() {
		z := f(x, y, w)
		z.Backward()
		z.Free()
		autograd.ZeroGrad(x, y, w)
	}
}

// chain computes 25 times y = tanh(1.01y + 0.1)·y of n numbers, and goes back.
func chain[T autograd.Tensor[T]](random func(shape ...int) T, n int) func() {
	x := autograd.New(random(n))
	a, b := x.Number(1.01), x.Number(0.1)
	return func() {
		y := x
		for range 25 {
			y = autograd.Mul(autograd.Tanh(autograd.Add(autograd.Mul(y, a), b)), y)
		}
		y = autograd.Sum(y)
		y.Backward()
		y.Free()
		autograd.ZeroGrad(x)
	}
}
