package generated_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
)

var (
	numpyCases = flag.Int("numpy.cases", 4000, "how many `cases` are compared with NumPy")
	numpySeed  = flag.Uint64("numpy.seed", 0, "the `seed` of the cases, if not a fresh one")
	numpyCase  = flag.Int("numpy.case", -1, "the only `case` to compare")
)

// A numpyCall is a case: a call of ours, its results, and the same for NumPy.
type numpyCall struct {
	row     *numpyRow
	draw    *numpyDraw
	form    string
	results []numpyArray
	err     error
}

// TestNumPy compares functions with NumPy's, on random element types, shapes, layouts, axes and
// values. Each run has other cases; a failure says how to see it again.
func TestNumPy(t *testing.T) {
	numpy := newNumPy(t)
	seed := *numpySeed
	if seed == 0 {
		seed = rand.Uint64()
	}
	calls := callsOf(numpyRows)
	t.Logf("seed %d, %d functions of all element types", seed, len(calls))
	first, last := 0, *numpyCases
	if testing.Short() {
		last /= 10
	}
	if *numpyCase >= 0 {
		first, last = *numpyCase, *numpyCase+1
	}
	sent, failed := make(chan *numpyCall, 64), make(chan error, 1)
	go func() {
		defer close(sent)
		for i := first; i < last; i++ {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			c := calls[rng.IntN(len(calls))].call(rng)
			if err := numpy.send(&c.draw.request); err != nil {
				failed <- err
				return
			}
			sent <- c
		}
	}()
	cases, refused, failures := 0, 0, map[string]int{}
	for c := range sent {
		want, said, err := numpy.receive()
		if err != nil {
			t.Fatal(err)
		}
		if said != nil {
			refused++
		}
		if text := c.differs(want, said); text != "" {
			key := c.draw.of.name + "." + strings.TrimPrefix(c.row.name, ".")
			if failures[key]++; failures[key] <= 3 {
				t.Errorf("%s: %s: %s\n%s\n"+
					"go test ./generated_test -run 'TestNumPy$' -numpy.seed %d -numpy.case %d",
					key, c.form, text, c.program(), seed, first+cases)
			}
		}
		cases++
	}
	select {
	case err := <-failed:
		t.Fatal(err)
	default:
	}
	total := 0
	for key, n := range failures {
		total += n
		t.Errorf("%s: %d failures", key, n)
	}
	t.Logf("seed %d: %d cases, %d refused by both, %d failures", seed, cases, refused, total)
}

// needAxis are arguments of tensors that have an axis; NumPy takes some numbers for vectors.
var needAxis = map[string]bool{
	"axis": true, "put": true, "add": true, "widths": true, "points": true,
	"scatter": true,
}

// A typedRow is a row for one element type.
type typedRow struct {
	row *numpyRow
	of  typedPackage
}

// callsOf returns the rows for each element type that they are on, and those with a number in place
// of the second operand.
func callsOf(rows []numpyRow) (calls []typedRow) {
	for _, r := range rows {
		forms := []numpyRow{r}
		number, ok := map[string]string{"x y": "x y:c", "x y:divisor": "x y:nonzero"}[r.args]
		if ok {
			c := r
			c.name, c.args = r.name+"C", number
			forms = append(forms, c)
		}
		for _, r := range forms {
			for _, p := range typedPackages {
				_, known := dtypes[p.elementType()]
				if known && r.on.has(p.elementType()) && r.in(p).IsValid() {
					calls = append(calls, typedRow{&r, p})
				}
			}
		}
	}
	return calls
}

// in returns the function of the row in a package, or the method expression, or none.
func (r numpyRow) in(p typedPackage) reflect.Value {
	if method, ok := strings.CutPrefix(r.name, "."); ok {
		m, _ := p.tensorType().MethodByName(method)
		return m.Func
	}
	return reflect.ValueOf(p.functions[r.name])
}

