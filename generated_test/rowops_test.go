package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	rows "github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestRowOps compares every row operation and its gradients with what its entry in the table says,
// computed row by row in float64, along any axis of any layout.
func TestRowOps(t *testing.T) {
	for _, op := range rows.RowOps {
		t.Run(op.Name, func(t *testing.T) {
			testRowOp(t, nil, op, f64.New, 1e-9)
			testRowOp(t, nil, op, f32.New, 1e-3)
		})
	}
}

func TestDeviceRowOps(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, op := range rows.RowOps {
			t.Run(op.Name, func(t *testing.T) { testRowOp(t, d, op, f32.New, 1e-3) })
		}
	})
}

// A rowTensor is what these tests need of tensors.
type rowTensor[T float32 | float64, V any] interface {
	To(device.Device) (V, error)
	Transpose(order ...int) V
	Values() []T
	Clone() V
	Shape() tensor.Shape
}

func testRowOp[T float32 | float64, V rowTensor[T, V]](
	t *testing.T, d device.Device, op rows.RowOp, create func(data []T, shape ...int) V,
	tolerance float64,
) {
	count := 9
	if d != nil {
		count = 4*d.Info().Units + 3 // enough for kernels of rows
	}
	of := support.Of[support.Autograd[V, *bools.Tensor, *ints.Tensor]]()
	const differences = 1e-6 // by which those of gradients are wrong
	for _, n := range []int{1, 3, 16, 100} {
		for _, first := range []bool{false, true} { // whether rows lie along the first axis
			c := newRowCase(op, count, n)
			made := func(v []float64, shape ...int) V {
				return to(d, create(rounded[T](v), shape...))
			}
			x, axis := made(c.x, c.rows, n), -1
			g := made(c.g, c.rows, len(c.g)/c.rows)
			across := func(x V) V { return x }
			if first {
				axis = 0
				across = func(x V) V { return x.Transpose().Clone() }
			}
			var parameters, sums []V
			for _, v := range c.of {
				parameters, sums = append(parameters, made(v, n)), append(sums, of.Zeros(x, n))
			}
			r := callRowOp(none[V](), op, across(x), parameters, c.scalars, axis)
			values := across(r)
			if c.toNumber {
				values, g = r, made(c.g, c.rows)
			} else {
				g = across(g)
			}
			compareRows(t, fmt.Sprintf("%T of %d, axis %d", x, n, axis), values.Values(),
				c.result(c.x, c.of), tolerance)
			grad := of.RowGrad(none[V](), op.Name, sums, g, r, across(x), parameters, c.scalars,
				axis)
			want := c.gradients()
			compareRows(t, fmt.Sprintf("gradient, %T of %d, axis %d", x, n, axis),
				across(grad).Values(), want[0], max(tolerance, differences))
			for i, sum := range sums {
				what := fmt.Sprintf("gradient of %s, %T of %d, axis %d", op.Parameters[i].Name, x,
					n, axis)
				compareRows(t, what, sum.Values(), want[i+1], max(tolerance, differences)*10)
			}
		}
	}
}

// callRowOp calls the method of op, or the function if there is none.
func callRowOp[V any](z V, op rows.RowOp, x V, parameters []V, scalars []float64, axis int) V {
	method := reflect.ValueOf(z).MethodByName(op.Name)
	if !method.IsValid() {
		of := support.Of[support.Autograd[V, *bools.Tensor, *ints.Tensor]]()
		method = reflect.ValueOf(of).Elem().FieldByName(op.Name)
	}
	args := []reflect.Value{reflect.ValueOf(x)}
	for _, p := range parameters {
		args = append(args, reflect.ValueOf(p))
	}
	for _, v := range scalars {
		args = append(args, reflect.ValueOf(v).Convert(method.Type().In(len(args))))
	}
	return method.Call(append(args, reflect.ValueOf(axis)))[0].Interface().(V)
}

// none returns no tensor.
func none[V any]() (z V) { return z }

func rounded[T float32 | float64](v []float64) []T {
	z := make([]T, len(v))
	for i := range v {
		z[i] = T(v[i])
	}
	return z
}

func compareRows[T float32 | float64](t *testing.T, what string, got []T, want []float64,
	tolerance float64,
) {
	t.Helper()
	for i, w := range want {
		if v := float64(got[i]); math.Abs(v-w) > tolerance*(1+math.Abs(w)) && !sameNumber(v, w) {
			t.Fatalf("%s: %v at %d, want %v", what, v, i, w)
		}
	}
}

// A rowCase is operands of a row operation, of numbers that float32 has.
type rowCase struct {
	rows.RowOp
	rows, n  int
	x, g     []float64
	of       [][]float64 // parameters
	scalars  []float64
	toNumber bool
}

func newRowCase(op rows.RowOp, rows, n int) rowCase {
	draw := func(n int) []float64 {
		v := make([]float64, n)
		for i := range v {
			v[i] = float64(float32(rand.Float64()*4 - 1))
		}
		return v
	}
	c := rowCase{RowOp: op, rows: rows, n: n, x: draw(rows * n), toNumber: op.ToNumber()}
	c.g = draw(rows * n)
	if c.toNumber {
		c.g = c.g[:rows]
	}
	for range op.Parameters {
		c.of = append(c.of, draw(n))
	}
	for _, s := range op.Scalars {
		c.scalars = append(c.scalars, map[string]float64{"int": -1, "float64": 0.125}[s.Type])
	}
	return c
}

