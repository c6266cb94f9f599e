package generated_test

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
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

// lacking are the operations that devices lack; README.md names them.
var lacking = []string{
	"Cross", "Det", "Histogram", "Inv", "Map", "Map2", "Map3", "MapIndexed", "NonZero", "Resize",
	"Unique", "UniqueAll",
}

// TestDeviceTransfers calls every method and every function that gives tensors, with operands on a
// device: it works there, without transfers but of lists of indices to the device, or is one of
// those that devices lack, and panics and says so.
func TestDeviceTransfers(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		for name, f := range functionsOf(to(d, f32.Ones(6, 6))) {
			testTransfers(t, d, name, reflect.ValueOf(f), nil)
		}
		mask := to(d, bools.Full(true, 6, 6))
		for _, x := range []any{to(d, f32.Ones(6, 6)), to(d, ints.Ones(6, 6)), mask} {
			v := reflect.ValueOf(x)
			for _, name := range operationsOn(v) {
				m := operation(v, name)
				if !givesTensors(m.Type()) || slices.Contains(elsewhere, name) {
					continue
				}
				args := arguments(name, m.Type(), v, reflect.ValueOf(mask))
				if setsReceiver(name, m.Type(), v.Type()) {
					m = operation(reflect.New(v.Type().Elem()), name)
				}
				testTransfers(t, d, name, m, args)
			}
		}
	})
}

// elsewhere are the methods that give tensors on another device, or take what others do not, which
// have tests of their own.
var elsewhere = []string{
	"Chosen", "Cofactors", "Compress", "CompressAdd", "Conv", "ConvTranspose", "Conv1D", "Conv2D", "ConvGradW", "ConvGradX",
	"Fuse", "Host",
	"MaxPool", "MaxPoolGrad",
	"MaxPoolTake", "AvgPool", "AvgPoolGrad",
	"OfNumbers", "PadEdge", "PadReflect", "PadWrap", "RowGrad", "Slice", "To",
	"Gemm", "Resize", "ResizeGrad",
}

// makers are the functions that make tensors of none.
var makers = []string{
	"Arange", "Blackman", "Eye", "EyeOffset", "From", "Full", "Hamming", "Hann", "Identity",
	"Linspace", "Matrix", "New", "NewMatrices", "NewVectors", "Normal", "Of", "OneHot", "Ones",
	"Rand", "Randn", "Scalar",
	"Strided", "Uniform", "Zeros", "ZerosIn",
}

