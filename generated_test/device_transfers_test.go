package generated_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestDeviceTransfers calls every method of tensors that gives tensors, with operands on a device:
// it works there, without transfers but of lists of indices to the device, or panics and says so.
func TestDeviceTransfers(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		mask := to(d, bools.Full(true, 6, 6))
		for _, x := range []any{to(d, f32.Ones(6, 6)), to(d, ints.Ones(6, 6)), mask} {
			v := reflect.ValueOf(x)
			for i := range v.NumMethod() {
				name := v.Type().Method(i).Name
				m := v.Method(i)
				if !givesTensors(m.Type()) || slices.Contains(elsewhere, name) {
					continue
				}
				args := arguments(name, m.Type(), v, reflect.ValueOf(mask))
				if setsReceiver(name, m.Type(), v.Type()) {
					m = reflect.New(v.Type().Elem()).MethodByName(name)
				}
				testTransfers(t, d, name, m, args)
			}
		}
	})
}

// elsewhere are the methods that give tensors on another device, or take what others do not; these
// have tests of their own.
var elsewhere = []string{
	"Conv1D", "Conv2D", "ConvGradW", "ConvGradX", "Fuse", "Host", "MaxPool", "MaxPoolGrad", "MaxPoolTake", "AvgPool", "AvgPoolGrad",
	"OfNumbers", "OnDevice", "Result", "ResultOf", "ResultOn", "Slice", "To",
}

// setsReceiver reports whether a method sets its receiver to what it makes of tensors.
func setsReceiver(name string, f, tensors reflect.Type) bool {
	return f.NumIn() > 0 && (f.In(0) == tensors || f.IsVariadic() && f.NumIn() > 1 && f.In(1).Elem() == tensors) && name != "AddTaken"
}

// givesTensors reports whether a function returns a tensor, or tensors.
func givesTensors(f reflect.Type) bool {
	for i := range f.NumOut() {
		out := f.Out(i)
		if out.Kind() == reflect.Slice {
			out = out.Elem()
		}
		if out.Implements(reflect.TypeFor[device.Tensor]()) {
			return true
		}
	}
	return false
}

// special has arguments of methods that take others than tensors and axes; nil is the tensor.
var special = map[string][]any{
	"AddTaken":    {nil, 1, 0, 1, 2, 3, 4, 5},
	"AlignTo":     {6, 6},
	"BroadcastTo": {2, 6, 6},
	"Partition":   {0, 2, 2},
	"Reshape":     {4, 9},
	"Split":       {0, 2},
	"Squeeze":     {},
	"SumTo":       {6},
	"View":        {9, 4},
	"Windows":     {2, 1},
	"Zeros":       {2, 3},
}

// arguments returns arguments for a method of x: x and the mask for tensors, all axes for those,
// and ones for other numbers.
func arguments(name string, f reflect.Type, x, mask reflect.Value) (args []reflect.Value) {
	if given, ok := special[name]; ok {
		for _, arg := range given {
			if arg == nil {
				args = append(args, x)
			} else {
				args = append(args, reflect.ValueOf(arg))
			}
		}
		return args
	}
	for i := range f.NumIn() {
		in := f.In(i)
		switch {
		case in.Kind() == reflect.Slice && in.Elem() == x.Type():
			args = append(args, x, x)
		case in.Kind() == reflect.Slice:
			args = append(args, reflect.ValueOf(1), reflect.ValueOf(0))
		case in == x.Type():
			args = append(args, x)
		case in == mask.Type():
			args = append(args, mask)
		case in == reflect.TypeFor[*tensor.Philox]():
			args = append(args, reflect.ValueOf(tensor.NewPhilox(1)))
		case in.Kind() == reflect.Bool:
			args = append(args, reflect.ValueOf(true))
		default:
			args = append(args, reflect.ValueOf(1).Convert(in))
		}
	}
	return args
}

func testTransfers(t *testing.T, d device.Device, name string, method reflect.Value, args []reflect.Value) {
	before := d.Counters()
	var results []reflect.Value
	err := tensor.Catch(func() { results = method.Call(args) })
	var place *tensor.PlaceError
	switch {
	case errors.As(err, &place) && place.Op == name:
		t.Log(err)
		return
	case err != nil:
		t.Errorf("%s: %v", name, err)
		return
	}
	after := d.Counters()
	if after.Reads != before.Reads || after.Writes != before.Writes && !slices.Contains([]string{"AddTaken", "Take"}, name) {
		t.Errorf("%s: %d transfers from the device, %d to it", name, after.Reads-before.Reads, after.Writes-before.Writes)
	}
	for _, r := range results {
		if x, ok := r.Interface().(interface{ Device() device.Device }); ok && x.Device() != d {
			t.Errorf("%s: the result is not on the device", name)
		}
	}
}
