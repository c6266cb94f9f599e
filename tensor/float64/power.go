// Code generated from templates/power.go.tmpl. DO NOT EDIT.

package f64

// withNumber sets z to what f makes of x and a number, where x is, and returns z.
func (z *Tensor) withNumber(f func(z, x, y *Tensor) *Tensor, x *Tensor, c float64) *Tensor {
	y := new(Tensor).resultOn(x.Device(), "Fill").Fill(c)
	defer y.Free()
	return f(z, x, y)
}

// smallPower returns x to the power y by multiplying, if y is 1, 2, 3 or 4, or else nil.
func smallPower(x *Tensor, y float64) *Tensor {
	switch y {
	case 1:
		return new(Tensor).assign("PowC", x)
	case 2:
		return Square(x)
	case 3:
		z := Square(x)
		return z.Mul(z, x)
	case 4:
		z := Square(x)
		return z.Square(z)
	}
	return nil
}
