package generated_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestDeviceEmpty calls every method on tensors of no elements, which give on a device what they
// give on the host: equal results, or an equal error.
func TestDeviceEmpty(t *testing.T) {
	shapes := [][]int{{3, 0}, {0, 3}, {0, 0}, {0}, {2, 0, 3}}
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, shape := range shapes {
			mask := bools.Zeros(shape...)
			for _, pair := range [][2]any{
				{f32.Zeros(shape...), to(d, f32.Zeros(shape...))},
				{ints.Zeros(shape...), to(d, ints.Zeros(shape...))},
				{mask, to(d, mask)},
			} {
				onHost, onDevice := reflect.ValueOf(pair[0]), reflect.ValueOf(pair[1])
				for _, name := range operationsOn(onHost) {
					if !givesTensors(operation(onHost, name).Type()) ||
						slices.Contains(elsewhere, name) || slices.Contains(lacking, name) {
						continue
					}
					for axis := range shape {
						want := called(onHost, name, axis, mask)
						got := called(onDevice, name, axis, to(d, mask))
						if got != want {
							t.Errorf("%T.%s of %v, axis %d: got %s, want %s", pair[0], name, shape,
								axis, got, want)
						}
					}
				}
			}
		}
	})
}

// called returns what a method returns of x, or its error, as text.
func called(x reflect.Value, name string, axis int, mask *bools.Tensor) (text string) {
	m := operation(x, name)
	args := arguments(name, m.Type(), x, reflect.ValueOf(mask))
	for i, arg := range args {
		if arg.Kind() == reflect.Int && special[name] == nil {
			args[i] = reflect.ValueOf(axis)
		}
	}
	if setsReceiver(name, m.Type(), x.Type()) {
		m = operation(reflect.New(x.Type().Elem()), name)
	}
	defer func() {
		if v := recover(); v != nil {
			text = fmt.Sprintf("panic %T %v", v, v)
		}
	}()
	err := tensor.Catch(func() {
		for _, r := range m.Call(args) {
			if r.Kind() == reflect.Slice {
				text += fmt.Sprint(r.Len())
				continue
			}
			text += fmt.Sprint(r.Interface(), r.MethodByName("Shape").Call(nil)[0])
		}
	})
	if err != nil {
		return strings.TrimSpace(err.Error())
	}
	return text
}