// functionsOf returns the functions of package f32 that are not like a method, as work on x, of 6
// by 6.
func functionsOf(x *f32.Tensor) map[string]any {
	images, taps := x.View(1, 1, 6, 6), x.Slice(tensor.To(2), tensor.To(2)).Clone().View(1, 1, 2, 2)
	by, halves := tensor.Conv{Padding: []int{1}}, tensor.Pool{Size: []int{2, 2}}
	functions := map[string]any{
		"ArgMax":  func() *ints.Tensor { return f32.ArgMax(x, 0) },
		"ArgMin":  func() *ints.Tensor { return f32.ArgMin(x) },
		"ArgSort": func() *ints.Tensor { return f32.ArgSort(x, 0) },
		"Broadcast": func() *f32.Tensor {
			_, y := f32.Broadcast(x, x.Slice(tensor.At(0)))
			return y
		},
		"Compress":     func() *f32.Tensor { return f32.Compress(bools.Full(true, 6), x) },
		"CountNonzero": func() *ints.Tensor { return f32.CountNonzero(x, 0) },
		"Cross":        func() *f32.Tensor { return f32.Cross(x.View(12, 3), x.View(12, 3)) },
		"Det":          func() *f32.Tensor { return f32.Det(x.View(4, 3, 3)) },
		"Diff":         func() *f32.Tensor { return f32.Diff(x, 0) },
		"Dot": func() *f32.Tensor {
			return f32.Dot(x.Slice(tensor.At(0)), x.Slice(tensor.At(1)))
		},
		"Einsum":       func() *f32.Tensor { return f32.Einsum("ij,kj->ki", x, x) },
		"FullLike":     func() *f32.Tensor { return f32.FullLike(1, x) },
		"Gemm":         func() *f32.Tensor { return f32.Gemm(2, x, x.T(), 3, x) },
		"Histogram":    func() *ints.Tensor { return f32.Histogram(x, x.Slice(tensor.At(0))) },
		"Inner":        func() *f32.Tensor { return f32.Inner(x, x) },
		"Inv":          func() *f32.Tensor { return f32.Inv(x.View(4, 3, 3)) },
		"IsClose":      func() *bools.Tensor { return f32.IsClose(x, x) },
		"KeepDims":     func() *f32.Tensor { return f32.KeepDims(f32.Sum, x, 0) },
		"Map":          func() *f32.Tensor { return f32.Map(x, nil) },
		"Map2":         func() *f32.Tensor { return f32.Map2(x, x, nil) },
		"Map3":         func() *f32.Tensor { return f32.Map3(x, x, x, nil) },
		"MapIndexed":   func() *f32.Tensor { return f32.MapIndexed(x, nil) },
		"MatVec":       func() *f32.Tensor { return f32.MatVec(x, x) },
		"Median":       func() *f32.Tensor { return f32.Median(x, 0) },
		"NonZero":      func() *ints.Tensor { return f32.NonZero(x) },
		"OnesLike":     func() *f32.Tensor { return f32.OnesLike(x) },
		"Outer":        func() *f32.Tensor { return f32.Outer(x, x) },
		"Pad":          func() *f32.Tensor { return f32.Pad(x, 1, [2]int{1, 0}, [2]int{0, 2}) },
		"Quantile":     func() *f32.Tensor { return f32.Quantile(x, 0.3, 1) },
		"PadEdge":      func() *f32.Tensor { return f32.PadEdge(x, [2]int{1, 0}, [2]int{}) },
		"PadReflect":   func() *f32.Tensor { return f32.PadReflect(x, [2]int{1, 0}, [2]int{}) },
		"PadWrap":      func() *f32.Tensor { return f32.PadWrap(x, [2]int{1, 0}, [2]int{}) },
		"Repeat":       func() *f32.Tensor { return f32.Repeat(x, 0, 2) },
		"Resize":       func() *f32.Tensor { return f32.Resize(x, tensor.Resize{Sizes: []int{3}}) },
		"Roll":         func() *f32.Tensor { return f32.Roll(x, 0, 2) },
		"SearchSorted": func() *ints.Tensor { return f32.SearchSorted(x.Slice(tensor.At(0)), x) },
		"Shift":        func() *f32.Tensor { return f32.Shift(x, 0, 2) },
		"SplitSizes":   func() []*f32.Tensor { return f32.SplitSizes(x, 0, 2, 4) },
		"Stack":        func() *f32.Tensor { return f32.Stack(0, x, x) },
		"TensorDot":    func() *f32.Tensor { return f32.TensorDot(x, x, []int{0}, []int{1}) },
		"Tile":         func() *f32.Tensor { return f32.Tile(x, 2, 1) },
		"TopK":         func() (*f32.Tensor, *ints.Tensor) { return f32.TopK(x, 2, 0) },
		"UniqueAll": func() (*f32.Tensor, *ints.Tensor, *ints.Tensor, *ints.Tensor) {
			return f32.UniqueAll(x)
		},
		"All":          func() *bools.Tensor { return f32.All(x, 0) },
		"Any":          func() *bools.Tensor { return f32.Any(x) },
		"BottomK":      func() (*f32.Tensor, *ints.Tensor) { return f32.BottomK(x, 2, 0) },
		"GatherND":     func() *f32.Tensor { return f32.GatherND(x, 0, ints.Of(1, 2)) },
		"ScatterND":    func() *f32.Tensor { return f32.ScatterND(x, x, ints.Zeros(6, 1)) },
		"ScatterNDAdd": func() *f32.Tensor { return f32.ScatterNDAdd(x, x, ints.Zeros(6, 1)) },
		"Unique":       func() *f32.Tensor { return f32.Unique(x) },
		"VecDot":       func() *f32.Tensor { return f32.VecDot(x, x) },
		"ZerosLike":    func() *f32.Tensor { return f32.ZerosLike(x) },

		// These are like methods that are elsewhere.
		"AvgPool": func() *f32.Tensor { return f32.AvgPool(images, halves) },
		"AvgPoolGrad": func() *f32.Tensor {
			return of32.AvgPoolGrad(nil, images, halves, 1, 1, 12, 12)
		},
		"Conv1D": func() *f32.Tensor {
			return f32.Conv1D(x.View(1, 6, 6), x.Slice(tensor.To(1)).View(1, 6, 1), by)
		},
		"Conv2D": func() *f32.Tensor {
			return f32.Conv2D(images, taps, by, x.Slice(tensor.At(0), tensor.To(1)))
		},
		"Conv3D": func() *f32.Tensor {
			return f32.Conv3D(x.View(1, 1, 2, 3, 6), taps.Unsqueeze(2), by)
		},
		"ConvTranspose": func() *f32.Tensor { return f32.ConvTranspose(images, taps, by) },
		"ConvGradW": func() *f32.Tensor {
			return of32.ConvGradW(nil, images, images, by, 1, 1, 3, 3)
		},
		"ConvGradX": func() *f32.Tensor {
			return of32.ConvGradX(nil, images, taps, by, 1, 1, 5, 5)
		},
		"Fuse": func() *f32.Tensor {
			return f32.Fuse("where(x > 1 && x < y || y == 1, clamp(x*x, 0, 3) - 1, y)", x, x.T())
		},
		"MaxPool": func() *f32.Tensor { return f32.MaxPool(images, halves) },
		"MaxPoolIndices": func() (*f32.Tensor, *ints.Tensor) {
			return f32.MaxPoolIndices(images, halves)
		},
		"RowGrad": func() *f32.Tensor {
			return normGrad(new(f32.Tensor), "LayerNorm",
				[]*f32.Tensor{of32.Zeros(x, 6), of32.Zeros(x, 6)}, x, x, nil, 1, 0)
		},
		"MaxPoolGrad": func() *f32.Tensor {
			return of32.MaxPoolGrad(nil,
				images.Slice(tensor.All, tensor.All, tensor.Even, tensor.Even), images, halves)
		},
		"MaxPoolTake": func() *f32.Tensor { return of32.MaxPoolTake(nil, images, images, halves) },
	}
	for name, f := range numberForms {
		functions[name] = func() *f32.Tensor { return f(x, 2.5) }
	}
	return functions
}

