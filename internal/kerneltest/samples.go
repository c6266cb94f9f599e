package kerneltest

import (
	"math"
	"math/rand/v2"
)

// specials returns the numbers where functions of a type are most likely wrong.
func specials[T Element]() []T {
	var t T
	switch any(t).(type) {
	case float32:
		var x []float32
		for _, v := range floats {
			x = append(x, float32(v))
		}
		return any(append(x,
			math.SmallestNonzeroFloat32, -math.SmallestNonzeroFloat32, 0x1.fffffcp-127, 0x1p-126, -0x1p-126,
			math.MaxFloat32, -math.MaxFloat32, 1+0x1p-23, 1-0x1p-24, 0x1p22+0.5, 0x1p23+1, 88.7, -103.9)).([]T)
	case float64:
		return any(append(floats,
			math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, 0x0.fffffffffffffp-1022, 0x1p-1022, -0x1p-1022,
			math.MaxFloat64, -math.MaxFloat64, 1+0x1p-52, 1-0x1p-53, 0x1p51+0.5, 0x1p52+1, 709.7, -745.1)).([]T)
	case int:
		return any([]int{
			0, 1, -1, 2, -2, 3, 7, -10, 31, 62, 63, 64, 65, -64, 255, 1 << 31, 1<<32 - 1, -1 << 32, 1<<53 + 1,
			math.MaxInt, math.MaxInt - 1, math.MinInt, math.MinInt + 1, 0x5555555555555555,
		}).([]T)
	}
	return any([]bool{false, true}).([]T)
}

// floats are special in both widths.
var floats = []float64{
	0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, -2.5, 2, 3, -10, 100.25,
	math.Inf(1), math.Inf(-1), math.NaN(),
	math.Pi, -math.Pi / 2, math.E, math.Ln2, 1e-5, -1e-20, 1e10, -1e30,
}

// anything returns a number of which all bits are random.
func anything[T Element](rng *rand.Rand) T {
	var t T
	switch any(t).(type) {
	case float32:
		return any(math.Float32frombits(rng.Uint32())).(T)
	case float64:
		return any(math.Float64frombits(rng.Uint64())).(T)
	case int:
		return any(int(rng.Uint64()) >> rng.IntN(64)).(T)
	}
	return any(rng.IntN(2) == 1).(T)
}

// common returns a number such as programs compute with.
func common[T Element](rng *rand.Rand) T {
	v := rng.NormFloat64() * math.Exp(rng.NormFloat64())
	var t T
	switch any(t).(type) {
	case float32:
		return any(float32(v)).(T)
	case float64:
		return any(v).(T)
	case int:
		return any(int(100 * v)).(T)
	}
	return any(v < 0).(T)
}

// samples returns operands of a row: all specials, in pairs if there are two, and
// random numbers. Vector i is operand i.
func (r Row[K, T]) samples(rng *rand.Rand) []Vector[T] {
	special := specials[T]()
	rows := len(special)
	if len(r.Operands) > 1 {
		rows *= rows
	}
	const random = 400
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
		divisors := any(x[1].Elements).([]int)
		for j, y := range divisors {
			if y == 0 {
				divisors[j] = 1
			}
		}
	}
	return x
}
