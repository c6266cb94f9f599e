package iterate

import (
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// Widened returns a kernel that gives another one numbers of 16 bits as float32.
func Widened[Z any, H half.Float](kernel func(z []Z, x []float32)) func(z []Z, x []H) {
	return func(z []Z, x []H) {
		wide := slicepool.Make[float32](blockLength)
		defer slicepool.Put(wide)
		if len(x) != len(z) {
			half.Widen(wide[:1], x)
			kernel(z, wide[:1])
			return
		}
		for n := 0; len(z) > 0; z, x = z[n:], x[n:] {
			n = min(blockLength, len(z))
			half.Widen(wide[:n], x[:n])
			kernel(z[:n], wide[:n])
		}
	}
}

// Narrowed returns a kernel that rounds the results of another one to numbers of 16 bits.
func Narrowed[H half.Float, X any](kernel func(z []float32, x []X)) func(z []H, x []X) {
	return func(z []H, x []X) {
		wide := slicepool.Make[float32](blockLength)
		defer slicepool.Put(wide)
		if len(x) != len(z) {
			kernel(wide[:1], x)
			half.Narrow(z, wide[:1])
			return
		}
		for n := 0; len(z) > 0; z, x = z[n:], x[n:] {
			n = min(blockLength, len(z))
			kernel(wide[:n], x[:n])
			half.Narrow(z[:n], wide[:n])
		}
	}
}
