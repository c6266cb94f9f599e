package main

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// ashlar is us, timed by a clock, on a device or, without one, on the host.
type ashlar struct {
	clock clock
	on    device.Device
}

func (a ashlar) prepare(w work) (timer, error) {
	f, err := runAt(w, a.on)
	if a.on == nil || err != nil {
		return repeat(f, a.clock), err
	}
	return repeat(func() {
		f()
		if err := a.on.Queue().Sync(); err != nil {
			panic(err)
		}
	}, a.clock), nil
}

// to returns x on a device.
func to[T interface {
	To(device.Device) (T, error)
}](d device.Device, x T) T {
	y, err := x.To(d)
	if err != nil {
		panic(err)
	}
	return y
}

// run returns the work, done once on the host.
func run(w work) (func(), error) { return runAt(w, nil) }

// runAt returns the work, done once on a device, or queued there.
func runAt(w work, d device.Device) (func(), error) {
	rng := rand.New(rand.NewPCG(1, 2))
	if f, ok := elements[w.Op]; ok {
		x := f64.Uniform(rng, 0.1, 4.1, w.Shape...)
		return func() { runtime.KeepAlive(f(x)) }, nil
	}
	if f := nearest(w); f != nil {
		return f, nil
	}
	if f := algebra(w); f != nil {
		return f, nil
	}
	if f := onMatOverOurs(w); f != nil {
		return f, nil
	}
	switch w.Type {
	case "float32":
		return runOn(w, functions[*f32.Tensor]{
			random: func(shape ...int) *f32.Tensor {
				return to(d, f32.Uniform(rng, 0.1, 4.1, shape...))
			},
			add:     f32.Add,
			greater: f32.Greater,
			clip:    func(z, x *f32.Tensor) { z.Clip(x, 1, 2) },
			argmax:  func(x *f32.Tensor) { f32.ArgMax(x, -1) },
			median:  func(x *f32.Tensor) { f32.Median(x, -1) },
			topk:    func(x *f32.Tensor) { f32.TopK(x, 10, -1) },
			resize:  f32.Resize,
			conv3D:  f32.Conv3D,
			sparse: func(n, each int) sparse[*f32.Tensor] {
				s := f32.NewSparse(n*each, n, n)
				scatter(rng, s.Set, n, each)
				return sparse[*f32.Tensor]{
					times:  func(y *f32.Tensor) *f32.Tensor { return f32.SparseMatMul(s, y) },
					behind: func(x *f32.Tensor) *f32.Tensor { return f32.MatMulSparse(x, s) },
				}
			},
		})
	case "float64":
		return runOn(w, functions[*f64.Tensor]{
			random: func(shape ...int) *f64.Tensor {
				return to(d, f64.Uniform(rng, 0.1, 4.1, shape...))
			},
			add:     f64.Add,
			greater: f64.Greater,
			clip:    func(z, x *f64.Tensor) { z.Clip(x, 1, 2) },
			argmax:  func(x *f64.Tensor) { f64.ArgMax(x, -1) },
			median:  func(x *f64.Tensor) { f64.Median(x, -1) },
			topk:    func(x *f64.Tensor) { f64.TopK(x, 10, -1) },
			resize:  f64.Resize,
			conv3D:  f64.Conv3D,
			sparse: func(n, each int) sparse[*f64.Tensor] {
				s := f64.NewSparse(n*each, n, n)
				scatter(rng, s.Set, n, each)
				return sparse[*f64.Tensor]{
					times:  func(y *f64.Tensor) *f64.Tensor { return f64.SparseMatMul(s, y) },
					behind: func(x *f64.Tensor) *f64.Tensor { return f64.MatMulSparse(x, s) },
				}
			},
		})
	case "int":
		if w.Op == "matmul" {
			x, y := ints.RandInt(rng, 1000, w.Shape[:2]...), ints.RandInt(rng, 1000, w.Shape[1:]...)
			z := ints.MatMul(x, y)
			return func() { z.MatMul(x, y) }, nil
		}
	}
	return nil, errors.New("ashlar does no such work")
}

// functions are those of a package of tensors that its methods do not have.
type functions[T any] struct {
	random  func(shape ...int) T
	add     func(x, y T) T
	greater func(x, y T) *bools.Tensor
	clip    func(z, x T)
	argmax  func(x T)
	median  func(x T)
	topk    func(x T)
	resize  func(x T, r tensor.Resize) T
	conv3D  func(x, w T, c tensor.Conv, bias ...T) T
	sparse  func(n, each int) sparse[T]
}

// sparse are the products of a sparse matrix and others, times these or behind them.
type sparse[T any] struct{ times, behind func(T) T }

