package generated_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// withDevices runs a test on every device, whose tensors the test need not free.
func withDevices(t *testing.T, test func(t *testing.T, d device.Device)) {
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	for _, info := range found {
		t.Run(info.Name, func(t *testing.T) {
			d, err := device.Open(info.Name)
			if err != nil {
				t.Fatal(err)
			}
			test(t, d)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
			if c := d.Counters(); c.Buffers != 0 || c.Pooled != 0 {
				t.Errorf("%+v", c)
			}
		})
	}
}

// withKinds runs a test on every device, on each specialized, and on each as a graphics processor.
func withKinds(t *testing.T, test func(t *testing.T, d device.Device)) {
	withDevices(t, func(t *testing.T, d device.Device) {
		test(t, d)
		t.Run("specialized", func(t *testing.T) { test(t, device.Specialized(d)) })
		t.Run("as GPU", func(t *testing.T) { test(t, asGPU(d)) })
	})
}

// TestDeviceTensors runs rows of each form on tensors of all layouts.
func TestDeviceTensors(t *testing.T) { withDevices(t, tensorsOnDevice) }

// TestDeviceResults compares results of every element type.
func TestDeviceResults(t *testing.T) { withDevices(t, testResults) }

// TestDeviceMethods compares what is not a row with the host, on small integers, of which
// results are exact.
func TestDeviceMethods(t *testing.T) {
	host := f32.Round(f32.Uniform(nil, 1, 8, 4, 6))
	square := f32.Round(f32.Uniform(nil, -8, 8, 6, 6))
	ones := f32.Ones(4, 6)
	whole := func(x *f32.Tensor) *f32.Tensor { return x }
	all := map[string]func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor{
		"Clone": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).T().Clone()
		},
		"Reshape": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).T().Reshape(8, 3)
		},
		"Host": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).Slice(tensor.From(1), tensor.From(2).By(2))
		},
		"Fill": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor { return on(host).Fill(3) },
		"FullLike": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.FullLike(2, on(host))
		},
		"ZerosLike": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.ZerosLike(on(host))
		},
		"Zeros": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return of32.Zeros(on(host), 2, 3)
		},
		"Number": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return of32.Number(on(host), 7)
		},
		"Assign": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(ones).Assign(on(host).Slice(tensor.At(1)))
		},
		"Concat": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Concat(-1, on(host), on(ones))
		},
		"six": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(host)
			return f32.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(0)), on(ones),
				x.Slice(tensor.All, tensor.Odd), x, on(ones))
		},
		"Stack": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Stack(1, on(host), on(ones))
		},
		"Take": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Take(on(host), 1, tensor.Incl(3, 0, 3))
		},
		"Gather": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Gather(on(host), -1, ints.Zeros(host.Dim(0), 1))
		},
		"ScatterAdd": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).Clone().ScatterAdd(on(ones), 1, ints.Zeros(1, ones.Dim(1)))
		},
		"Shift": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Shift(on(host), 0, 1)
		},
		"Diff": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Diff(on(host), 1)
		},
		"Roll": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Roll(on(host), 1, 2)
		},
		"Tile": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Tile(on(host), 2, 1)
		},
		"Sum": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Sum(on(host), 0)
		},
		"Max": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Max(on(host).T(), 0)
		},
		"Mean": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Mean(on(host), 0)
		},
		"SumTo": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor { return on(host).SumTo(6) },
		"MatMul": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.MatMul(on(host), on(square))
		},
		"vector": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.MatMul(on(host), on(square).Slice(tensor.At(0)))
		},
		"over": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(square)
			return x.MatMul(x, x.T())
		},
		"Pad": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Pad(on(host).T(), 7, [2]int{1, 0}, [2]int{0, 2})
		},
		"Tril": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Tril(on(host).Flip(0), 1)
		},
		"Triu": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Triu(f32.Stack(0, on(host), on(ones)), -1)
		},
		"Repeat": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.Repeat(on(host).T(), 0, 3)
		},
		"CumSum": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return f32.CumSum(on(host).T(), -1)
		},
		"CumProd": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(host)
			return x.CumProd(x, 0)
		},
		"across": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(square)
			return x.CumSum(x.T(), 0)
		},
		"Select": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).T().Select(tensor.Incl(4, 4, -1), tensor.Excl(1)).Tensor()
		},
		"Set": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(square)
			x.Select(tensor.Incl(1, 3, 1)).Set(x.Slice(tensor.To(3)))
			x.Select(tensor.At(0), tensor.Incl(2, 5)).Fill(100)
			return x
		},
		"Add": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(square)
			x.T().Select(tensor.Incl(1, 3, 1)).Add(on(ones).Slice(tensor.At(0)))
			return x
		},
		"IndexAdd": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			return on(host).T().IndexAdd(on(square).Slice(tensor.All, tensor.To(5)), -1, 3, 0, 3,
				-1, 3)
		},
		"CopyFrom": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x, row := on(host), make([]float32, 6)
			x.CopyTo(row, 2)
			x.CopyFrom(row, 0)
			return x
		},
		"Fuse": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x, y := on(host), on(square).Slice(tensor.At(0))
			return x.T().Fuse("where(!(x > y) && y < 5 || x == 3, clamp(x*y, -9, 9) + 1, x - y)",
				x.T(), on(ones).T()).T().Fuse("x*y", x, y)
		},
		"Comparison": func(on func(*f32.Tensor) *f32.Tensor) *f32.Tensor {
			x := on(host)
			return f32.Where(f32.Less(x, on(ones).Fill(4)), x, f32.OnesLike(x))
		},
	}
	near := map[string]func(x *f32.Tensor) *f32.Tensor{
		"Var":        func(x *f32.Tensor) *f32.Tensor { return f32.Var(x, 1) },
		"Std":        func(x *f32.Tensor) *f32.Tensor { return f32.Std(x) },
		"Norm":       func(x *f32.Tensor) *f32.Tensor { return f32.Norm(x, 0) },
		"LogSumExp":  func(x *f32.Tensor) *f32.Tensor { return f32.LogSumExp(x, 1) },
		"Softmax":    func(x *f32.Tensor) *f32.Tensor { return f32.Softmax(x, 0) },
		"last":       func(x *f32.Tensor) *f32.Tensor { return f32.Softmax(x, -1) },
		"LogSoftmax": func(x *f32.Tensor) *f32.Tensor { return f32.LogSoftmax(x, 1) },
		"LayerNorm": func(x *f32.Tensor) *f32.Tensor {
			return f32.LayerNorm(x, x.T().Slice(tensor.At(0)), x.T().Slice(tensor.At(1)), 1, 0)
		},
		"RMSNorm": func(x *f32.Tensor) *f32.Tensor {
			return f32.RMSNorm(x, x.Slice(tensor.At(0)), 1)
		},
		"NormGrad": func(x *f32.Tensor) *f32.Tensor {
			return normGrad(new(f32.Tensor), "LayerNorm", nil, x, x, x.T().Slice(tensor.At(0)),
				1, 0)
		},
		"GELU": func(x *f32.Tensor) *f32.Tensor { return f32.GELU(x) },
	}
	withKinds(t, func(t *testing.T, d device.Device) {
		there := func(x *f32.Tensor) *f32.Tensor { return to(d, x) }
		for name, f := range all {
			got, want := f(there), f(func(x *f32.Tensor) *f32.Tensor { return x.Clone() })
			if got.Device() != d {
				t.Errorf("%s is not on the device", name)
			}
			if !to(nil, got).Same(want) || fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: got %v, want %v", name, got, want)
			}
		}
		for name, f := range near {
			x := there(host)
			before := d.Counters().Buffers
			got, want := f(x), f(whole(host))
			if got.Device() != d || !f32.AllClose(got, to(d, want),
				f32.Tolerance{Absolute: 1e-5, Relative: 1e-5}) {
				t.Errorf("%s: got %v, want %v", name, got, want)
			}
			got.Free()
			// that of want, and what AllClose says
			if after := d.Counters().Buffers; after > before+2 {
				t.Errorf("%s leaves %d buffers", name, after-before)
			}
		}
		for _, x := range []*f32.Tensor{
			host, host.T(), host.Flip(0, 1),
			f32.Of(1, f32.Scalar(0).Log(f32.Scalar(-1)).Item(), 3),
			f32.Uniform(nil, 0, 1, 300, 301), f32.Zeros(20000),
		} {
			for _, axes := range [][]int{{0}, {-1}, nil} {
				for name, arg := range map[string]func(x *f32.Tensor,
					axes ...int) *ints.Tensor{"ArgMax": f32.ArgMax, "ArgMin": f32.ArgMin} {
					if got, want := to(nil, arg(to(d, x), axes...)), arg(x,
						axes...); !got.Same(want) {
						t.Errorf("%s of %v along %v: got %v, want %v", name, x.Shape(), axes, got,
							want)
					}
				}
			}
		}
		x := there(host)
		if x.At(2, -1) != host.At(2, -1) || f32.Max(x).Item() != f32.Max(host).Item() {
			t.Errorf("elements of %v, want %v", x, host)
		}
		if any, all := bools.Any(f32.Less(x, x)).Item(), bools.All(f32.Equal(x, x)).Item(); any ||
			!all {
			t.Errorf("any %v, all %v", any, all)
		}
		if y := to(d, x); y != x {
			t.Error("To its own device made another tensor")
		}
	})
}