// byIndices are the operations whose mask or indices are to be on the host; README.md names them.
var byIndices = map[string]func(x *f32.Tensor, m *bools.Tensor, i *ints.Tensor){
	"Compress":  func(x *f32.Tensor, m *bools.Tensor, _ *ints.Tensor) { f32.Compress(m, x) },
	"Gather":    func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { f32.Gather(x, 0, i) },
	"GatherND":  func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { f32.GatherND(x, 0, i) },
	"OneHot":    func(_ *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { f32.OneHot(i, 2) },
	"ScatterND": func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { f32.ScatterND(x, x, i) },
	"ScatterNDAdd": func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) {
		f32.ScatterNDAdd(x, x, i)
	},
	"Put":        func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { x.Put(x, 0, i) },
	"ScatterAdd": func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { x.ScatterAdd(x, 0, i) },
	"Select": func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) {
		x.Select(i.Slice(tensor.At(0)))
	},
	"Take": func(x *f32.Tensor, _ *bools.Tensor, i *ints.Tensor) { f32.Take(x, 0, i) },
}

// TestDeviceIndices gives operations masks and indices on a device.
func TestDeviceIndices(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, x := range []*f32.Tensor{f32.Ones(6, 6), to(d, f32.Ones(6, 6))} {
			for name, f := range byIndices {
				reads := d.Counters().Reads
				var place *tensor.DeviceError
				err := tensor.Catch(func() {
					f(x, to(d, bools.Full(true, 6, 6)), to(d, ints.Zeros(6, 6)))
				})
				if !errors.As(err, &place) || place.Op != name || place.Want != "host" ||
					d.Counters().Reads != reads {
					t.Errorf("%s on %v: error %v, %d reads", name, x.Device(), err,
						d.Counters().Reads-reads)
				}
			}
			var place *tensor.DeviceError
			err := tensor.Catch(func() { x.Select(tensor.All, to(d, bools.Full(true, 6))) })
			if !errors.As(err, &place) || place.Op != "Select" {
				t.Errorf("Select by a mask on a device: error %v", err)
			}
		}
	})
}

// TestDeviceSparse gives operations of sparse and ragged tensors, which are on the host, tensors on
// a device.
func TestDeviceSparse(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x, at := to(d, f32.Ones(2, 2)), to(d, ints.Zeros(1, 2))
		one := f32.SparseFrom(ints.Zeros(1, 2), f32.Ones(1), 2, 2)
		for op, f := range map[string]func(){
			"SparseOf":     func() { f32.SparseOf(x) },
			"SparseFrom":   func() { f32.SparseFrom(at, f32.Ones(1), 2, 2) },
			"WithValues":   func() { one.WithValues(to(d, f32.Ones(1))) },
			"SparseMatMul": func() { f32.SparseMatMul(one, x) },
			"MatMulSparse": func() { f32.MatMulSparse(x, one) },
			"Append":       func() { f32.NewRagged(2, -1).Append(x, 0) },
		} {
			var place *tensor.DeviceError
			if err := tensor.Catch(f); !errors.As(err, &place) || place.Op != op ||
				place.Want != "host" {
				t.Errorf("%s: error %v", op, err)
			}
		}
	})
}

