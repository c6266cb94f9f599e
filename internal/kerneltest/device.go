package kerneltest

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// OnDevice returns kernels that copy slices to a device, and run its kernels there.
func OnDevice[K any, T element.Any](d device.Device, rows []Row[K, T]) Implementation[K] {
	var k K
	fields := reflect.ValueOf(&k).Elem()
	for _, r := range rows {
		f := fields.FieldByName(r.Name)
		f.Set(reflect.MakeFunc(f.Type(), func(args []reflect.Value) []reflect.Value {
			r.onDevice(d, args[0], args[1:])
			return nil
		}))
	}
	return Implementation[K]{d.Info().Name, k}
}

// onDevice runs a row on slices. A scalar differs from element to element here, but not
// on devices.
func (r Row[K, T]) onDevice(d device.Device, z reflect.Value, x []reflect.Value) {
	if r.scalarsDiffer(x) {
		for j := range z.Len() {
			var one []reflect.Value
			for _, v := range x {
				at := min(j, v.Len()-1)
				one = append(one, v.Slice(at, at+1))
			}
			r.onDevice(d, z.Slice(j, j+1), one)
		}
		return
	}
	result := upload(d, z)
	defer result.Buffer.Free()
	var operands []any
	for i, v := range x {
		switch {
		case isScalar(r.Operands[i]):
			operands = append(operands, v.Index(0).Interface())
		case v.Len() == z.Len() && v.Len() > 0 && v.Pointer() == z.Pointer():
			operands = append(operands, result)
		default:
			operand := upload(d, v)
			defer operand.Buffer.Free()
			operands = append(operands, operand)
		}
	}
	if r.divides() {
		operands = append(operands, device.Fault{Err: tensor.ErrDivision})
	}
	deviceops.ProgramOf(reflect.TypeFor[T]()).Apply(deviceops.OpNamed(r.Name), result, operands...)
	if err := d.Queue().Read(memory(z), result.Buffer, 0); err != nil {
		panic(err)
	}
}

// scalarsDiffer reports whether scalars of x differ from element to element.
func (r Row[K, T]) scalarsDiffer(x []reflect.Value) bool {
	for i, v := range x {
		if isScalar(r.Operands[i]) && v.Len() != 1 {
			return true
		}
	}
	return false
}

// isScalar reports whether a row has one number of that name for all elements.
func isScalar(operand string) bool { return !strings.Contains("grmxyw", operand) }

// upload copies a slice to a device. One of one element stretches to any number.
func upload(d device.Device, s reflect.Value) device.Array {
	l := layout.New(s.Len())
	x := deviceops.ProgramOf(s.Type().Elem()).MakeArray(d, &l)
	if err := d.Queue().Write(x.Buffer, 0, memory(s)); err != nil {
		panic(err)
	}
	return x
}

// Upload copies a tensor to a device, as it is in memory.
func Upload[E any](d device.Device, x layout.Strided[E]) device.Array {
	z := upload(d, reflect.ValueOf(x.Data))
	z.Layout = x.Layout
	return z
}

// Download copies a tensor back from a device, and frees it there.
func Download[E any](x layout.Strided[E], from device.Array) error {
	defer from.Buffer.Free()
	return from.Buffer.Device().Queue().Read(memory(reflect.ValueOf(x.Data)), from.Buffer, 0)
}

// memory returns a slice as bytes.
func memory(s reflect.Value) []byte {
	return unsafe.Slice((*byte)(s.UnsafePointer()), s.Len()*int(s.Type().Elem().Size()))
}

// TestDevice tests every row on a device: its values, that they are those of the
// defining implementation, and some lengths and operands of one element.
func TestDevice[K any, T element.Any](t *testing.T, rows []Row[K, T], defining,
	d Implementation[K],
) {
	memoryX := make([]*Guarded, maxOperands)
	for i := range memoryX {
		memoryX[i] = NewGuarded(guardBytes)
	}
	for _, r := range rows {
		t.Run(r.Name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			x := r.samples(rng)
			defined, z := newVector[T](x[0].len(), r.Condition),
				newVector[T](x[0].len(), r.Condition)
			r.Run(defining.Kernels, defined, x)
			r.Run(d.Kernels, z, x)
			c := &kernelTest[K, T]{t, r, d, x, z, rng, NewGuarded(guardBytes), memoryX}
			c.values(r.wanted(x))
			if r.ULP == 0 { // devices are not bound to the steps of a row that has an error
				c.agrees(defined)
			}
			for _, n := range someLengths {
				c.run(call{n: n, place: Inside})
				c.run(call{n: n, place: Inside, singles: rng.UintN(1 << len(x))})
			}
			c.divisionByZero()
		})
	}
}
