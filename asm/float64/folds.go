// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// argMaxGeneric returns where the first of the largest elements of x is, or the first NaN.
func argMaxGeneric(x []float64) int {
	at, best := 0, x[0]
	for i, x := range x {
		if x > best || x != x && best == best {
			at, best = i, x
		}
	}
	return at
}

// argMinGeneric returns where the first of the smallest elements of x is, or the first NaN.
func argMinGeneric(x []float64) int {
	at, best := 0, x[0]
	for i, x := range x {
		if x < best || x != x && best == best {
			at, best = i, x
		}
	}
	return at
}

// CountNonzero returns how many elements of x are not 0. NaN counts.
func (k *Kernels) CountNonzero(x []float64) int {
	n := 0
	for _, x := range x {
		if x != 0 {
			n++
		}
	}
	return n
}

// CumSum sets each row of n elements of z to the sums of those of x, from the first up to
// each. It panics if n is not positive.
func (k *Kernels) CumSum(z, x []float64, n int) {
	const block = 1 << 14
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		before := float64(0)
		for from := 0; from < n; from += block {
			to := min(from+block, n)
			before = k.PrefixSums(z[from:to], x[from:to], before)
		}
	}
}

// prefixSumsGeneric adds up as many elements as a vector has together: those of each half by steps of 1, 2, … lanes, then the
// last of the low half to all of the high one, and then those before to all. The rest it adds one by one.
func prefixSumsGeneric(z, x []float64, before float64) float64 {
	const lanes, half = 4, 2
	for ; len(x) >= lanes; z, x = z[lanes:], x[lanes:] {
		sums := [lanes]float64(x)
		for step := 1; step < half; step *= 2 {
			for i := half - 1; i >= step; i-- {
				sums[i] += sums[i-step]
				sums[half+i] += sums[half+i-step]
			}
		}
		for i := range sums {
			if i >= half {
				sums[i] += sums[half-1]
			}
			z[i] = before + sums[i]
		}
		before += sums[lanes-1]
	}
	for i, x := range x {
		before += x
		z[i] = before
	}
	return before
}

// CumProd sets each row of n elements of z to the products of those of x, as CumSum does
// to the sums.
func (k *Kernels) CumProd(z, x []float64, n int) {
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		product, row := float64(1), z[:n]
		for i, x := range x[:n] {
			product *= x
			row[i] = product
		}
	}
}

// Moments are what a variance needs of N elements: their mean, and the sum of the squares of their deviations from it.
type Moments struct {
	N             int
	Mean, Squares float64
}

// Moments returns those of x, each block of which it reads once.
func (k *Kernels) Moments(x []float64) Moments {
	n := len(x)
	if n > asm.FoldBlock {
		half := asm.Half(n)
		return k.Moments(x[:half]).Combine(k.Moments(x[half:]))
	}
	if n == 0 {
		return Moments{Mean: k.Mean(x)}
	}
	const first = 64
	c := x[0]
	if n >= first {
		if mean := k.Mean(x[:first]); mean-mean == 0 {
			c = mean
		}
	}
	sum, squares := k.Deviations(x, c)
	if sum*(sum/float64(n)) > squares/2 { // which is to be taken off squares: little would be left but for what was rounded
		c += sum / float64(n)
		sum, squares = k.Deviations(x, c)
	}
	if squares-squares != 0 {
		return beyond(x)
	}
	return Moments{n, c + sum/float64(n), max(0, squares-sum*(sum/float64(n)))}
}

// beyond returns the moments of x if squares of its deviations overflow, or it is not finite: they are NaN then.
func beyond(x []float64) Moments {
	m := Moments{N: len(x), Squares: inf}
	for _, x := range x {
		m.Mean += x / float64(m.N)
		m.Squares += x - x
	}
	return m
}

// deviationsGeneric returns sums over all x: every element goes to those of the lane whose turn it is, of the first few
// if no element is left for the others, and then the upper half of the lanes goes to the lower, again and again.
func deviationsGeneric(x []float64, c float64) (sum, squares float64) {
	var sums, ofSquares [16]float64
	width := len(sums)
	for at := 0; at < len(x); at += width {
		if len(x)-at < len(sums) {
			width = 4
		}
		for i, x := range x[at:min(at+width, len(x))] {
			sums[i] += x - c
			ofSquares[i] = fma(x-c, x-c, ofSquares[i])
		}
	}
	for half := len(sums) / 2; half > 0; half /= 2 {
		for i := range half {
			sums[i] += sums[half+i]
			ofSquares[i] += ofSquares[half+i]
		}
	}
	return sums[0], ofSquares[0]
}

// Combine returns the moments of the elements of a and b together (Chan, Golub and LeVeque, Algorithms for computing
// the sample variance, 1983). One of them must have some.
func (a Moments) Combine(b Moments) Moments {
	n := a.N + b.N
	ofB, apart := float64(b.N)/float64(n), b.Mean-a.Mean
	m := Moments{n, a.Mean + apart*ofB, a.Squares + b.Squares + apart*apart*ofB*float64(a.N)}
	if apart-apart != 0 { // of means that are finite, it may overflow
		m.Mean = a.Mean*(1-ofB) + b.Mean*ofB
	}
	return m
}

// Var returns the variance: Squares divided by N - ddof, or by 0 if that is negative.
func (a Moments) Var(ddof int) float64 {
	return a.Squares / float64(max(float64(a.N)-float64(ddof), 0))
}

