// Code generated from templates/mean.go.tmpl. DO NOT EDIT.

package u8

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// Mean returns the mean of x along axes, or of all of x if there are none; NaN of nothing. It is a
// tensor of float64, a type to be named since no package of integers knows those of floats:
// u8.Mean[*f64.Tensor](x). It panics with a *tensor.AxisError if x does not have an axis, or
// one is named twice.
func Mean[Z tensor.Tensor[float64]](x *Tensor, axes ...int) Z {
	kept, folded := reduce.Split("Mean", &x.layout, axes)
	means := support.Of[support.Tensors[Z, float64]]()
	z := means.ResultOn(x.Device(), "Mean", kept.AppendLengths(nil)...)
	n := float64(folded.Size())
	if !x.isOnHost() {
		x.meanOnDevice(any(z).(device.Tensor).Array(), axes, n)
		return z
	}
	values := means.Raw(z).Flat()
	total := Sum(x, axes...)
	defer total.Free()
	for i, sum := range total.Data() {
		values[i] = float64(sum) / n
	}
	return z
}

// meanOnDevice queues the mean of x along axes, of n elements each, into z.
func (x *Tensor) meanOnDevice(z device.Array, axes []int, n float64) {
	total := Sum(x, axes...)
	defer total.Free()
	deviceops.Float64.Convert(deviceops.OpFromInt, z, total.Array())
	scalar := layout.New()
	count := deviceops.Float64.MakeArray(x.Device(), &scalar)
	defer count.Buffer.Free()
	deviceops.Float64.Apply(deviceops.OpFill, count, n)
	deviceops.Float64.Apply(deviceops.OpDiv, z, z, count)
}
