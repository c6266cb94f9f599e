package autograd

// VecDot returns the dot products of vectors along the last axes of x and y, as that of tensors
// does. It panics as that does.
func VecDot[T Tensor[T]](x, y *Variable[T]) *Variable[T] { return contractions[T]().VecDot(x, y) }

// MatVec returns the products of matrices x and vectors y, as that of tensors does. It panics as
// that does.
func MatVec[T Tensor[T]](x, y *Variable[T]) *Variable[T] { return contractions[T]().MatVec(x, y) }

// Cross returns the cross products of vectors of three elements along the last axes of x and y, as
// that of tensors does. It panics as that does.
func Cross[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Cross", of[T]().Cross(x.Value, y.Value), crossRule[T]{}, x, y)
}

// crossRule is the derivative of Cross: with the result's gradient g, those of x and y are y × g
// and g × x.
type crossRule[T Tensor[T]] struct{}

func (crossRule[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	if operand == 0 {
		return of[T]().Cross(v.operand(1).Value, g)
	}
	return of[T]().Cross(g, v.operand(0).Value)
}

func (crossRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		return Cross(v.operand(1), g)
	}
	return Cross(g, v.operand(0))
}

// Det returns the determinants of small matrices x, as that of tensors does. It panics as that
// does; and a second derivative with a *tensor.ValueError where a determinant is 0.
func Det[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Det", of[T]().Det(x.Value), detRule[T]{}, x)
}

// detRule is the derivative of Det, the cofactors: the transposed inverse, times the determinant.
type detRule[T Tensor[T]] struct{}

func (detRule[T]) Kernel(v *Variable[T], _ int, g, _ T) T {
	cofactors := of[T]().Cofactors(v.operand(0).Value)
	return cofactors.Mul(cofactors, g.Unsqueeze(-2, -1))
}

func (detRule[T]) Graph(v *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	scale := Mul(g, v.result()).Unsqueeze(-2, -1)
	return Mul(scale, Inv(v.operand(0)).T())
}

// Inv returns the inverses of small matrices x, as that of tensors does. It panics as that does.
func Inv[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Inv", of[T]().Inv(x.Value), invRule[T]{}, x)
}

// invRule is the derivative of Inv: with the result r and its gradient g, that of x is -rᵀ g rᵀ.
type invRule[T Tensor[T]] struct{}

func (invRule[T]) Kernel(v *Variable[T], _ int, g, _ T) T {
	r := v.result().Value.T()
	z := none[T]().MatMul(none[T]().MatMul(r, g), r)
	return z.Neg(z)
}

func (invRule[T]) Graph(v *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	r := v.result().T()
	return Neg(product(product(r, g), r))
}
