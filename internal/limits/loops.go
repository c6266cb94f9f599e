package limits

// A loop reads the blocks of x, y and w, or of the first of them, and may write those of z.
type loop = func(n int, z, x, y, w *byte)

// loops are those of this machine, none if it has no AVX2. Those on memory are listed by
// the streams that they read.
var loops struct {
	fmaFloat32, fmaFloat64   func(n int)
	read, write, nonTemporal [4]loop
}
