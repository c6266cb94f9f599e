// Code generated from templates/norm.go.tmpl. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// LayerNorm returns x less its mean, divided by the square root of its variance plus epsilon,
// along axes, or along the last one if there are none; times weight, plus bias, which stretch to
// the lengths of x along these axes, in ascending order. A nil weight is 1, and a nil bias 0.
//
// It panics with a *tensor.AxisError if x does not have an axis or one is named twice, and with a
// *tensor.ShapeError if weight or bias do not fit.
func LayerNorm(x, weight, bias *Tensor, epsilon float64, axes ...int) *Tensor {
	return new(Tensor).LayerNorm(x, weight, bias, epsilon, axes...)
}

// LayerNorm sets z to what the function LayerNorm returns, and returns z.
func (z *Tensor) LayerNorm(x, weight, bias *Tensor, epsilon float64, axes ...int) *Tensor {
	axes = orLast(axes)
	if !x.isOnHost() {
		return z.layerNormOnDevice(x, weight, bias, epsilon, axes)
	}
	w, b := weight.parameter("LayerNorm", x, axes, 1), bias.parameter("LayerNorm", x, axes, 0)
	return z.alongAxes("LayerNorm", func(z, x []float64, n int) {
		kernels.Best.LayerNorm(z, x, w, b, n, float64(epsilon))
	}, x, axes...)
}

// RMSNorm returns x divided by the square root of the mean of its squares plus epsilon, along
// axes, or along the last one if there are none; times weight, as in LayerNorm.
func RMSNorm(x, weight *Tensor, epsilon float64, axes ...int) *Tensor {
	return new(Tensor).RMSNorm(x, weight, epsilon, axes...)
}

// RMSNorm sets z to what the function RMSNorm returns, and returns z.
func (z *Tensor) RMSNorm(x, weight *Tensor, epsilon float64, axes ...int) *Tensor {
	axes = orLast(axes)
	if !x.isOnHost() {
		return z.rmsNormOnDevice(x, weight, epsilon, axes)
	}
	w := weight.parameter("RMSNorm", x, axes, 1)
	return z.alongAxes("RMSNorm", func(z, x []float64, n int) {
		kernels.Best.RMSNorm(z, x, w, n, float64(epsilon))
	}, x, axes...)
}

// normGrad sets z to the gradient of x, of the gradient g of what LayerNorm along axes makes of x,
// or RMSNorm if it is not centered, and parameters to those of the weight and of the bias, as many
// as there are, which have the lengths of x along axes, in ascending order. z must not be over x. It
// panics before it writes, with a *tensor.ShapeError unless all have their shapes, and with
// tensor.ErrReadOnly if one of parameters is read-only.
func (z *Tensor) normGrad(parameters []*Tensor, g, x, weight *Tensor, epsilon float64, centered bool, axes ...int) *Tensor {
	_, lengths := x.Shape().Last("NormGrad", axes...)
	for _, p := range parameters {
		p.layout.CheckShape("NormGrad", lengths...)
		deviceops.Check("NormGrad", x.Device(), p)
	}
	if !x.isOnHost() {
		return z.normGradOnDevice(parameters, g, x, weight, epsilon, centered, axes)
	}
	if weight == nil {
		weight = Full(1, lengths...)
	}
	w := weight.parameter("NormGrad", x, axes, 1)
	n := lengths.Size()
	rows := x.Size() / max(n, 1)
	together := max(8, min(rows/8, 64)) // are summed up one after another
	blocks := (rows + together - 1) / together
	sums := zeros("NormGrad", []int{len(parameters), blocks, n})
	defer sums.Free()
	z = z.asRows("NormGrad", func(z, g, x []float64, n int) {
		reduce.Share(blocks, together*n, func(low, high int) {
			for block := low; block < high; block++ {
				var ofBlock [][]float64
				for i := range parameters {
					ofBlock = append(ofBlock, sums.data[(i*blocks+block)*n:][:n])
				}
				from, to := block*together*n, min((block+1)*together*n, len(x))
				gradients(z[from:to], ofBlock, g[from:to], x[from:to], w, n, float64(epsilon), centered)
			}
		})
	}, g, x, axes...)
	for i, ofBlocks := range sums.Slices(0) {
		sum := Sum(ofBlocks, 0)
		parameters[i].Assign(sum.View(lengths...))
		sum.Free()
	}
	return z
}

// orLast returns axes, or the last one if there are none.
func orLast(axes []int) []int {
	if len(axes) == 0 {
		return []int{-1}
	}
	return axes
}

// parameter returns a copy of w, stretched to the lengths of x along axes, or just one number.
func (w *Tensor) parameter(op string, x *Tensor, axes []int, otherwise float64) []float64 {
	if w == nil {
		return []float64{otherwise}
	}
	_, lengths := x.Shape().Last(op, axes...)
	l := tensor.NewLayout(lengths...)
	return w.onHost(op).view(w.layout.Onto(op, &l)).values(op)
}

// layerNormOnDevice is LayerNorm of x on a device.
func (z *Tensor) layerNormOnDevice(x, weight, bias *Tensor, epsilon float64, axes []int) *Tensor {
	z = z.resultOn(x.Device(), "LayerNorm", x.Shape()...)
	w, b := weight.stretched("LayerNorm", x, axes, 1), bias.stretched("LayerNorm", x, axes, 0)
	defer w.Free()
	defer b.Free()
	if z.rowsOnDevice(deviceops.OpLayerNorm, axes, x, w, b, float64(epsilon)) {
		return z
	}
	mean, scale := x.standardOnDevice(epsilon, true, axes)
	defer mean.Free()
	defer scale.Free()
	return z.Fuse("(x - mean) * scale * weight + bias", x, mean, scale, w, b)
}