// scatter sets elements of each row of a matrix of n rows and columns, at random; few are the same.
func scatter[E float32 | float64](rng *rand.Rand, set func(v E, index ...int), n, each int) {
	columns := make([]int, each)
	for row := range n {
		for i := range columns {
			columns[i] = rng.IntN(n)
		}
		slices.Sort(columns)
		for _, column := range columns {
			set(E(rng.Float64()), row, column)
		}
	}
}

// methods are those of tensors of floats.
type methods[T any] interface {
	autograd.Tensor[T]
	tensor.Any
	Exp(x T) T
	Log(x T) T
	Sin(x T) T
	Cos(x T) T
	Tanh(x T) T
	Erf(x T) T
	Sigmoid(x T) T
	GELU(x T) T
	Round(x T) T
	Floor(x T) T
	Cbrt(x T) T
	Pow(x, y T) T
	MatMul(x, y T) T
	Sum(x T, axes ...int) T
	Max(x T, axes ...int) T
	Var(x T, axes ...int) T
	Softmax(x T, axis int) T
	Sort(x T, axis int) T
	CumSum(x T, axis int, how ...tensor.Scan) T
	LogSoftmax(x T, axis int) T
	LogSumExp(x T, axes ...int) T
	LayerNorm(x, weight, bias T, epsilon float64, axes ...int) T
	Fuse(expr string, operands ...T) T
	Assign(x T) T
	Clone() T
	T() T
}

// factors returns what is multiplied, if w is a product.
func factors[T methods[T]](w work, random func(shape ...int) T) (x, y T, ok bool) {
	s := w.Shape
	switch w.Op {
	case "matmul":
		return random(s[0], s[1]), random(s[1], s[2]), true
	case "matmulta":
		return random(s[1], s[0]).T(), random(s[1], s[2]), true
	case "matmultb":
		return random(s[0], s[1]), random(s[2], s[1]).T(), true
	case "matmulbatch":
		return random(s[:3]...), random(s[0], s[2], s[3]), true
	case "matvec":
		return random(s...), random(s[1]), true
	case "vecmat":
		return random(s[0]), random(s...), true
	}
	return x, y, false
}

