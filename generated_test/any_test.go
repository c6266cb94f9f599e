package generated_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestAnyType makes tensors of all types, knowing only their names, and converts all to all.
func TestAnyType(t *testing.T) {
	for _, from := range tensor.DTypes() {
		x, err := convert.New(from, 2, 3)
		if err != nil || x.DType() != from || !x.Shape().Equal(tensor.Shape{2, 3}) ||
			x.Rank() != 2 || x.Size() != 6 {
			t.Fatalf("%s: New gives %v, error %v", from, x, err)
		}
		element := reflect.ValueOf(x).MethodByName("At").Type().Out(0)
		if of := reflect.TypeOf(x.Nested()); of != reflect.SliceOf(reflect.SliceOf(element)) {
			t.Errorf("%s: Nested gives %s", from, of)
		}
		back, err := convert.From(from, x.Nested())
		if err != nil || fmt.Sprint(back) != fmt.Sprint(x) || back.DType() != from {
			t.Errorf("%s: From gives %v, error %v", from, back, err)
		}
		one := must(convert.To(f64.Of(0, 1), tensor.String))
		if from == tensor.Bool {
			one = must(convert.To(bools.Of(false, true), tensor.String))
		}
		x = must(convert.To(one, from))
		for _, to := range tensor.DTypes() {
			y, err := convert.To(x, to)
			want := "[0 1]"
			switch {
			case from == tensor.String && to == tensor.Bool:
				y, err = convert.To(strs.Of("false", "true"), to)
				want = "[false true]"
			case to == tensor.Bool, from == tensor.Bool && to == tensor.String:
				want = "[false true]"
			}
			if err != nil || y.DType() != to || fmt.Sprint(y.Nested()) != want {
				t.Errorf("%s to %s: %v, error %v, want %s", from, to, y, err, want)
			}
		}
	}
	for name, f := range map[string]func() (tensor.Any, error){
		"New":  func() (tensor.Any, error) { return convert.New("complex64", 1) },
		"From": func() (tensor.Any, error) { return convert.From("complex64", 1) },
		"To":   func() (tensor.Any, error) { return convert.To(ints.Of(1), "complex64") },
	} {
		want := "tensor: " + name + `: there is no element type "complex64"`
		if x, err := f(); x != nil || err == nil || err.Error() != want {
			t.Errorf("%v, error %v, want %s", x, err, want)
		}
	}
	if x, err := convert.From(tensor.Uint8, []int{256}); x != nil || err == nil {
		t.Errorf("From gives %v, error %v", x, err)
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// TestText compares texts of numbers with those of strconv, and wants the numbers back, on all
// layouts.
func TestText(t *testing.T) {
	special := []float64{0, math.Copysign(0, -1), math.Inf(1), math.NaN(), 0.1, 1e21, 5e-324, 1 << 53}
	rapid.Check(t, func(t *rapid.T) {
		shape := rapid.SliceOfN(rapid.IntRange(0, 4), 0, 3).Draw(t, "shape")
		size := tensor.Shape(shape).Size()
		draw := rapid.OneOf(rapid.SampledFrom(special), rapid.Float64())
		values := rapid.SliceOfN(draw, size, size).Draw(t, "values")
		x := viewOf(f64.New(values, shape...), rapid.IntRange(0, 4).Draw(t, "view"))
		narrow, whole := convert.Float32(x), convert.Int(x)
		texts, narrowTexts := convert.String(x).Values(), convert.String(narrow).Values()
		for i, v := range x.Values() {
			if want := strconv.FormatFloat(v, 'g', -1, 64); texts[i] != want {
				t.Fatalf("%v is %q, want %q", v, texts[i], want)
			}
			if want := strconv.FormatFloat(v, 'g', -1, 32); narrowTexts[i] != want {
				t.Fatalf("%v of 32 bits is %q, want %q", v, narrowTexts[i], want)
			}
		}
		same := func(name string, got, want any) {
			if g, w := fmt.Sprintf("%#v", got), fmt.Sprintf("%#v", want); g != w {
				t.Fatalf("%s came back as %s, want %s", name, g, w)
			}
		}
		same("float64", must(convert.ParseFloat64(convert.String(x))), x)
		same("float32", must(convert.ParseFloat32(convert.String(narrow))), narrow)
		same("float16", must(convert.ParseFloat16(convert.String(convert.Float16(x)))), convert.Float16(x))
		same("bfloat16", must(convert.ParseBFloat16(convert.String(convert.BFloat16(x)))), convert.BFloat16(x))
		same("int", must(convert.ParseInt(convert.String(whole))), whole)
		bytes, mask := convert.Uint8(whole), convert.Bool(whole)
		same("uint8", must(convert.ParseUint8(convert.String(bytes))), bytes)
		same("bool", must(convert.ParseBool(convert.String(mask))), mask)
	})
	const no = "tensor: Parse"
	for _, c := range []struct {
		err  error
		want string
	}{
		{
			errorOf(convert.ParseInt32(strs.Of("2147483647", "2147483648"))),
			no + `Int32: element 1: strconv.ParseInt: parsing "2147483648": value out of range`,
		},
		{
			errorOf(convert.To(strs.Of("-1"), tensor.Uint8)),
			no + `Uint8: element 0: strconv.ParseUint: parsing "-1": invalid syntax`,
		},
		{
			errorOf(convert.To(strs.Of("one"), tensor.Float64)),
			no + `Float64: element 0: strconv.ParseFloat: parsing "one": invalid syntax`,
		},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("error %v, want %s", c.err, c.want)
		}
	}
}

func errorOf[T any](_ T, err error) error { return err }

// TestSaturate wants the nearest integers of a type.
func TestSaturate(t *testing.T) {
	x := ints.Of(math.MinInt, -1, 0, 255, 256, math.MaxInt)
	for name, c := range map[string]struct{ got, want tensor.Any }{
		"uint8 of int": {convert.SaturateUint8(x), u8.Of(0, 0, 0, 255, 255, 255)},
		"int32 of int": {
			convert.SaturateInt32(x), i32.Of(math.MinInt32, -1, 0, 255, 256, math.MaxInt32),
		},
		"int of uint8":     {convert.SaturateInt(u8.Of(255)), ints.Of(255)},
		"int of int":       {convert.SaturateInt(x), x},
		"uint8 of float32": {convert.SaturateUint8(f32.Of(-1, 2.9, 300)), u8.Of(0, 2, 255)},
		"uint8 of bool":    {convert.SaturateUint8(bools.Of(true)), u8.Of(1)},
		"uint8 wraps":      {convert.Uint8(x), u8.Of(0, 255, 0, 255, 0, 255)},
		"a view": {
			convert.SaturateUint8(x.Flip().BroadcastTo(2, 6)),
			u8.Matrix(2, 6, 255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0),
		},
	} {
		if got, want := fmt.Sprint(c.got), fmt.Sprint(c.want); got != want ||
			c.got.DType() != c.want.DType() {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// TestDeviceSaturate saturates on devices as on the host, views too.
func TestDeviceSaturate(t *testing.T) {
	x := ints.Of(math.MinInt, math.MinInt32-1, -1, 0, 127, 255, 256, math.MaxInt32+1, math.MaxInt).
		View(3, 3).T()
	narrow, floats := convert.SaturateInt32(x), convert.Float32(x)
	withKinds(t, func(t *testing.T, d device.Device) {
		for name, c := range map[string][2]tensor.Any{
			"uint8 of int":     {convert.SaturateUint8(x), to(nil, convert.SaturateUint8(to(d, x)))},
			"int32 of int":     {convert.SaturateInt32(x), to(nil, convert.SaturateInt32(to(d, x)))},
			"int of int":       {convert.SaturateInt(x), to(nil, convert.SaturateInt(to(d, x)))},
			"uint8 of int32":   {convert.SaturateUint8(narrow), to(nil, convert.SaturateUint8(to(d, narrow)))},
			"int of int32":     {convert.SaturateInt(narrow), to(nil, convert.SaturateInt(to(d, narrow)))},
			"uint8 of float32": {convert.SaturateUint8(floats), to(nil, convert.SaturateUint8(to(d, floats)))},
			"uint8 of bool":    {u8.Of(1), to(nil, convert.SaturateUint8(to(d, bools.Of(true))))},
			"nothing":          {u8.Zeros(0, 2), to(nil, convert.SaturateUint8(to(d, ints.Zeros(0, 2))))},
		} {
			if got, want := fmt.Sprint(c[1].Shape(), c[1]), fmt.Sprint(c[0].Shape(), c[0]); got != want {
				t.Errorf("%s is %s, want %s", name, got, want)
			}
		}
	})
}

// TestMapTypes maps to other types, in place and into views.
func TestMapTypes(t *testing.T) {
	x := ints.Arange(0, 6, 1).Reshape(2, 3)
	isOdd := convert.Map[*bools.Tensor](x.T(), func(v int) bool { return v%2 == 1 })
	if want := bools.Matrix(3, 2, false, true, true, false, false, true); !isOdd.Same(want) {
		t.Errorf("odd are %v, want %v", isOdd, want)
	}
	names := convert.Map[*strs.Tensor](isOdd, strconv.FormatBool)
	if !names.Same(convert.String(isOdd)) {
		t.Errorf("names are %v", names)
	}
	if z := convert.MapInto(x.T(), x.T(), func(v int) int { return -v }); z.At(2, 1) != -5 ||
		x.At(1, 2) != -5 {
		t.Errorf("in place: %v of %v", z, x)
	}
	into := f32.Zeros(2, 2, 3)
	convert.MapInto(into.Slice(tensor.At(1)), x, func(v int) float32 { return float32(v) / 2 })
	if into.At(1, 1, 2) != -2.5 || into.At(0, 1, 2) != 0 {
		t.Errorf("into a view: %v", into)
	}
	var shape *tensor.ShapeError
	if err := tensor.Catch(func() {
		convert.MapInto(f32.Zeros(2), x, func(int) float32 { return 1 })
	}); !errors.As(err, &shape) {
		t.Errorf("into another shape: %v", err)
	}
	if err := tensor.Catch(func() {
		convert.MapInto(into.ReadOnly(), x, func(int) float32 { return 1 })
	}); !errors.Is(err, tensor.ErrReadOnly) {
		t.Errorf("into what is read-only: %v", err)
	}
}

// TestDeviceTexts wants errors of what is on the host only.
func TestDeviceTexts(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := to(d, f32.Of(1, 2))
		for op, f := range map[string]func(){
			"String":   func() { convert.String(x) },
			"Float16":  func() { convert.Float16(x) },
			"BFloat16": func() { convert.BFloat16(x) },
			"Map":      func() { convert.Map[*bools.Tensor](x, func(float32) bool { return true }) },
			"MapInto":  func() { convert.MapInto(x, x, func(v float32) float32 { return v }) },
		} {
			var place *tensor.DeviceError
			if err := tensor.Catch(f); !errors.As(err, &place) || place.Op != op {
				t.Errorf("%s: error %v", op, err)
			}
		}
		if y, err := convert.Float16(f32.Of(1)).To(d); y != nil || err == nil ||
			!strings.Contains(err.Error(), "it stores no float16") {
			t.Errorf("To gives %v, error %v", y, err)
		}
		if got := fmt.Sprint(x.Nested()); got != "[1 2]" {
			t.Errorf("Nested gives %s", got)
		}
	})
}