// Var returns the sum of the squares of the deviations of x from its mean, divided by len(x) - ddof, or by 0 if that is
// negative.
func (k *Kernels) Var(x []float64, ddof int) float64 { return k.Moments(x).Var(ddof) }

// Std returns the square root of Var.
func (k *Kernels) Std(x []float64, ddof int) float64 { return sqrt(k.Var(x, ddof)) }

// Softmax sets each row of n elements of z to the exponentials of those of x, divided
// by their sum. Less the largest of its row, no exponential overflows. It panics if n
// is not positive.
func (k *Kernels) Softmax(z, x []float64, n int) {
	factor := make([]float64, 1)
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		row := z[:n]
		factor[0] = 1 / k.ExpSum(row, x[:n], k.Max(x[:n]))
		k.Mul(row, row, factor)
	}
}

// LogSoftmax sets each row of n elements of z to the logarithms of what Softmax sets
// it to, without the loss of computing that first. It panics if n is not positive.
func (k *Kernels) LogSoftmax(z, x []float64, n int) {
	sum := k.SumExp
	if len(x) > 0 && &z[0] != &x[0] { // exponentials in z do no harm, and bring it to the caches
		sum = func(x []float64, c float64) float64 { return k.ExpSum(z[:n], x, c) }
	}
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		largest := k.Max(x[:n])
		k.SubTwice(z[:n], x[:n], largest, log(sum(x[:n], largest)))
	}
}

// SoftmaxGrad sets each row of n elements of z to the gradient of what Softmax made a row of r of,
// of the gradient g of that: r (g - Σ g r).
func (k *Kernels) SoftmaxGrad(z, g, r []float64, n int) {
	zero := make([]float64, 1)
	for ; len(g) > 0; z, g, r = z[n:], g[n:], r[n:] {
		k.Normalize(z[:n], g[:n], r[:n], zero, k.SumProducts(g[:n], r[:n], 0), 1)
	}
}

// LogSoftmaxGrad sets each row of n elements of z to the gradient of what LogSoftmax made a row of
// r of, of the gradient g of that: g - eʳ Σ g.
func (k *Kernels) LogSoftmaxGrad(z, g, r []float64, n int) {
	e, less := make([]float64, n), make([]float64, 1)
	for ; len(g) > 0; z, g, r = z[n:], g[n:], r[n:] {
		k.Exp(e, r[:n])
		less[0] = -k.Sum(g[:n])
		k.FMA(z[:n], e, less, g[:n])
	}
}

// LayerNorm sets each row of n elements of z to those of x, less their mean, divided by the
// square root of their variance plus epsilon, times weight, plus bias: each n numbers, or one for
// all.
func (k *Kernels) LayerNorm(z, x, weight, bias []float64, n int, epsilon float64) {
	k.normalize(z, x, weight, bias, n, epsilon, true)
}

// RMSNorm sets each row of n elements of z to those of x, divided by the square root of the mean
// of their squares plus epsilon, times weight: n numbers, or one for all.
func (k *Kernels) RMSNorm(z, x, weight []float64, n int, epsilon float64) {
	k.normalize(z, x, weight, make([]float64, 1), n, epsilon, false)
}

// normalize is LayerNorm, or RMSNorm plus bias if rows are not centered.
func (k *Kernels) normalize(z, x, weight, bias []float64, n int, epsilon float64, centered bool) {
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		mean, scale := k.standard(x[:n], epsilon, centered)
		k.Normalize(z[:n], x[:n], weight, bias, mean, scale)
	}
}

// standard returns what to take off x, and what to multiply the rest by then, to normalize it: 0 where squares overflow,
// of x as it is, as it is finite then.
func (k *Kernels) standard(x []float64, epsilon float64, centered bool) (mean, scale float64) {
	if centered {
		m := k.Moments(x)
		if m.Squares == inf {
			return 0, 0
		}
		return m.Mean, 1 / sqrt(m.Var(0)+epsilon)
	}
	return 0, 1 / sqrt(k.SumSquares(x, 0)/float64(len(x))+epsilon)
}

// NormGrad sets each row of n elements of z to the gradient of one of x, of the gradient g of what
// LayerNorm makes of that, or RMSNorm if rows are not centered. To parameters it adds the gradients
// of n numbers of the weight and of the bias, of as many as there are. z may be over g, not over x.
func (k *Kernels) NormGrad(z []float64, parameters [][]float64, g, x, weight []float64, n int, epsilon float64, centered bool) {
	// Of d = x - mean and v = g weight, it is s (v - mean(v) - d s² mean(v d)), without mean(v) if
	// rows are not centered.
	for ; len(x) > 0; z, g, x = z[n:], g[n:], x[n:] {
		row, g, x := z[:n], g[:n], x[:n]
		mean, scale := k.standard(x, epsilon, centered)
		if len(parameters) > 0 {
			k.Normalize(parameters[0], x, g, parameters[0], mean, scale)
		}
		if len(parameters) > 1 {
			k.Add(parameters[1], parameters[1], g)
		}
		k.Mul(row, g, weight)
		var shift float64
		if centered {
			shift = -k.Mean(row) * scale
		}
		var slope float64
		if scale != 0 { // or products may overflow
			slope = -k.SumProducts(x, row, mean) * scale / float64(n) * scale * scale
		}
		k.NormalizeGrad(row, x, row, mean, slope, scale, shift)
	}
}