// TestDeviceLarge has results larger than caches, from the start of memory and from beside it, of
// which the last elements fill no vector.
func TestDeviceLarge(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := f32.Uniform(nil, -9, 9, max(1<<20, int(d.Info().Cache/8))+3)
		xd := to(d, x)
		z := f32.ZerosLike(xd)
		z.Neg(xd)
		if !to(nil, z).Same(f32.Neg(x)) {
			t.Error("wrong from the start")
		}
		beside := f32.ZerosLike(xd)
		beside.Slice(tensor.From(1)).Abs(xd.Slice(tensor.ButLast))
		if want := f32.Abs(x.Slice(tensor.ButLast)); !to(nil,
			beside.Slice(tensor.From(1))).Same(want) || beside.At(0) != 0 {
			t.Error("wrong from the second element")
		}
	})
}

// TestDeviceRows compares operations on rows of all lengths around those of vectors and of what is
// folded side by side with the host, of infinities and NaN too.
func TestDeviceRows(t *testing.T) {
	infinity, nan := float32(math.Inf(1)), float32(math.NaN())
	operations := map[string]func(x, y *f32.Tensor) *f32.Tensor{
		"Softmax":    func(x, _ *f32.Tensor) *f32.Tensor { return f32.Softmax(x, -1) },
		"LogSoftmax": func(x, _ *f32.Tensor) *f32.Tensor { return f32.LogSoftmax(x, -1) },
		"SoftmaxGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("Softmax", x, y, nil)
		},
		"LogSoftmaxGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("LogSoftmax", x, y, nil)
		},
		"Var":       func(x, _ *f32.Tensor) *f32.Tensor { return f32.VarDDOF(x, 1, -1) },
		"LogSumExp": func(x, _ *f32.Tensor) *f32.Tensor { return f32.LogSumExp(x, -1) },
		"RMSNorm":   func(x, _ *f32.Tensor) *f32.Tensor { return f32.RMSNorm(x, nil, 0.1) },
		"LayerNorm": func(x, y *f32.Tensor) *f32.Tensor {
			return f32.LayerNorm(x, y.Slice(tensor.At(0)), y.Slice(tensor.At(1)), 0.1)
		},
		"NormGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return normGrad(new(f32.Tensor), "LayerNorm", nil, y, x, y.Slice(tensor.At(0)), 0.1, -1)
		},
		"NormGrad, not centered": func(x, y *f32.Tensor) *f32.Tensor {
			return normGrad(new(f32.Tensor), "RMSNorm", nil, y, x, nil, 0.1, -1)
		},
		"Std":       func(x, _ *f32.Tensor) *f32.Tensor { return f32.Std(x, -1) },
		"Normalize": func(x, _ *f32.Tensor) *f32.Tensor { return f32.Normalize(x, 0.1) },
		"VarGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("VarDDOF", y.Slice(tensor.All, tensor.At(0)), nil, x, 1)
		},
		"StdGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("Std", y.Slice(tensor.All, tensor.At(0)),
				y.Slice(tensor.All, tensor.At(-1)), x)
		},
		"LogSumExpGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("LogSumExp", y.Slice(tensor.All, tensor.At(0)),
				y.Slice(tensor.All, tensor.At(-1)), x)
		},
		"NormalizeGrad": func(x, y *f32.Tensor) *f32.Tensor {
			return rowGrad("Normalize", y, y, x, 0.1)
		},
		"in place": func(x, _ *f32.Tensor) *f32.Tensor {
			z := x.Clone()
			return z.Softmax(z, -1)
		},
	}
	test := func(t *testing.T, d device.Device) {
		for _, n := range []int{1, 2, 7, 8, 9, 31, 63, 64, 65, 100, 129, 1000} {
			rows := 4*d.Info().Units + 3 // enough for kernels of rows
			x, y := f32.Uniform(nil, -3, 3, rows, n), f32.Uniform(nil, -3, 3, rows, n)
			x.Slice(tensor.At(1)).Fill(-infinity)
			x.Set(infinity, 2, n/2)
			x.Set(-infinity, 3, n/2)
			x.Set(nan, 4, n-1)
			for name, f := range operations {
				xd, yd := to(d, x), to(d, y)
				before := d.Counters().Launches
				got, want := to(nil, f(xd, yd)), f(x, y)
				// with copies and numbers
				if launches := d.Counters().Launches - before; launches > 2 {
					t.Errorf("%s of rows of %d: %d launches", name, n, launches)
				}
				if !same(got, want) {
					t.Fatalf("%s of rows of %d: got %v, want %v", name, n, got, want)
				}
			}
			// Views: rows of steps, and results in an order of their own.
			got, want := f32.ZerosLike(x.T()), f32.ZerosLike(x.T())
			views := func(z, x *f32.Tensor) *f32.Tensor {
				z.T().Softmax(x.Slice(tensor.All, tensor.All.By(-1)).Flip(-1), -1)
				return z.T().LogSoftmax(z.T(), -1)
			}
			if got, want := to(nil, views(to(d, got), to(d, x))), views(want, x); !same(got, want) {
				t.Fatalf("views of rows of %d: got %v, want %v", n, got, want)
			}
		}
	}
	withDevices(t, func(t *testing.T, d device.Device) {
		test(t, d)
		t.Run("as GPU", func(t *testing.T) { test(t, asGPU(d)) })
		t.Run("as AVX2", func(t *testing.T) { test(t, asAVX2(d)) })
	})
}

