package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// Resize returns x made longer or shorter along axes, as that of tensors does. It panics as that
// does.
func Resize[T Tensor[T]](x *Variable[T], r tensor.Resize) *Variable[T] {
	r.Sizes, r.Scales = slices.Clone(r.Sizes), slices.Clone(r.Scales)
	r.Axes, r.Crop = slices.Clone(r.Axes), slices.Clone(r.Crop)
	from, value := x.Shape(), of[T]().Resize(x.Value, r)
	r.Extrapolation = 0 // of what does not depend on x
	return record("Resize", value, linear[T]{
		"Resize",
		func(x T) T { return of[T]().Resize(x, r) },
		func(g T) T { return of[T]().ResizeGrad(g, r, from...) },
	}, x)
}