func runOn[T methods[T]](w work, f functions[T]) (func(), error) {
	if x, y, ok := factors(w, f.random); ok {
		var none T
		z := none.MatMul(x, y)
		return func() { z.MatMul(x, y) }, nil
	}
	if strings.HasPrefix(w.Op, "conv") {
		return convolution(w, f), nil
	}
	if strings.HasPrefix(w.Op, "sparse") || strings.HasSuffix(w.Op, "sparse") {
		return sparseProduct(w, f), nil
	}
	x, y := f.random(w.Shape...), f.random(w.Shape...)
	z := x.Clone()
	if unary, ok := map[string]func(x T) T{
		"sqrt": z.Sqrt, "exp": z.Exp, "log": z.Log, "sin": z.Sin, "cos": z.Cos, "tanh": z.Tanh,
		"erf":     z.Erf,
		"sigmoid": z.Sigmoid, "gelu": z.GELU, "round": z.Round, "floor": z.Floor, "cbrt": z.Cbrt,
	}[w.Op]; ok {
		return func() { unary(x) }, nil
	}
	var none T
	beside := support.Of[support.Autograd[T, *bools.Tensor, *ints.Tensor]]()
	switch w.Op {
	case "save":
		return save(x), nil
	case "load":
		return load(x), nil
	case "add":
		return func() { z.Add(x, y) }, nil
	case "addnew":
		return func() { f.add(x, y) }, nil
	case "clip":
		return func() { f.clip(z, x) }, nil
	case "greater":
		return func() { f.greater(x, y).Free() }, nil
	case "where":
		m := f.greater(x, y)
		return func() { none.Where(m, x, y).Free() }, nil
	case "step":
		return step(f.random, w.Shape[0]), nil
	case "softmaxback":
		return back(func(x, _, _ *autograd.Variable[T]) *autograd.Variable[T] {
			return autograd.Softmax(x, -1)
		}, f.random, w.Shape), nil
	case "logsoftmaxback":
		return back(func(x, _, _ *autograd.Variable[T]) *autograd.Variable[T] {
			return autograd.LogSoftmax(x, -1)
		}, f.random, w.Shape), nil
	case "layernormback":
		return back(func(x, weight, bias *autograd.Variable[T]) *autograd.Variable[T] {
			return autograd.LayerNorm(x, weight, bias, 1e-5)
		}, f.random, w.Shape), nil
	case "maxpoolback":
		return back(func(x, _, _ *autograd.Variable[T]) *autograd.Variable[T] {
			return autograd.MaxPool(x, halves)
		}, f.random, w.Shape), nil
	case "chain":
		return chain(f.random, w.Shape[0]), nil
	case "pow":
		return func() { z.Pow(x, y) }, nil
	case "transpose":
		z := x.T().Clone()
		return func() { z.Assign(x.T()) }, nil
	case "cumsum":
		return func() { z.CumSum(x, -1) }, nil
	case "cumsum0":
		return func() { z.CumSum(x, 0) }, nil
	case "addt":
		return func() { z.Add(x, y.T()) }, nil
	case "fuse":
		return func() { z.Fuse("(x/y - y) * (x/y - y) * x", x, y) }, nil
	case "maxpool":
		z := beside.MaxPool(none, x, halves)
		return func() { beside.MaxPool(z, x, halves) }, nil
	case "avgpool":
		z := beside.AvgPool(none, x, halves)
		return func() { beside.AvgPool(z, x, halves) }, nil
	case "softmax":
		return func() { z.Softmax(x, -1) }, nil
	case "logsoftmax":
		return func() { z.LogSoftmax(x, -1) }, nil
	case "logsumexp":
		z := none.LogSumExp(x, -1)
		return func() { z.LogSumExp(x, -1) }, nil
	case "layernorm":
		weight, bias := f.random(w.Shape[1]), f.random(w.Shape[1])
		return func() { z.LayerNorm(x, weight, bias, 1e-5) }, nil
	case "sort":
		return func() { z.Sort(x, -1) }, nil
	case "median":
		return func() { f.median(x) }, nil
	case "topk":
		return func() { f.topk(x) }, nil
	case "resizelinear":
		return func() { f.resize(x, twice(tensor.ResizeLinear)).Free() }, nil
	case "resizecubic":
		return func() { f.resize(x, twice(tensor.ResizeCubic)).Free() }, nil
	case "argmax":
		return func() { f.argmax(x) }, nil
	case "sum0":
		z := none.Sum(x, 0)
		return func() { z.Sum(x, 0) }, nil
	}
	if fold, ok := map[string]func(z T) func(x T, axes ...int) T{
		"sum": func(z T) func(x T, axes ...int) T { return z.Sum },
		"max": func(z T) func(x T, axes ...int) T { return z.Max },
		"var": func(z T) func(x T, axes ...int) T { return z.Var },
	}[w.Op]; ok {
		z := fold(none)(x)
		into := fold(z)
		return func() { into(x) }, nil
	}
	return nil, errors.New("ashlar does no such work")
}

// halves is the pool that halves the height and the width of images.
var halves = tensor.Pool{Size: []int{2, 2}}

// twice makes images twice as high and as wide.
func twice(mode tensor.ResizeMode) tensor.Resize {
	return tensor.Resize{Scales: []float64{2, 2}, Mode: mode}
}

// sparseProduct returns the work of a product of a sparse matrix, of as many rows and columns and
// so many elements a row as the shape says first, and of a vector, or a matrix of as many columns
// or rows as it says then.
func sparseProduct[T methods[T]](w work, f functions[T]) func() {
	n := w.Shape[0]
	s := f.sparse(n, w.Shape[1])
	product, y := s.times, []int{n}
	switch w.Op {
	case "vecsparse":
		product = s.behind
	case "sparsemat":
		y = []int{n, w.Shape[2]}
	case "matsparse":
		product, y = s.behind, []int{w.Shape[2], n}
	}
	x := f.random(y...)
	return func() { product(x).Free() }
}

// convolution returns the work of a convolution, or of the gradient of one of its operands.
func convolution[T methods[T]](w work, f functions[T]) func() {
	along := (len(w.Shape) - 3) / 2 // dimensions of an image
	images, filters, taps := w.Shape[:2+along], w.Shape[2+along:3+along], w.Shape[3+along:]
	filters = append(append([]int{}, filters[0], images[1]), taps...)
	var by tensor.Conv
	for _, n := range taps {
		by.Padding = append(by.Padding, n/2)
	}
	x, y := f.random(images...), f.random(filters...)
	if w.Op == "conv3d" {
		return func() { f.conv3D(x, y, by).Free() }
	}
	var none T
	beside := support.Of[support.Autograd[T, *bools.Tensor, *ints.Tensor]]()
	z := beside.Conv(none, "Conv2D", 2, x, y, by)
	switch w.Op {
	case "convgradx":
		return func() { beside.ConvGradX(x, z, y, by, images...) }
	case "convgradw":
		return func() { beside.ConvGradW(y, z, x, by, filters...) }
	}
	return func() { beside.Conv(z, "Conv2D", 2, x, y, by) }
}
