package matrix

import (
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/linalg"
	"github.com/ashlar-go/ashlar/tensor"
)

func rowsOf[T Tensor[T]](x *variable[T]) int    { return x.Shape()[len(x.Shape())-2] }
func columnsOf[T Tensor[T]](x *variable[T]) int { return x.Shape()[len(x.Shape())-1] }

// rows returns those of matrices from low to high.
func rows[T Tensor[T]](x *variable[T], low, high int) *variable[T] {
	return x.Slice(tensor.Ellipsis, tensor.Range(low, high), tensor.All)
}

// columns returns those of matrices from low to high.
func columns[T Tensor[T]](x *variable[T], low, high int) *variable[T] {
	return x.Slice(tensor.Ellipsis, tensor.Range(low, high))
}

// QR is linalg.QR. The first columns of a, as many as it has rows or fewer, must be independent for
// a derivative (Walter and Lehmann, Algorithmic differentiation of linear algebra functions, 2010).
func QR[T Tensor[T]](a *autograd.Variable[T]) (q, r *autograd.Variable[T]) {
	qs, rs := linalg.QR(a.Value)
	all := several("QR", a, qrGradient[T], qs, rs)
	return all[0], all[1]
}

func qrGradient[T Tensor[T]](g, r []*variable[T], a *variable[T]) *variable[T] {
	q, upper, gq, gr := r[0], r[1], g[0], g[1]
	m, n := rowsOf(a), columnsOf(a)
	if m >= n {
		return tallQRGradient(q, upper, gq, gr)
	}
	// The columns that are left are q times those of r.
	rest := columns(gr, m, n)
	gq = autograd.Add(gq, product(columns(a, m, n), rest.T()))
	first := tallQRGradient(q, columns(upper, 0, m), gq, columns(gr, 0, m))
	return autograd.Concat(-1, first, product(q, rest))
}

func tallQRGradient[T Tensor[T]](q, r, gq, gr *variable[T]) *variable[T] {
	middle := autograd.Sub(product(r, gr.T()), product(gq.T(), q))
	z := autograd.Add(gq, product(q, symmetric(middle)))
	return product(z, inverse("QR", r).T())
}

// SVD is linalg.SVD (the derivative: Townsend, Differentiating the singular value decomposition,
// 2016).
func SVD[T Tensor[T]](a *autograd.Variable[T]) (u, s, vt *autograd.Variable[T], err error) {
	us, values, vts, err := linalg.SVD(a.Value)
	if err != nil {
		return nil, nil, nil, err
	}
	row := autograd.Constant(values).Unsqueeze(-2).Value
	all := several("SVD", a, svdGradient[T], us, row, vts)
	return all[0], all[1].Squeeze(-2), all[2], nil
}

func svdGradient[T Tensor[T]](g, r []*variable[T], _ *variable[T]) *variable[T] {
	u, s, v := r[0], r[1], r[2].T()
	gu, gs, gv := g[0], g[1].Squeeze(-2), g[2].T()
	squares := autograd.Square(s)
	between := reciprocal(autograd.Sub(squares, squares.T()))
	skew := func(x, gx *variable[T]) *variable[T] {
		z := product(x.T(), gx)
		return autograd.Mul(between, autograd.Sub(z, z.T()))
	}
	middle := autograd.Add(autograd.Mul(skew(u, gu), s), autograd.Mul(s.T(), skew(v, gv)))
	z := product(u, autograd.Add(middle, diagonal(gs)), v.T())
	inverse := reciprocal(s)
	z = autograd.Add(z, product(autograd.Mul(beside(u, gu), inverse), v.T()))
	return autograd.Add(z, product(autograd.Mul(u, inverse), beside(v, gv).T()))
}

// beside returns g without what is in the space of the columns of x, which are orthonormal.
func beside[T Tensor[T]](x, g *variable[T]) *variable[T] {
	return autograd.Sub(g, product(x, x.T(), g))
}

// reciprocal returns 1/x, or 0 where x is 0.
func reciprocal[T Tensor[T]](x *variable[T]) *variable[T] {
	isOther := autograd.Abs(autograd.Sign(x)).Detach()
	isZero := autograd.AddC(autograd.Neg(isOther), 1)
	return autograd.Div(isOther, autograd.Add(x, isZero))
}

// SVDVals is linalg.SVDVals.
func SVDVals[T Tensor[T]](a *autograd.Variable[T]) (*autograd.Variable[T], error) {
	_, s, _, err := SVD(a)
	return s, err
}

// Pinv is linalg.Pinv, and has a derivative where matrices near a have as high a rank (Golub and
// Pereyra, The differentiation of pseudo-inverses, 1973).
func Pinv[T Tensor[T]](a *autograd.Variable[T], tolerance ...float64) (
	*autograd.Variable[T], error,
) {
	value, err := linalg.Pinv(a.Value, tolerance...)
	if err != nil {
		return nil, err
	}
	return result("Pinv", value, func(_ int, g, z *variable[T], x ...*variable[T]) *variable[T] {
		left := autograd.Sub(g.T(), product(x[0], z, g.T()))  // (1-a·z)·gᵀ
		right := autograd.Sub(g.T(), product(g.T(), z, x[0])) // gᵀ·(1-z·a)
		sum := autograd.Add(product(left, z, z.T()), product(z.T(), z, right))
		return autograd.Sub(sum, product(z.T(), g, z.T()))
	}, a), nil
}

// Lstsq returns what linalg.Lstsq does, but for the ranks, and has a derivative where Pinv has.
func Lstsq[T Tensor[T]](a, b *autograd.Variable[T], tolerance ...float64) (
	*autograd.Variable[T], error,
) {
	z, err := Pinv(a, tolerance...)
	if err != nil {
		return nil, err
	}
	columns, isColumn := asColumns(b)
	return likeColumns(product(z, columns), isColumn), nil
}

// EigSym is linalg.EigSym.
func EigSym[T Tensor[T]](a *autograd.Variable[T]) (
	values, vectors *autograd.Variable[T], err error,
) {
	w, v, err := linalg.EigSym(a.Value)
	if err != nil {
		return nil, nil, err
	}
	row := autograd.Constant(w).Unsqueeze(-2).Value
	all := several("EigSym", symmetric(a), eigSymGradient[T], row, v)
	return all[0].Squeeze(-2), all[1], nil
}

func eigSymGradient[T Tensor[T]](g, r []*variable[T], _ *variable[T]) *variable[T] {
	w, v := r[0], r[1]
	between := reciprocal(autograd.Sub(w, w.T()))
	middle := autograd.Mul(between, product(v.T(), g[1]))
	z := product(v, autograd.Add(middle, diagonal(g[0].Squeeze(-2))), v.T())
	return autograd.MulC(autograd.Add(z, z.T()), 0.5)
}

// EigSymVals is linalg.EigSymVals.
func EigSymVals[T Tensor[T]](a *autograd.Variable[T]) (*autograd.Variable[T], error) {
	w, _, err := EigSym(a)
	return w, err
}