// TestDeviceNormGrads compares the gradients of norms along any axes of any layouts, of few rows
// and of many, with the host.
func TestDeviceNormGrads(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		x, g := f32.Uniform(nil, -1, 5, 7, 17, 11), f32.Uniform(nil, -1, 1, 7, 17, 11)
		for _, axes := range [][]int{{-1}, {1}, {0}, {2, 1}, {0, 2}, {0, 1}, {0, 1, 2}} {
			_, lengths := layout.Last("test", x.Shape(), axes...)
			w := f32.Uniform(nil, -1, 1, lengths...)
			for op, parameters := range map[string]int{"LayerNorm": 2, "RMSNorm": 1} {
				gradients := func(d device.Device) map[string]*f32.Tensor {
					x, g, w := to(d, x), to(d, g), to(d, w)
					over, turned := g.Clone(), to(d, f32.Zeros(7, 11, 17))
					weight, bias, views := of32.Zeros(w, lengths...), of32.Zeros(w, lengths...),
						of32.Zeros(w, lengths...)
					return map[string]*f32.Tensor{
						"x": normGrad(new(f32.Tensor), op, nil, g, x, w, 0.1, axes...),
						"over g": normGrad(over, op, []*f32.Tensor{weight, bias}[:parameters], over,
							x, nil, 0.1, axes...),
						"turned": normGrad(turned.T(), op, []*f32.Tensor{views}, g.Flip(2),
							x.Flip(1), w, 0.1, axes...),
						"weight": weight, "bias": bias, "of views": views,
					}
				}
				want := gradients(nil)
				for name, got := range gradients(d) {
					if got.Device() != d || !same(to(nil, got), want[name]) {
						t.Errorf("%s of %s along %v: got %v, want %v", name, op, axes, got,
							want[name])
					}
				}
			}
		}
	})
}

