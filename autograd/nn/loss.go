package nn

import (
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// MSE returns the mean squared error of x against y, the mean of (x - y)² over all elements.
// It panics with a *tensor.ShapeError if x and y do not fit together.
func MSE[T autograd.Tensor[T]](x, y *autograd.Variable[T]) *autograd.Variable[T] {
	return autograd.Mean(autograd.Square(autograd.Sub(x, y)))
}

// CrossEntropy returns the mean over all rows of -ln pᵢ, where p is the softmax of a row of
// logits, of shape [… classes], and i its label, of shape […]. It is computed by LogSoftmax,
// without overflow (Goodfellow, Bengio and Courville, Deep Learning, 2016, 6.2.2.3). It panics
// with a *tensor.ShapeError if the shapes do not fit, and with a *tensor.IndexError if there is
// no such class.
func CrossEntropy[T autograd.Tensor[T]](logits *autograd.Variable[T],
	labels *ints.Tensor,
) *autograd.Variable[T] {
	shape := logits.Shape()
	last := len(shape) - 1
	if last < 0 || !labels.Shape().Equal(shape[:last]) {
		panic(&tensor.ShapeError{
			Op: "CrossEntropy", Shapes: []tensor.Shape{shape, labels.Shape()},
			Want: "want a label for each row",
		})
	}
	classes, labelled := shape[last], bools.Zeros(shape...)
	isLabel := labelled.Data()
	for row, label := range labels.Values() {
		if label < 0 || label >= classes {
			panic(&tensor.IndexError{
				Op: "CrossEntropy", Index: []int{label},
				Shape: tensor.Shape{classes},
			})
		}
		isLabel[row*classes+label] = true
	}
	labelled, err := labelled.To(logits.Value.Device())
	if err != nil {
		panic(err)
	}
	zero := logits.Number(0)
	ofLabels := autograd.Where(labelled, autograd.LogSoftmax(logits, -1), zero)
	return autograd.Sub(zero, autograd.Mean(autograd.Sum(ofLabels, -1)))
}

// BCEWithLogits returns the mean over all elements of the binary cross-entropy
// -y ln p - (1 - y) ln(1 - p), where p is the sigmoid of a logit x, and y, from 0 to 1, how true
// it is. Each logarithm is a Softplus, exact for all logits. It panics with a
// *tensor.ShapeError if x and y do not fit together.
func BCEWithLogits[T autograd.Tensor[T]](x, y *autograd.Variable[T]) *autograd.Variable[T] {
	one := x.Number(1)
	return autograd.Mean(autograd.Add(
		autograd.Mul(y, autograd.Softplus(autograd.Neg(x))),
		autograd.Mul(autograd.Sub(one, y), autograd.Softplus(x)),
	))
}