// rmsNormOnDevice is RMSNorm of x on a device.
func (z *Tensor) rmsNormOnDevice(x, weight *Tensor, epsilon float64, axes []int) *Tensor {
	z = z.resultOn(x.Device(), "RMSNorm", x.Shape()...)
	w := weight.stretched("RMSNorm", x, axes, 1)
	defer w.Free()
	if z.rowsOnDevice(deviceops.OpRMSNorm, axes, x, w, float64(epsilon)) {
		return z
	}
	_, scale := x.standardOnDevice(epsilon, false, axes)
	defer scale.Free()
	return z.Fuse("x * scale * weight", x, scale, w)
}

// normGradOnDevice is NormGrad of x on a device.
func (z *Tensor) normGradOnDevice(parameters []*Tensor, g, x, weight *Tensor, epsilon float64, centered bool, axes []int) *Tensor {
	wantOneShape("NormGrad", x, g)
	z = z.resultOn(x.Device(), "NormGrad", x.Shape()...)
	w := weight.stretched("NormGrad", x, axes, 1)
	defer w.Free()
	_, lengths := x.Shape().Last("NormGrad", axes...)
	parts := deviceops.PartsOfRows(x.Device(), x.Size()/max(lengths.Size(), 1))
	sums := new(Tensor).resultOn(x.Device(), "NormGrad", append([]int{max(len(parameters), 1), parts}, lengths...)...)
	defer sums.Free()
	first := sums.Slice(tensor.At(0), tensor.At(0)).stretched("NormGrad", x, axes, 0)
	set := x.layout.AxisSet("NormGrad", axes...)
	operands := z.ontoIt("NormGrad", g, x, w, first, float64(epsilon), centered, len(parameters), parts)
	if deviceops.Float64.RowParts(deviceops.OpNormGrad, set, parts, z.Array(), operands...) {
		for i, p := range parameters {
			p.Sum(sums.Slice(tensor.At(i)), 0)
		}
		return z
	}
	return z.normGradByParts(parameters, g, x, w, epsilon, centered, axes)
}

// normGradByParts is normGradOnDevice by several operations, with a weight that stretches to x.
func (z *Tensor) normGradByParts(parameters []*Tensor, g, x, weight *Tensor, epsilon float64, centered bool, axes []int) *Tensor {
	mean, scale := x.standardOnDevice(epsilon, centered, axes)
	h, weighted := Fuse("(x - mean) * scale", x, mean, scale), Mul(g, weight)
	products := Mul(h, g)
	slope, shift := ZerosLike(mean), ZerosLike(mean)
	for _, t := range []*Tensor{mean, scale, h, weighted, products, slope, shift} {
		defer t.Free()
	}
	others := []int{0} // a dimension of length 1 before all, as there may be no other
	for axis, set := 0, x.layout.AxisSet("NormGrad", axes...); axis < x.Rank(); axis++ {
		if !set[axis] {
			others = append(others, axis+1)
		}
	}
	for i, of := range []*Tensor{products, g}[:len(parameters)] {
		parameters[i].Sum(of.Unsqueeze(0), others...)
	}
	slope.Squeeze(axes...).Mean(products.Mul(weighted, h), axes...)
	if centered {
		shift.Squeeze(axes...).Mean(weighted, axes...)
	}
	return z.Fuse("(weighted - shift - h * where(scale > 0, slope, 0)) * scale", weighted, shift, h, scale, slope)
}

// standardOnDevice returns what to take off x along axes, and what to multiply the rest by then, to normalize it: the mean, or 0
// if it is not centered. Both have length 1 along the axes.
func (x *Tensor) standardOnDevice(epsilon float64, centered bool, axes []int) (mean, scale *Tensor) {
	mean, e := x.zeros(x.Shape().KeepDims("LayerNorm", axes...)...), x.number(epsilon)
	defer e.Free()
	scale = ZerosLike(mean)
	about := mean.Squeeze(axes...)
	if centered {
		about.Mean(x, axes...).notNaN()
	}
	scale.Squeeze(axes...).fold("LayerNorm", squares, x, axes, about).divide(count("LayerNorm", x, axes))
	scale.Rsqrt(scale.Add(scale, e))
	mean.Fuse("where(s > 0, m, 0)", scale, mean) // of x as it is where squares overflow
	return mean, scale
}

// stretched returns w, which has the lengths of x along axes, as it stretches to x, or one number.
func (w *Tensor) stretched(op string, x *Tensor, axes []int, otherwise float64) *Tensor {
	if w == nil {
		return x.number(otherwise)
	}
	_, lengths := x.Shape().Last(op, axes...)
	l, shape := tensor.NewLayout(lengths...), x.Shape()
	for axis, n := range x.Shape().KeepDims(op, axes...) {
		if n == shape[axis] {
			shape[axis] = 1 // along which parameters stay the same
		}
	}
	return w.view(w.layout.Onto(op, &l)).Reshape(shape...)
}

// gradients is the kernel of LayerNorm or of RMSNorm.
func gradients(z []float64, parameters [][]float64, g, x, weight []float64, n int, epsilon float64, centered bool) {
	parameters = append(parameters, nil, nil)
	if centered {
		kernels.Best.LayerNormGrad(z, parameters[0], parameters[1], g, x, weight, n, epsilon)
	} else {
		if bias := parameters[1]; bias != nil {
			for from := 0; from < len(g); from += n {
				kernels.Best.Add(bias, bias, g[from:from+n])
			}
		}
		kernels.Best.RMSNormGrad(z, parameters[0], g, x, weight, n, epsilon)
	}
}
