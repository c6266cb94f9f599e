package kerneltest

import (
	"reflect"
	"unsafe"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/refmath"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// traits are what the tests ask of an element type; one that is no number is bool.
type traits struct {
	isFloat, isInteger, isSigned bool
	bits                         int
}

func traitsOf[T slicepool.Element]() traits {
	t := reflect.TypeFor[T]()
	v := reflect.Zero(t)
	return traits{
		isFloat: isFloat(t), isInteger: v.CanInt() || v.CanUint(),
		isSigned: !v.CanUint(), bits: 8 * int(t.Size()),
	}
}

// isFloat reports whether t is a type of floats, of Go or others.
func isFloat(t reflect.Type) bool {
	_, ok := widths[t]
	return ok
}

// convert returns values as elements, as Go converts them.
func convert[T slicepool.Element, V any](values ...V) []T {
	elements := make([]T, len(values))
	for i, v := range values {
		if float, ok := any(&elements[i]).(interface{ Set(v float64) }); ok {
			float.Set(reflect.ValueOf(v).Float())
			continue
		}
		reflect.ValueOf(&elements[i]).Elem().Set(reflect.ValueOf(v).Convert(reflect.TypeFor[T]()))
	}
	return elements
}

// Of returns the element nearest to a number toward zero, of whose bits integers have the last.
func Of[T slicepool.Element](v float64) T {
	switch t := traitsOf[T](); {
	case t.isFloat:
		return convert[T](v)[0]
	case t.isInteger:
		return convert[T](int64(v))[0]
	}
	return convert[T](v != 0)[0]
}

// Same reports whether x and y have the same bits, or are both NaN.
func Same[T element.Any](x, y T) bool { return bitsOf(x) == bitsOf(y) || x != x && y != y }

func bitsOf[T element.Any](x T) uint64 {
	switch p := unsafe.Pointer(&x); unsafe.Sizeof(x) {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	default:
		return *(*uint64)(p)
	}
}

// realOf returns the value of an element: of bools, 1 or 0.
func realOf[T slicepool.Element](x T) refmath.Real {
	if float, ok := any(x).(interface{ Float32() float32 }); ok {
		return refmath.Of(float64(float.Float32()))
	}
	switch v := reflect.ValueOf(&x).Elem(); {
	case v.CanFloat():
		return refmath.Of(v.Float())
	case v.CanInt():
		return refmath.Int(v.Int())
	case v.CanUint():
		return refmath.Int(v.Uint())
	default:
		return refmath.Truth(v.Bool())
	}
}

// rounding returns how results of type T are rounded.
func rounding[T slicepool.Element]() refmath.Rounding {
	switch t := traitsOf[T](); {
	case t.isFloat:
		return width[T]().Round
	case t.isInteger:
		return refmath.Wrap(t.bits, t.isSigned)
	}
	return refmath.Exact
}

// width returns the format of a float type T.
func width[T slicepool.Element]() refmath.Width {
	return widths[reflect.TypeFor[T]()]
}

// widths are the formats of floats.
var widths = map[reflect.Type]refmath.Width{
	reflect.TypeFor[half.Float16]():  refmath.Float16,
	reflect.TypeFor[half.BFloat16](): refmath.BFloat16,
	reflect.TypeFor[float32]():       refmath.Float32,
	reflect.TypeFor[float64]():       refmath.Float64,
}