// result returns what Body says of rows.
func (c rowCase) result(x []float64, of [][]float64) (z []float64) {
	for row := range slices.Chunk(x, c.n) {
		names := map[string][]float64{"x": row, "n": {float64(c.n)}}
		for i, p := range c.Parameters {
			names[p.Name] = of[i]
		}
		for i, s := range c.Scalars {
			names[s.Name] = c.scalars[i : i+1]
		}
		lines, err := expr.Body(c.Body)
		if err != nil {
			panic(err)
		}
		var value []float64
		for _, line := range lines {
			value = expr.Lower(line.Expr, rowValues(names))
			names[line.Name] = value
		}
		if !c.toNumber && len(value) == 1 {
			value = slices.Repeat(value, c.n)
		}
		z = append(z, value...)
	}
	return z
}

// gradients returns those of x and of parameters, by differences of the results.
func (c rowCase) gradients() [][]float64 {
	const step = 1e-5
	loss := func(x []float64, of [][]float64) (sum []float64) {
		for i, v := range c.result(x, of) {
			sum = append(sum, v*c.g[i])
		}
		return sum
	}
	slope := func(high, low []float64) (sum float64) {
		for i := range high {
			sum += (high[i] - low[i]) / (2 * step)
		}
		return sum
	}
	ofX := make([]float64, len(c.x))
	for i := range c.x {
		row := i / c.n
		part := c
		part.rows, part.g = 1, c.g[row*len(c.g)/c.rows:][:len(c.g)/c.rows]
		at := func(by float64) []float64 {
			x := slices.Clone(c.x[row*c.n:][:c.n])
			x[i%c.n] += by
			var z []float64
			for j, v := range part.result(x, c.of) {
				z = append(z, v*part.g[j])
			}
			return z
		}
		ofX[i] = slope(at(step), at(-step))
	}
	all := [][]float64{ofX}
	for k := range c.of {
		gradient := make([]float64, c.n)
		for i := range gradient {
			at := func(by float64) []float64 {
				of := slices.Clone(c.of)
				of[k] = slices.Clone(of[k])
				of[k][i] += by
				return loss(c.x, of)
			}
			gradient[i] = slope(at(step), at(-step))
		}
		all = append(all, gradient)
	}
	return all
}

// rowValues computes expressions of rows, and of numbers, which are slices of one.
type rowValues map[string][]float64

func (v rowValues) Var(name string) []float64 {
	if name == "inf" {
		return []float64{math.Inf(1)}
	}
	return v[name]
}

func (rowValues) Num(literal string) []float64 {
	var v float64
	fmt.Sscan(literal, &v)
	return []float64{v}
}

func (v rowValues) Call(word string, args ...[]float64) []float64 {
	if f, ok := rowFolds[word]; ok && len(args) == 1 {
		return []float64{f(args[0])}
	}
	n := 0
	for _, x := range args {
		n = max(n, len(x))
	}
	z := make([]float64, n)
	for i := range z {
		var x []float64
		for _, arg := range args {
			x = append(x, arg[i%len(arg)])
		}
		z[i] = rowWords[word](x)
	}
	return z
}

var rowFolds = map[string]func(x []float64) float64{
	"sum": func(x []float64) (sum float64) {
		for _, v := range x {
			sum += v
		}
		return sum
	},
	"max": func(x []float64) float64 { return slices.Max(x) },
	"min": func(x []float64) float64 { return slices.Min(x) },
	"mean": func(x []float64) (sum float64) {
		for _, v := range x {
			sum += v / float64(len(x))
		}
		return sum
	},
	"deviations": func(x []float64) (sum float64) {
		mean := 0.0
		for _, v := range x {
			mean += v / float64(len(x))
		}
		for _, v := range x {
			sum += (v - mean) * (v - mean)
		}
		return sum
	},
}

var rowWords = map[string]func(x []float64) float64{
	"()":   func(x []float64) float64 { return x[0] },
	"+":    func(x []float64) float64 { return x[0] + x[1] },
	"-":    func(x []float64) float64 { return x[0] - x[1] },
	"*":    func(x []float64) float64 { return x[0] * x[1] },
	"/":    func(x []float64) float64 { return x[0] / x[1] },
	"neg":  func(x []float64) float64 { return -x[0] },
	"fma":  func(x []float64) float64 { return math.FMA(x[0], x[1], x[2]) },
	"exp":  func(x []float64) float64 { return math.Exp(x[0]) },
	"log":  func(x []float64) float64 { return math.Log(x[0]) },
	"sqrt": func(x []float64) float64 { return math.Sqrt(x[0]) },
	"abs":  func(x []float64) float64 { return math.Abs(x[0]) },
	"max":  func(x []float64) float64 { return max(x[0], x[1]) },
	"where": func(x []float64) float64 {
		return map[bool]float64{true: x[1], false: x[2]}[x[0] != 0]
	},
	"<":  func(x []float64) float64 { return truth(x[0] < x[1]) },
	">":  func(x []float64) float64 { return truth(x[0] > x[1]) },
	"==": func(x []float64) float64 { return truth(x[0] == x[1]) },
	"&&": func(x []float64) float64 { return x[0] * x[1] },
}

func truth(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}
