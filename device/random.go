package device

import "github.com/ashlar-go/ashlar/tensor"

// Random queues the making of the next numbers of p, in row-major order, uniform in [0, 1): it sets z
// to them.
func Random(dtype string, z Array, p *tensor.Philox) {
	seed, number := p.Skip(z.Size())
	if z.Size() == 0 {
		return
	}
	l := *z.Layout
	if flat, ok := l.Reshape("Random", l.Size()); ok {
		l = flat
	}
	each(z.Buffer.Device(), dtype+"_Rand", rowMajor(&l), 1, z.Buffer, int64(seed), int64(number))
}
