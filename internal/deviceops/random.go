package deviceops

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
)

// Random queues the making of the next numbers of a source, in row-major order, uniform in [0, 1):
// it sets z to them.
func (p *Program) Random(z device.Array, source *tensor.Philox) {
	seed, number := source.Skip(z.Size())
	if z.Size() == 0 {
		return
	}
	l := *z.Layout
	if flat, ok := l.Reshape("Random", l.Size()); ok {
		l = flat
	}
	p.each(z.Device(), OpRand, rowMajor(&l), 1, z, int64(seed), int64(number))
}
