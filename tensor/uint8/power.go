// Code generated from templates/power.go.tmpl. DO NOT EDIT.

package u8

import (
	"github.com/ashlar-go/ashlar/internal/iterate"
)

// withNumber sets z to what f makes of x and a number, where x is, and returns z.
func (z *Tensor) withNumber(f func(z, x, y *Tensor) *Tensor, x *Tensor, c uint8) *Tensor {
	y := new(Tensor).resultOn(x.Device(), "Fill").Fill(c)
	defer y.Free()
	return f(z, x, y)
}

// Pow returns x to the power y, which wraps on overflow; 1 where y is 0. It panics with a
// *tensor.ShapeError if x and y do not fit together, and with a *tensor.DeviceError if one is on a
// device.
func Pow(x, y *Tensor) *Tensor { return pow("Pow", x, y) }

// PowC returns Pow(x, y) for a y of which each element is the number y.
func PowC(x *Tensor, y uint8) *Tensor { return pow("PowC", x, Scalar(y)) }

// pow is Pow, called as op.
func pow(op string, x, y *Tensor) *Tensor {
	x.onHost(op)
	y.onHost(op)
	z := new(Tensor).result(op, &x.layout, &y.layout)
	iterate.Apply2(powers, z.raw(), x.raw(), y.raw())
	return z
}

// powers sets z to x to the power y. Operands have as many elements, or one that stands for all.
func powers(z, x, y []uint8) {
	for i := range z {
		z[i] = power(x[min(i, len(x)-1)], y[min(i, len(y)-1)])
	}
}

// power returns x to the power y ≥ 0 (by squaring; Knuth, The Art of Computer Programming, 4.6.3).
func power(x, y uint8) uint8 {
	z := uint8(1)
	for ; y > 0; y >>= 1 {
		if y&1 > 0 {
			z *= x
		}
		x *= x
	}
	return z
}
