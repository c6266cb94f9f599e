package kerneltest

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/refmath"
)

// An Accuracy is what was measured of one implementation of a row.
type Accuracy[T element.Any] struct {
	Kernels   string
	ULP       float64 // the largest error
	At        []T     // the operands that it was at
	Different int     // results that are not those of the first implementation
}

// worse notes an error at operands, if it is the largest.
func (a *Accuracy[T]) worse(ulp float64, at ...T) {
	if ulp > a.ULP || a.At == nil {
		a.ULP, a.At = ulp, at
	}
}

// merge makes a of what was measured apart.
func (a *Accuracy[T]) merge(b Accuracy[T]) {
	a.worse(b.ULP, b.At...)
	a.Different += b.Different
}

// batch is the number of elements that a kernel is measured on at once.
const batch = 4096

// Float32Accuracy measures a row of one operand on every so many of all float32
// values.
//
// The exact value is taken to be that of wide, the same row on float64: it is
// right to about one unit in the last place of a float64, as samples against
// package reference show, and so 2^-29 of one of a float32. The largest error is
// then measured again, against package reference.
func Float32Accuracy[K any](r Row[K, float32], all []Implementation[K], wide func(z, x []float64),
	every uint64,
) []Accuracy[float32] {
	batches := int((1<<32/every + batch - 1) / batch)
	type buffers struct {
		x, z, first [batch]float32
		x64, z64    [batch]float64
	}
	pool := sync.Pool{New: func() any { return new(buffers) }}
	measured := inParallel(all, batches, func(b int, of []Accuracy[float32]) {
		p := pool.Get().(*buffers)
		defer pool.Put(p)
		x, z, first, x64, z64 := &p.x, &p.z, &p.first, &p.x64, &p.z64
		n := 0
		for bits := uint64(b) * batch * every; n < batch && bits < 1<<32; bits += every {
			x[n] = math.Float32frombits(uint32(bits))
			x64[n] = float64(x[n])
			n++
		}
		wide(z64[:n], x64[:n])
		for i, k := range all {
			r.Run(k.Kernels, Vector[float32]{Elements: z[:n]}, []Vector[float32]{{Elements: x[:n]}})
			if i == 0 {
				*first = *z
			}
			for j, got := range z[:n] {
				if i > 0 && !Same(got, first[j]) {
					of[i].Different++
				}
				if of[i].ULP >= 0.5 && math.Float32bits(got) == math.Float32bits(float32(z64[j])) {
					continue // ulp32 takes longer to say that the error is no more
				}
				if e := ulp32(got, z64[j]); e > of[i].ULP || of[i].At == nil {
					of[i].worse(e, x[j])
				}
			}
		}
	})
	for i, k := range all {
		measured[i].ULP = r.error(k.Kernels, measured[i].At)
	}
	return measured
}

// error returns the error of kernels k at operands, by package reference.
func (r Row[K, T]) error(k K, at []T) float64 {
	z := newVector[T](1, false)
	x := make([]Vector[T], len(at))
	for i := range x {
		x[i] = Vector[T]{Elements: at[i : i+1]}
	}
	r.Run(k, z, x)
	return width[T]().ULP(z.real(0), r.exact(x, 0))
}

// exact returns the value of the row's expression at element i of its operands.
func (r Row[K, T]) exact(x []Vector[T], i int) refmath.Real {
	at := make([]refmath.Real, len(x))
	for j, v := range x {
		at[j] = v.real(i)
	}
	return r.Want(refmath.Exact, at)
}

// SampleAccuracy measures a row of floats on some batches of random samples,
// against package reference.
func SampleAccuracy[K any, T element.Any](r Row[K, T], all []Implementation[K],
	batches int,
) []Accuracy[T] {
	const batch = 256 // of which package reference takes some milliseconds
	return inParallel(all, batches, func(b int, of []Accuracy[T]) {
		rng := rand.New(rand.NewPCG(5, uint64(b)))
		x := make([]Vector[T], len(r.Operands))
		for i := range x {
			x[i] = newVector[T](batch, false)
			for j := range x[i].Elements {
				x[i].Elements[j] = hard[T](rng)
			}
		}
		z, first := newVector[T](batch, false), newVector[T](batch, false)
		want := make([]refmath.Real, batch)
		for j := range want {
			want[j] = r.exact(x, j)
		}
		for i, k := range all {
			r.Run(k.Kernels, z, x)
			if i == 0 {
				copy(first.Elements, z.Elements)
			}
			for j := range want {
				if !Same(z.Elements[j], first.Elements[j]) {
					of[i].Different++
				}
				var at []T
				for _, v := range x {
					at = append(at, v.Elements[j])
				}
				of[i].worse(width[T]().ULP(z.real(j), want[j]), at...)
			}
		}
	})
}

// hard returns a number to measure functions at: common, of random bits, near a
// multiple of π/2, near 1, or special.
func hard[T element.Any](rng *rand.Rand) T {
	near := func(v float64) T {
		v *= 1 + math.Ldexp(rng.NormFloat64(), -rng.IntN(54))
		return Of[T](v)
	}
	switch rng.IntN(16) {
	case 0:
		return specials[T]()[rng.IntN(len(specials[T]()))]
	case 1, 2:
		return anything[T](rng)
	case 3:
		return near(math.Pi / 2 * float64(rng.IntN(1<<rng.IntN(24)+1)))
	case 4:
		return near(1)
	case 5, 6:
		return near(1000 * (2*rng.Float64() - 1))
	case 7, 8, 9:
		return near(math.Exp(-20 * rng.Float64()))
	}
	return common[T](rng)
}

// inParallel measures batches on all processors, and merges what each found.
func inParallel[K any, T element.Any](all []Implementation[K], batches int,
	measure func(b int, of []Accuracy[T]),
) []Accuracy[T] {
	total := make([]Accuracy[T], len(all))
	for i, k := range all {
		total[i].Kernels = k.Name
	}
	var next atomic.Int64
	var lock sync.Mutex
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			found := make([]Accuracy[T], len(all))
			for b := next.Add(1) - 1; b < int64(batches); b = next.Add(1) - 1 {
				measure(int(b), found)
			}
			lock.Lock()
			defer lock.Unlock()
			for i := range found {
				if found[i].At != nil {
					total[i].merge(found[i])
				}
			}
		})
	}
	workers.Wait()
	return total
}

// ulp32 is refmath.Float32.ULP of a value that a float64 has, and fast.
func ulp32(got float32, want float64) float64 {
	g := float64(got)
	switch {
	case g != g || want != want:
		if g != g && want != want {
			return 0
		}
		return math.Inf(1)
	case math.Abs(want) >= 0x1p128:
		if math.IsInf(g, 0) && (g > 0) == (want > 0) {
			return 0
		}
		return math.Inf(1)
	case g == 0 && math.Signbit(g) != math.Signbit(want):
		return math.Inf(1)
	case math.IsInf(g, 0):
		g = math.Copysign(0x1p128, g)
	}
	exponent := int(math.Float64bits(want)>>52&0x7ff) - 1022 // of want = m·2^exponent, ½ ≤ m < 1
	scale := math.Float64frombits(uint64(1023+24-max(exponent, refmath.Float32.MinExponent)) << 52)
	return math.Abs(g-want) * scale
}
