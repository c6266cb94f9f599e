package autograd

// smallPower returns x to the power y by multiplying, if y is 1, 2, 3 or 4, or else nil. It rounds
// as the function of tensors does.
func smallPower[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	switch y {
	case 1:
		return x
	case 2:
		return Square(x)
	case 3:
		return Mul(Square(x), x)
	case 4:
		return Square(Square(x))
	}
	return nil
}