// rowGrad returns the gradient of a row operation along the last axis.
func rowGrad(op string, g, r, x *f32.Tensor, scalars ...float64) *f32.Tensor {
	return of32.RowGrad(nil, op, nil, g, r, x, nil, scalars, -1)
}

// normGrad sets z to the gradient of LayerNorm or RMSNorm, and returns z.
func normGrad(
	z *f32.Tensor, op string, sums []*f32.Tensor, g, x, weight *f32.Tensor, epsilon float64,
	axes ...int,
) *f32.Tensor {
	return of32.RowGrad(z, op, sums, g, nil, x, []*f32.Tensor{weight}, []float64{epsilon}, axes...)
}

// TestDeviceMoments has rows whose first element is far from the others, or whose mean is from 0.
func TestDeviceMoments(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		rows := 4 * d.Info().Units
		far, first := f32.Uniform(nil, 9999, 10001, rows, 300), f32.Uniform(nil, -1, 1, rows, 300)
		first.Slice(tensor.All, tensor.At(0)).Fill(1e6)
		for name, x := range map[string]*f32.Tensor{
			"far": far, "first": first,
			"constant": f32.Full(1e4, rows, 300),
		} {
			got, want := to(nil, f32.Var(to(d, x), -1)), f32.Var(x, -1)
			if !f32.AllClose(got, want, f32.Tolerance{Relative: 1e-5}) {
				t.Errorf("%s: got %v, want %v", name, got, want)
			}
		}
	})
}

