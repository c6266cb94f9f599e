package kerneltest

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// specials returns the numbers where functions of a type are most likely wrong.
func specials[T slicepool.Element]() []T {
	t := traitsOf[T]()
	switch {
	case t.isFloat && t.bits == 16: // at the ends of both formats, and between
		return convert[T](append(slices.Clone(floats),
			0x1p-24, -0x1p-24, 0x1p-133, -0x1p-133, 0x1p-14, 0x1p-126, 65504, -65504,
			0x1.fep127, -0x1.fep127, 1+0x1p-10, 1+0x1p-7, 1-0x1p-8, 2047, 255, 256)...)
	case t.isFloat && t.bits == 32:
		return convert[T](append(slices.Clone(floats),
			math.SmallestNonzeroFloat32, -math.SmallestNonzeroFloat32, 0x1.fffffcp-127, 0x1p-126,
			-0x1p-126,
			math.MaxFloat32, -math.MaxFloat32, 1+0x1p-23, 1-0x1p-24, 0x1p22+0.5, 0x1p23+1, 88.7,
			-103.9)...)
	case t.isFloat:
		return convert[T](append(slices.Clone(floats),
			math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, 0x0.fffffffffffffp-1022,
			0x1p-1022, -0x1p-1022,
			math.MaxFloat64, -math.MaxFloat64, 1+0x1p-52, 1-0x1p-53, 0x1p51+0.5, 0x1p52+1, 709.7,
			-745.1)...)
	case t.isInteger:
		bits := uint(t.bits)
		all := append(convert[T](integers...), convert[T](
			uint64(bits-2), uint64(bits-1), uint64(bits), uint64(bits+1), -uint64(bits),
			1<<(bits/2-1), 1<<(bits/2)-1, -(1<<(bits/2)),
			1<<(bits-1), 1<<(bits-1)+1, 1<<(bits-1)-1, 1<<(bits-1)-2,
		)...)
		var different []T
		for _, v := range all {
			if !slices.Contains(different, v) {
				different = append(different, v)
			}
		}
		return different
	}
	return convert[T](false, true)
}

// floats are special in both widths.
var floats = []float64{
	0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, -2.5, 2, 3, -10, 100.25,
	math.Inf(1), math.Inf(-1), math.NaN(),
	math.Pi, -math.Pi / 2, math.E, math.Ln2, 1e-5, -1e-20, 1e10, -1e30,
}

// integers are special in all widths, of as many last bits.
var integers = []uint64{
	0, 1, 1<<64 - 1, 2, 1<<64 - 2, 3, 7, 1<<64 - 10, 255, 1<<53 + 1,
	0x5555555555555555,
}

// anything returns a number of which all bits are random.
func anything[T slicepool.Element](rng *rand.Rand) T {
	t, bits := traitsOf[T](), rng.Uint64()
	switch {
	case t.isFloat && t.bits == 16:
		return element.As[T]([]uint16{uint16(bits)})[0]
	case t.isFloat && t.bits == 32:
		return convert[T](math.Float32frombits(uint32(bits)))[0]
	case t.isFloat:
		return convert[T](math.Float64frombits(bits))[0]
	case t.isInteger:
		return convert[T](int64(bits) >> (rng.IntN(t.bits) + 64 - t.bits))[0]
	}
	return convert[T](bits&1 == 1)[0]
}

// common returns a number such as programs compute with.
func common[T slicepool.Element](rng *rand.Rand) T {
	v := rng.NormFloat64() * math.Exp(rng.NormFloat64())
	switch t := traitsOf[T](); {
	case t.isFloat:
		return Of[T](v)
	case t.isInteger:
		return Of[T](100 * v)
	}
	return convert[T](v < 0)[0]
}

// samples returns operands of a row: all specials, in pairs if there are two, and
// random numbers. Vector i is operand i. In short mode, there are maxLength samples.
func (r Row[K, T]) samples(rng *rand.Rand) []Vector[T] {
	special := specials[T]()
	rows := len(special)
	if len(r.Operands) > 1 {
		rows *= rows
	}
	random := 400
	if testing.Short() {
		rng.Shuffle(len(special), func(i, j int) {
			special[i], special[j] = special[j], special[i]
		})
		rows = min(rows, maxLength/2)
		random = maxLength - rows
	}
	x := make([]Vector[T], len(r.Operands))
	for i := range x {
		x[i] = newVector[T](rows+random, r.isBools(i))
		for j := range x[i].Bools {
			x[i].Bools[j] = rng.IntN(2) == 1
		}
		for j := range x[i].Elements {
			v := special[rng.IntN(len(special))]
			switch {
			case j >= rows+random/2:
				v = common[T](rng)
			case j >= rows:
				v = anything[T](rng)
			case i == 0:
				v = special[j%len(special)]
			case i == 1:
				v = special[j/len(special)]
			}
			x[i].Elements[j] = v
		}
	}
	if r.divides() {
		divisible(x[1].Elements)
	}
	return x
}

// divisible sets those of divisors to 1 that are 0.
func divisible[T element.Any](divisors []T) {
	var zero T
	for i, y := range divisors {
		if y == zero {
			divisors[i] = Of[T](1)
		}
	}
}