// call draws arguments and calls the function.
func (r typedRow) call(rng *rand.Rand) *numpyCall {
	d := &numpyDraw{Rand: rng, of: r.of, flavour: rng.IntN(10)}
	names, least := strings.Fields(r.row.args), 0
	if slices.ContainsFunc(names, func(name string) bool { return needAxis[name] }) {
		least = 1
	}
	d.shape = d.lengths(least)
	d.alone = !slices.ContainsFunc(names[1:], func(name string) bool {
		return slices.Contains([]string{"x", "y", "y:divisor", "w"}, name)
	})
	var args []reflect.Value
	for _, name := range names {
		name, of, other := strings.Cut(name, ":")
		if !other {
			of = name
		}
		draw := argumentDraws[of]
		if draw == nil {
			panic("no draw of " + of)
		}
		args = append(args, draw(d, name)...)
	}
	d.request.Lets, d.request.Expression = d.lets.String(), r.row.numpy
	d.request.DType = dtypes[r.of.elementType()]
	d.request.Wide, d.request.Bound = r.row.wide, r.row.bound
	c := &numpyCall{row: r.row, draw: d, form: "function"}
	f := r.row.in(r.of)
	var results []reflect.Value
	c.err = caught(func() {
		results = f.Call(args)
		c.results = arraysOf(results)
	})
	if c.err == nil {
		c.setReceiver(f, args, results)
	}
	return c
}

// A crash is a panic that no one is told of.
type crash struct{ error }

// caught returns the error that f panics with: a crash unless tensor.Catch knows it.
func caught(f func()) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = crash{fmt.Errorf("panic: %v\n%s", p, debug.Stack())}
		}
	}()
	return tensor.Catch(f)
}

// setReceiver calls the method of the same name now and then, with a receiver of any layout, or
// that is an operand.
func (c *numpyCall) setReceiver(f reflect.Value, args, results []reflect.Value) {
	d := c.draw
	tensors := d.of.tensorType()
	m, ok := tensors.MethodByName(c.row.name)
	if !ok || m.Func.Pointer() == f.Pointer() || d.chance(0.5) || len(results) != 1 ||
		results[0].Type() != tensors || m.Type.NumIn() != f.Type().NumIn()+1 {
		return
	}
	shape := d.shapeOf(results[0])
	c.form = "method"
	z := d.laidOut("", d.of, shape, false, func(n int) reflect.Value {
		return d.slice(d.of.elementType(), n)
	})
	if x := args[0]; x.Type() == tensors && d.chance(0.3) && slices.Equal(d.shapeOf(x), shape) &&
		!x.Interface().(anyTensor).IsReadOnly() {
		c.form, z = "method in place", x
	}
	c.err = caught(func() { c.results = arraysOf(m.Func.Call(append([]reflect.Value{z}, args...))) })
}

// arraysOf returns results, of which slices are many.
func arraysOf(results []reflect.Value) (arrays []numpyArray) {
	for _, r := range results {
		if r.Kind() == reflect.Interface {
			r = r.Elem()
		}
		if r.Kind() != reflect.Slice {
			arrays = append(arrays, numpyArrayOf(r))
			continue
		}
		for i := range r.Len() {
			arrays = append(arrays, numpyArrayOf(r.Index(i)))
		}
	}
	return arrays
}

// differs says where the results are others than NumPy's, or that just one has an error.
func (c *numpyCall) differs(want []numpyArray, said error) string {
	if said != nil || c.err != nil {
		if _, crashed := c.err.(crash); said != nil && c.err != nil && !crashed {
			return ""
		}
		return fmt.Sprintf("error %v, NumPy's is %v", c.err, said)
	}
	var bound []byte
	if c.row.bound != "" {
		bound, want = want[len(want)-1].bytes, want[:len(want)-1]
	}
	if len(want) != len(c.results) {
		return fmt.Sprintf("%d results, NumPy has %d", len(c.results), len(want))
	}
	for i, got := range c.results {
		if got.dtype != want[i].dtype || !slices.Equal(got.shape, want[i].shape) {
			return fmt.Sprintf("result %d: %s %v, NumPy has %s %v",
				i, got.dtype, got.shape, want[i].dtype, want[i].shape)
		}
		if i > 0 {
			bound = nil
		}
		if text := c.row.compare(got, want[i], bound); text != "" {
			return fmt.Sprintf("result %d: %s", i, text)
		}
	}
	return ""
}