// same reports whether x and y are nearly equal, or both NaN or infinite, in all elements.
func same(x, y *f32.Tensor) bool {
	return slices.EqualFunc(x.Values(), y.Values(), func(x, y float32) bool {
		distance := math.Abs(float64(x - y))
		return x == y || x != x && y != y || distance < math.Inf(1) &&
			distance <= 1e-4*(1+math.Abs(float64(y)))
	})
}

// TestDeviceLaunches has operations that are one kernel.
func TestDeviceLaunches(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x, y := to(d, f32.Ones(4, 6)), to(d, f32.Ones(4, 6))
		for name, f := range map[string]func(){
			"Take":     func() { f32.Take(x, 1, tensor.Incl(3, 2, 3)) },
			"IndexAdd": func() { x.IndexAdd(y, 1, 0, 1, 2, 2, 1, 0) },
			"Repeat":   func() { f32.Repeat(x, 1, 3) },
			"CumSum":   func() { f32.CumSum(x, 0) },
			"Fuse":     func() { f32.Fuse("exp(x) * (x - y)", x, y) },
			"Sum":      func() { f32.Sum(x, 0) },
			"MatMul":   func() { f32.MatMul(x, x.T()) },
		} {
			before := d.Counters().Launches
			f()
			if n := d.Counters().Launches - before; n != 1 {
				t.Errorf("%s: %d launches", name, n)
			}
		}
	})
}

// TestDeviceConvert converts between all element types.
func TestDeviceConvert(t *testing.T) {
	withKinds(t, testConversions)
}

