package blas

// asum returns the sum of the absolute values of x.
func (k *kernels[T]) asum(x []T) (sum T) {
	buffer := k.buffer(chunkElements)
	for i := 0; i < len(x); i += chunkElements {
		z := (*buffer)[:min(chunkElements, len(x)-i)]
		k.abs(z, x[i:i+len(z)])
		sum += k.sum(z)
	}
	k.buffers.Put(buffer)
	return sum
}

// iamax returns the index of the first element of x with the largest absolute value, and reports
// whether it has one: where one is NaN, that depends on where.
func (k *kernels[T]) iamax(x []T) (at int, ok bool) {
	buffer := k.buffer(chunkElements)
	defer k.buffers.Put(buffer)
	largest := T(-1)
	for i := 0; i < len(x); i += chunkElements {
		z := (*buffer)[:min(chunkElements, len(x)-i)]
		k.abs(z, x[i:i+len(z)])
		of := k.max(z)
		if of != of {
			return 0, false
		}
		if of > largest {
			at, largest = i+k.index(z, of), of
		}
	}
	return at, true
}

// rot rotates the points x, y by the angle of cosine c and sine s.
func (k *kernels[T]) rot(x, y []T, c, s T) {
	buffer := k.buffer(chunkElements)
	for len(x) > 0 {
		z := (*buffer)[:min(chunkElements, len(x))]
		n := len(z)
		k.combine(z, x[:n], y[:n], c, s)
		k.combine(y[:n], y[:n], x[:n], c, -s)
		copy(x, z)
		x, y = x[n:], y[n:]
	}
	k.buffers.Put(buffer)
}