// compare says which element is too far from NumPy's.
func (t tolerance) compare(got, want numpyArray, bound []byte) string {
	n := int(got.dtype[1] - '0')
	for i := 0; i < len(got.bytes); i += n {
		g, w := got.bytes[i:i+n], want.bytes[i:i+n]
		if string(g) == string(w) {
			continue
		}
		if got.dtype[0] != 'f' {
			return fmt.Sprintf("element %d is %x, NumPy's is %x", i/n, g, w)
		}
		x, y, next := floatOf(g), floatOf(w), nextTo(w)
		far := t.ulps + 0.5
		off := math.Abs(x - y)
		allowed := far * next
		if t.ulps == 0 {
			allowed = 0
		}
		if bound != nil {
			allowed = math.Float64frombits(binary.LittleEndian.Uint64(bound[i/n*8:])) + next
		}
		switch {
		case x != x && y != y, math.IsInf(allowed, 1), bound != nil && allowed != allowed:
		case x == 0 && y == 0 && (t.zeros || math.Signbit(x) == math.Signbit(y)):
		case off <= allowed && off > 0:
		// Rounding may reach infinity, or just not.
		case t.wide && next > 0 && nextToInf(x, y, n):
		default:
			return fmt.Sprintf("element %d is %v, NumPy's is %v, which is %v apart, of at most %v",
				i/n, x, y, off, allowed)
		}
	}
	return ""
}

// floatOf returns the number that bytes are.
func floatOf(b []byte) float64 {
	switch len(b) {
	case 2:
		return float64(half.Float16FromBits(binary.LittleEndian.Uint16(b)).Float32())
	case 4:
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(b))
}

// nextTo returns the distance to the next number away from 0, or of the largest to the one before.
func nextTo(b []byte) float64 {
	if len(b) == 4 {
		x := math.Float32frombits(binary.LittleEndian.Uint32(b))
		x = min(max(x, -x), math.MaxFloat32)
		if x == math.MaxFloat32 {
			return float64(x) - float64(math.Nextafter32(x, 0))
		}
		return float64(math.Nextafter32(x, math.MaxFloat32)) - float64(x)
	}
	x := math.Abs(floatOf(b))
	if x >= math.MaxFloat64 {
		return math.MaxFloat64 - math.Nextafter(math.MaxFloat64, 0)
	}
	return math.Nextafter(x, math.MaxFloat64) - x
}

// nextToInf reports whether one of x and y is infinite, and the other the largest number there is.
func nextToInf(x, y float64, bytes int) bool {
	largest := math.MaxFloat64
	if bytes == 4 {
		largest = math.MaxFloat32
	}
	return math.Signbit(x) == math.Signbit(y) && (math.IsInf(x, 0) && math.Abs(y) == largest ||
		math.IsInf(y, 0) && math.Abs(x) == largest)
}

// program returns the case as a program in Python.
func (c *numpyCall) program() string {
	var b strings.Builder
	for _, o := range c.draw.request.Operands {
		fmt.Fprintf(&b, "b = %s\n%s = %s\n", o.data.python(), o.name, o.view)
	}
	return b.String() + c.draw.request.Lets + c.row.numpy +
		fmt.Sprintf("\n# ours: %v %s", c.err, texts(c.results))
}

// texts returns arrays as Python.
func texts(arrays []numpyArray) (text string) {
	for _, a := range arrays {
		text += fmt.Sprint(a.python(), " ", a.shape, " ")
	}
	return text
}
