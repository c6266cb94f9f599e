package kerneltest

import (
	"reflect"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/refmath"
)

// traits are what the tests ask of an element type; one that is no number is bool.
type traits struct {
	isFloat, isInteger, isSigned bool
	bits                         int
}

func traitsOf[T element.Any]() traits {
	t := reflect.TypeFor[T]()
	v := reflect.Zero(t)
	return traits{
		isFloat: v.CanFloat(), isInteger: v.CanInt() || v.CanUint(),
		isSigned: !v.CanUint(), bits: 8 * int(t.Size()),
	}
}

// convert returns values as elements, as Go converts them.
func convert[T element.Any, V any](values ...V) []T {
	elements := make([]T, len(values))
	for i, v := range values {
		reflect.ValueOf(&elements[i]).Elem().Set(reflect.ValueOf(v).Convert(reflect.TypeFor[T]()))
	}
	return elements
}

// Of returns the element nearest to a number toward zero, of whose bits integers have the last.
func Of[T element.Any](v float64) T {
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
func realOf[T element.Any](x T) refmath.Real {
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
func rounding[T element.Any]() refmath.Rounding {
	switch t := traitsOf[T](); {
	case t.isFloat:
		return width[T]().Round
	case t.isInteger:
		return refmath.Wrap(t.bits, t.isSigned)
	}
	return refmath.Exact
}

// width returns the format of a float type T.
func width[T element.Any]() refmath.Width {
	if traitsOf[T]().bits == 32 {
		return refmath.Float32
	}
	return refmath.Float64
}