// TestDeviceMasksConvert converts masks and views of them to numbers, and back.
func TestDeviceMasksConvert(t *testing.T) {
	masks := map[string]*bools.Tensor{
		"vector": bools.Of(true, false, true), "scalar": bools.Scalar(true),
		"empty": bools.Zeros(3, 0),
		"deep":  bools.Of(true, false, true, true).View(1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1),
	}
	views := map[string]func(m *bools.Tensor) *bools.Tensor{
		"itself": func(m *bools.Tensor) *bools.Tensor { return m },
		"broadcast": func(m *bools.Tensor) *bools.Tensor {
			return m.BroadcastTo(append([]int{2}, m.Shape()...)...)
		},
		"read-only": (*bools.Tensor).ReadOnly,
		"flipped": func(m *bools.Tensor) *bools.Tensor {
			if m.Rank() == 0 {
				return m
			}
			return m.Flip(m.Rank() / 2)
		},
	}
	withKinds(t, func(t *testing.T, d device.Device) {
		for name, mask := range masks {
			for view, of := range views {
				got, want := convert.Int(of(to(d, mask))), convert.Int(of(mask))
				if !to(nil, got).Same(want) {
					t.Errorf("%s, %s: got %v, want %v", name, view, to(nil, got), want)
				}
				if got := convert.Bool(got); !to(nil, got).Same(of(mask)) {
					t.Errorf("%s, %s: back to %v, want %v", name, view, to(nil, got), of(mask))
				}
			}
		}
	})
}

// TestDeviceRandom makes random numbers on devices, the same as on the host.
func TestDeviceRandom(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		testRandom(t, d, f32.Rand, f32.Zeros, -3, 0.1)
		if d.Info().Float64 {
			testRandom(t, d, f64.Rand, f64.Zeros, -3, 0.1)
		}
		p, q := tensor.NewPhilox(5), tensor.NewPhilox(5)
		got, want := to(nil, to(d, f32.Zeros(30000)).Normal(p, 10, 2)),
			f32.Zeros(30000).Normal(q, 10, 2)
		if !f32.AllClose(got, want, f32.Tolerance{Absolute: 1e-5}) {
			t.Error("normal numbers on the device are not those of the host")
		}
		if mean, sd := f32.Mean(want).Item(), f32.Std(want).Item(); max(mean-10, 10-mean) > 0.05 ||
			max(sd-2, 2-sd) > 0.05 {
			t.Errorf("mean %v, standard deviation %v", mean, sd)
		}
	})
}

// testRandom fills tensors with numbers of a source, on the device as on the host.
func testRandom[T any, V interface {
	To(device.Device) (V, error)
	Transpose(axes ...int) V
	Rand(*tensor.Philox) V
	Uniform(p *tensor.Philox, lo, hi T) V
	Same(V) bool
}](t *testing.T, d device.Device, numbers func(rng *rand.Rand, shape ...int) V,
	zeros func(shape ...int) V, lo, hi T,
) {
	t.Helper()
	p, q, rng := tensor.NewPhilox(3), tensor.NewPhilox(3), rand.New(tensor.NewPhilox(3))
	for _, shape := range [][]int{{}, {3, 5}, {0, 2}, {7}, {200, 301}} {
		reversed := slices.Clone(shape)
		slices.Reverse(reversed)
		x, y := to(d, zeros(reversed...)).Transpose(), zeros(reversed...).Transpose()
		x.Rand(p)
		y.Rand(q)
		if want := numbers(rng, shape...); !to(nil, x).Same(want) || !y.Same(want) {
			t.Errorf("shape %v: got %v and %v, want %v", shape, x, y, want)
		}
		x.Uniform(p, lo, hi)
		y.Uniform(q, lo, hi)
		numbers(rng, shape...)
		if !to(nil, x).Same(y) {
			t.Errorf("shape %v, uniform: got %v, want %v", shape, x, y)
		}
	}
}

