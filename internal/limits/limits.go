// Package limits measures what a core of this machine does at most: how many numbers it
// multiplies and adds in a second, and how many bytes it moves. Kernels are to be judged
// by how near to that they come.
//
// The loops are in AVX2. Where asm.UseAVX2 is false, or the build has the tag purego,
// every limit is 0: not known.
package limits

import (
	"time"
	"unsafe"
)

// Float32 and Float64 are widths of numbers, in bits.
const (
	Float32 = 32
	Float64 = 64
)

// FMA returns how many floating-point operations of a width a core does in a second by
// fused multiply-adds of vectors in registers, each of which counts as two.
func FMA(width int) float64 { return Multiply(width).rate() }

// A Loop works at a limit, as long as it runs.
type Loop struct {
	Run    func()  // nil if there is none on this machine
	Amount float64 // operations that a run does, or bytes that it moves
}

// rate returns the amount that l does in a second, at its best: others can only slow it down.
func (l Loop) rate() float64 {
	if l.Run == nil {
		return 0
	}
	return l.Amount / fastest(l.Run).Seconds()
}

// Multiply returns the loop of FMA, for comparisons in turns.
func Multiply(width int) Loop {
	multiply := loops.fmaFloat32
	if width == Float64 {
		multiply = loops.fmaFloat64
	}
	if multiply == nil {
		return Loop{}
	}
	const rounds, vectors, vectorBits = 100_000, 12, 256
	return Loop{func() { multiply(rounds) }, 2 * rounds * vectors * vectorBits / float64(width)}
}

// A Traffic is what a loop does with memory: it reads from 0 to 3 streams, the fewer the
// better for its speed, and may write one.
type Traffic struct {
	Reads int
	Write bool
}

// Bandwidth returns how many bytes a core reads and writes in a second, in a loop of some
// traffic over so many bytes in all: a few KiB stay in the first cache, and many times the last
// cache come from memory. Non-temporal writes, which pay off for much memory, are tried too.
func Bandwidth(t Traffic, bytes int) float64 { return Move(t, bytes).rate() }

// Move returns the loop of Bandwidth, for comparisons in turns. It keeps four times the memory of a
// stream.
func Move(t Traffic, bytes int) Loop {
	if loops.read[1] == nil {
		return Loop{}
	}
	streams := t.Reads
	if t.Write {
		streams++
	}
	blocks := max(1, bytes/streams/blockBytes)
	memory := newStreams(blocks * blockBytes)
	// As many rounds as take some time, however small the memory is.
	rounds := max(1, minimum/(blocks*streams*blockBytes))
	over := func(loop loop) Loop {
		return Loop{func() {
			for range rounds {
				loop(blocks, memory[0], memory[1], memory[2], memory[3])
			}
		}, float64(rounds * blocks * streams * blockBytes)}
	}
	if !t.Write {
		return over(loops.read[t.Reads])
	}
	write, nonTemporal := over(loops.write[t.Reads]), over(loops.nonTemporal[t.Reads])
	if write.rate() > nonTemporal.rate() {
		return write
	}
	return nonTemporal
}

const (
	blockBytes = 256     // of a stream, in a round of a loop
	minimum    = 1 << 22 // bytes that a measurement moves
	stagger    = 1<<12 + 1<<9
)

// newStreams returns where four streams of so many bytes start, apart from each other by no
// multiple of a page, at which writes would seem to touch what is read.
func newStreams(bytes int) (starts [4]*byte) {
	memory := make([]float32, (4*(bytes+stagger)+blockBytes)/4)
	for i := range memory {
		memory[i] = 1 // or the system gives the same page of zeros many times
	}
	first := unsafe.Pointer(unsafe.SliceData(memory))
	first = unsafe.Add(first, -uintptr(first)%blockBytes)
	for i := range starts {
		starts[i] = (*byte)(unsafe.Add(first, i*(bytes+stagger)))
	}
	return starts
}

// fastest returns the shortest time of several calls of f.
func fastest(f func()) time.Duration {
	f()
	best := time.Duration(1<<63 - 1)
	for range 15 {
		start := time.Now()
		f()
		best = min(best, time.Since(start))
	}
	return best
}