// TestDeviceFunctions looks for functions of package f32 of which no test on devices knows, and in
// README.md for those that devices lack.
func TestDeviceFunctions(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	for _, name := range slices.Concat(lacking, slices.Collect(maps.Keys(byIndices))) {
		if !strings.Contains(string(text), "`"+name+"`") {
			t.Errorf("README.md does not say that devices lack %s, error %v", name, err)
		}
	}
	files, err := filepath.Glob("../tensor/float32/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	known, operations := functionsOf(f32.Ones(6, 6)), operationsOn(reflect.ValueOf(f32.Scalar(0)))
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !f.Name.IsExported() || strings.HasSuffix(file, "_test.go") || onHost(f) {
				continue
			}
			name := f.Name.Name
			if takesOthers(f) && byIndices[name] == nil && !strings.HasPrefix(name, "Where") {
				t.Errorf("%s is not tested with a mask or indices on devices", name)
			}
			if f.Recv != nil {
				continue
			}
			method := slices.Contains(operations, name)
			if known[name] == nil && !method && !slices.Contains(makers, name) &&
				!slices.Contains([]string{"AllClose", "Overlap", "SameMemory"}, name) {
				t.Errorf("%s is not tested on devices", name)
			}
		}
	}
}

// onHost reports whether a function takes or gives sparse or ragged tensors, which are on the host.
func onHost(f *ast.FuncDecl) bool {
	return mentions(f.Type, "Sparse") || mentions(f.Type, "Ragged") ||
		f.Recv != nil && (mentions(f.Recv, "Sparse") || mentions(f.Recv, "Ragged"))
}

// takesOthers reports whether a function takes tensors of another package than its own.
func takesOthers(f *ast.FuncDecl) bool {
	return slices.ContainsFunc(f.Type.Params.List, func(param *ast.Field) bool {
		pointer, ok := param.Type.(*ast.StarExpr)
		if !ok {
			return false
		}
		of, ok := pointer.X.(*ast.SelectorExpr)
		return ok && of.Sel.Name == "Tensor"
	})
}

// changesReceiver lists methods that need the elements that their receiver has.
var changesReceiver = []string{"IndexAdd", "Put", "ScatterAdd"}

// setsReceiver reports whether a method sets its receiver to what it makes of tensors.
func setsReceiver(name string, f, tensors reflect.Type) bool {
	takes := f.NumIn() > 0 && (f.In(0) == tensors || f.IsVariadic() && f.NumIn() > 1 &&
		f.In(1).Elem() == tensors)
	return takes && !slices.Contains(changesReceiver, name)
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
	"IndexAdd":     {nil, 1, 0, 1, 2, 3, 4, 5},
	"CumProd":      {nil, 0, tensor.Reversed},
	"CumSum":       {nil, 1, tensor.Exclusive},
	"GatherND":     {nil, 0, ints.Zeros(2, 1)},
	"ScatterND":    {nil, nil, ints.Zeros(6, 1)},
	"ScatterNDAdd": {nil, nil, ints.Zeros(6, 1)},
	"AlignTo":      {6, 6},
	"BroadcastTo":  {2, 6, 6},
	"Gather":       {nil, 0, ints.Zeros(1, 6)},
	"Partition":    {0, 2, 2},
	"Put":          {nil, 0, ints.Zeros(6, 6)},
	"Reshape":      {4, 9},
	"ScatterAdd":   {nil, 0, ints.Zeros(6, 6)},
	"Split":        {0, 2},
	"SplitSizes":   {nil, 0, 2, 4},
	"Squeeze":      {},
	"SumTo":        {6},
	"View":         {9, 4},
	"Windows":      {2, 1},
	"Zeros":        {2, 3},
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
		case in == reflect.TypeFor[tensor.Selector]():
			args = append(args, reflect.ValueOf(tensor.Incl(1, 0)))
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

// sendsIndices lists the methods that send indices to the device.
var sendsIndices = []string{
	"Compress", "Gather", "GatherND", "IndexAdd", "MaxPoolIndices", "PadEdge", "PadReflect",
	"PadWrap", "Put", "ScatterAdd", "ScatterND", "ScatterNDAdd", "Take",
}

func testTransfers(t *testing.T, d device.Device, name string, method reflect.Value,
	args []reflect.Value,
) {
	before := d.Counters()
	var results []reflect.Value
	err := tensor.Catch(func() { results = method.Call(args) })
	var place *tensor.DeviceError
	switch {
	case slices.Contains(lacking, name):
		if !errors.As(err, &place) || place.Op != name {
			t.Errorf("%s: error %v", name, err)
		}
		return
	case err != nil:
		t.Errorf("%s: %v", name, err)
		return
	}
	after := d.Counters()
	if after.Reads != before.Reads || after.Writes != before.Writes &&
		!slices.Contains(sendsIndices, name) {
		t.Errorf("%s: %d transfers from the device, %d to it", name, after.Reads-before.Reads,
			after.Writes-before.Writes)
	}
	for _, r := range results {
		if x, ok := r.Interface().(interface{ Device() device.Device }); ok && x.Device() != d {
			t.Errorf("%s: the result is not on the device", name)
		}
	}
}