// TestDeviceKernel runs a kernel that the library does not have.
func TestDeviceKernel(t *testing.T) {
	k := device.Kernel{Name: "scaled", Source: `
__kernel void scaled(__global float *z, __global const float *x, float by, long from) {
	const size_t i = get_global_id(0);
	z[i] = i < from ? x[i] : x[i] * by;
}`}
	withKinds(t, func(t *testing.T, d device.Device) {
		x := to(d, f32.Of(1, 2, 3, 4))
		z := f32.ZerosLike(x)
		k.Run(d, []int{4}, z, x, float32(10), 2)
		if want := f32.Of(1, 2, 30, 40); !to(nil, z).Same(want) {
			t.Errorf("got %v, want %v", z, want)
		}
		for want, err := range map[string]error{
			"tensor: scaled: layout is [-1]": tensor.Catch(func() {
				k.Run(d, []int{4}, z, x.Flip(), float32(1), 2)
			}),
			"of a tensor on host": tensor.Catch(func() {
				k.Run(d, []int{4}, z, f32.Of(1), float32(1), 2)
			}),
		} {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want %s", err, want)
			}
		}
		for want, args := range map[string][]any{
			"takes 4 arguments, not 2":            {z, x},
			"argument 1 is a long*, not a float*": {z, to(d, ints.Of(1, 2, 3, 4)), float32(1), 2},
			"argument 2 is a long, not a float":   {z, x, 1, 2},
			"argument 2 is a int, not a float":    {z, x, int32(1), 2},
			"argument 3 is a double, not a long":  {z, x, float32(1), 2.0},
			"argument 1 is a uchar*, not a float*": {
				z, to(d, bools.Of(true, false, true, true)),
				float32(1), 2,
			},
			"argument 0 is a float, not a float*": {float32(1), x, float32(1), 2},
			"argument 2 is a float*, not a float": {z, x, x, 2},
			"use of undeclared identifier":        nil,
		} {
			if args != nil {
				k.Run(d, []int{4}, args...)
			} else {
				device.Kernel{Name: "k", Source: "__kernel void k() { undeclared(); }"}.Run(d,
					[]int{1})
			}
			var typed *device.Error
			if err := d.Queue().Sync(); !errors.As(err, &typed) ||
				!strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want %s", err, want)
			}
		}
	})
}

// TestDeviceMisuse is of what a device has not, or cannot know before it computes.
func TestDeviceMisuse(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		x, host := to(d, f32.Of(1, 2)), f32.Of(1, 2)
		var z f32.Tensor
		for name, f := range map[string]func(){
			"Add":    func() { f32.Add(x, host) },
			"Sub":    func() { f32.Sub(host, x) },
			"Neg":    func() { host.Neg(x) },
			"MatMul": func() { z.MatMul(x, host) },
			"Assign": func() { host.Assign(x) },
			"Select": func() { host.Select().Set(x) },
			"Map":    func() { f32.Map(x, nil) },
			"Data":   func() { x.Data() },
			"Map2":   func() { f32.Map2(x, x, nil) },

			"MapIndexed": func() { f32.MapIndexed(x, nil) },
			"Unique":     func() { f32.Unique(x) },
			"Scalars":    func() { x.Scalars() },
			"Conv1D":     func() { f32.Conv1D(x.View(1, 1, 2), host.View(1, 1, 2), tensor.Conv{}) },
			"Concat":     func() { f32.Concat(0, x, host) },
			"Sum":        func() { to(d, f32.Scalar(0)).Sum(host) },
		} {
			func() {
				defer func() {
					var mismatch *tensor.DeviceError
					err, _ := recover().(error)
					if !errors.As(err, &mismatch) || name != "Concat" && mismatch.Op != name ||
						mismatch.Want == mismatch.Have {
						t.Errorf("%s: panic %v", name, err)
					}
				}()
				f()
			}()
		}
		fused := ints.Fuse("where(x > 1, x/y, x % (y+1))", to(d, ints.Of(1, 7)),
			to(d, ints.Of(1, 2)))
		if want := ints.Of(1, 3); !to(nil, fused).Same(want) {
			t.Errorf("Fuse of int: got %v, want %v", fused, want)
		}
		quotient := ints.Div(to(d, ints.Of(1, 2)), to(d, ints.Of(1, 0)))
		if _, err := quotient.Host(); err != tensor.ErrDivision {
			t.Errorf("division by zero: error %v", err)
		}
		if err := d.Queue().Sync(); err != nil {
			t.Errorf("after the error: %v", err)
		}
	})
}
