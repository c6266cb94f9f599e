package kerneltest

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
)

// A Verdict says whether what a kernel is called with fits.
type Verdict int

const (
	Wrong Verdict = iota
	Right
	Endless // right, and more work than a test can wait for
)

// Fits returns Right if ok, else Wrong.
func Fits(ok bool) Verdict {
	if ok {
		return Right
	}
	return Wrong
}

// A Rule says what a kernel may be called with, independently of its own checks.
type Rule struct {
	Judge func(args []reflect.Value) Verdict

	// Start returns the lengths of slices and the integers of arguments to start mistakes from, in
	// order, or some more. If it is nil, all are n.
	Start func(n int) []int
}

// Elementwise is the rule of kernels whose operands have as many elements as the first slice,
// or one.
var Elementwise = Rule{Judge: func(args []reflect.Value) Verdict {
	for _, x := range args[1:] {
		if x.Kind() == reflect.Slice && x.Len() != args[0].Len() && x.Len() != 1 {
			return Wrong
		}
	}
	return Right
}}

// Any is the rule of kernels that any arguments fit.
var Any = Rule{Judge: func([]reflect.Value) Verdict { return Right }}

// TestLengths calls kernels with arguments that fit and others that do not: fields of *K and
// methods of it that are functions, and other functions by name. Each must have a rule. What does
// not fit must panic with an *asm.LengthError that names the kernel in its folder, and change
// nothing; what fits must not panic. Slices lie between guards, and nothing beside them is touched.
func TestLengths[K any](
	t *testing.T, folder string, all []Implementation[K], others map[string]any,
	rules map[string]Rule,
) {
	var memory []*Guarded
	test := func(name string, implementation string, f reflect.Value) {
		t.Run(name+"/"+implementation, func(t *testing.T) {
			rule, ok := rules[name]
			if !ok {
				t.Fatal("no rule says what it may be called with")
			}
			c := lengthsTest{T: t, kernel: folder + "." + name, f: f, rule: rule, memory: memory}
			c.rng = rand.New(rand.NewPCG(1, 2))
			c.run()
			memory = c.memory
		})
	}
	for _, k := range all {
		kernels := reflect.ValueOf(&k.Kernels)
		for i := range kernels.Elem().NumField() {
			if f := kernels.Elem().Field(i); f.Kind() == reflect.Func {
				test(kernels.Elem().Type().Field(i).Name, k.Name, f)
			}
		}
		for i := range kernels.NumMethod() {
			test(kernels.Type().Method(i).Name, k.Name, kernels.Method(i))
		}
	}
	for name, f := range others {
		test(name, "function", reflect.ValueOf(f))
	}
}

// A lengthsTest calls one kernel.
type lengthsTest struct {
	*testing.T
	kernel   string
	f        reflect.Value
	rule     Rule
	rng      *rand.Rand
	args     []reflect.Value // of all calls, in turn
	leaves   []reflect.Value // the slices of elements and the integers in args, in order
	slices   []reflect.Value // of these, the slices
	memory   []*Guarded      // of slices, in order, or more
	before   []byte          // what is in slices before a call
	verdicts [3]int          // how many calls there were of each
}

// startLengths are those that slices have before a mistake.
var startLengths = []int{0, 1, 2, 9, 40}

// run calls the kernel as it should be, then with one mistake of each kind, then with several.
func (c *lengthsTest) run() {
	debug.SetPanicOnFault(true) // of this goroutine
	for i := range c.f.Type().NumIn() {
		c.args = append(c.args, reflect.New(c.f.Type().In(i)).Elem())
		c.find(c.args[i])
	}
	for len(c.memory) < len(c.slices) {
		c.memory = append(c.memory, NewGuarded(8*mostElements))
	}
	for _, n := range startLengths {
		c.call(c.start(n))
		for i := range c.leaves {
			for choice := range choices {
				values := c.start(n)
				values[i] = c.change(i, values[i], n, choice)
				c.call(values)
			}
		}
	}
	const several = 200
	for range several {
		n := startLengths[c.rng.IntN(len(startLengths))]
		values := c.start(n)
		for i, had := range values {
			if c.rng.IntN(3) == 0 {
				values[i] = c.change(i, had, n, c.rng.IntN(choices))
			}
		}
		c.call(values)
	}
	if c.verdicts[Right] == 0 {
		c.Error("no call fitted")
	}
}

// find adds the slices of elements and the integers in v. It makes a slice of slices one of two.
func (c *lengthsTest) find(v reflect.Value) {
	isSlice := v.Kind() == reflect.Slice
	switch {
	case isSlice && v.Type().Elem().Kind() != reflect.Slice:
		c.slices = append(c.slices, v)
		c.leaves = append(c.leaves, v)
	case isSlice || v.Kind() == reflect.Array:
		if isSlice {
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		}
		for i := range v.Len() {
			c.find(v.Index(i))
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			c.find(v.Field(i))
		}
	case v.Kind() == reflect.Int:
		c.leaves = append(c.leaves, v)
	}
}

// start returns the lengths of slices and the integers to start mistakes from.
func (c *lengthsTest) start(n int) []int {
	if c.rule.Start != nil {
		return c.rule.Start(n)[:len(c.leaves)]
	}
	return slices.Repeat([]int{n}, len(c.leaves))
}

// choices is how many ways there are to change a length or an integer.
const choices = 14

// change returns what leaf i is to be by a choice, where it was right, and n elements may be.
func (c *lengthsTest) change(i, had, n, choice int) int {
	if c.leaves[i].Kind() == reflect.Int {
		return [choices]int{
			n, n + 1, n - 1, 0, 1, 2, -1, -had, had + 1, had - 1,
			1 << 32, 1<<62 + 1, math.MaxInt, math.MinInt,
		}[choice]
	}
	return max([choices]int{
		n, n + 1, n - 1, 0, 1, 2, 2 * n, 3 * n, had + 1, had - 1, 2 * had, had / 2, had + 7, 100,
	}[choice], 0)
}

// mostElements is how many elements the longest slice has.
const mostElements = 1000

// call calls the kernel with slices of lengths, and integers, in order. The slices lie between
// guards.
func (c *lengthsTest) call(values []int) {
	for _, place := range []Place{AtStart, AtEnd} {
		verdict := c.set(values, place)
		if c.verdicts[verdict]++; verdict == Endless {
			return
		}
		c.before = c.before[:0]
		for _, g := range c.memory[:len(c.slices)] {
			c.before = append(c.before, g.memory[g.used.low:g.used.high]...)
		}
		if err := c.panics(); err != nil && (verdict == Right || !c.isRight(err)) {
			c.Fatalf("%s: %v", describe(c.args), err)
		} else if err == nil && verdict == Wrong {
			c.Fatalf("%s: no panic", describe(c.args))
		}
		before := c.before
		for i, g := range c.memory[:len(c.slices)] {
			now := g.memory[g.used.low:g.used.high]
			if !g.Intact() || verdict == Wrong && !bytes.Equal(before[:len(now)], now) {
				c.Fatalf("%s: wrote to slice %d, or beside it", describe(c.args), i)
			}
			before = before[len(now):]
		}
	}
}

// set makes arguments of lengths and integers, and returns what the rule says of them.
func (c *lengthsTest) set(values []int, place Place) Verdict {
	memory := c.memory
	for i, leaf := range c.leaves {
		if leaf.Kind() == reflect.Int {
			leaf.SetInt(int64(values[i]))
			continue
		}
		leaf.Set(sliceIn(memory[0], leaf.Type(), min(values[i], mostElements), place))
		for j := range leaf.Len() {
			setElement(leaf.Index(j))
		}
		memory = memory[1:]
	}
	return c.rule.Judge(c.args)
}

// panics calls the kernel, and returns what it panics with.
func (c *lengthsTest) panics() (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case error:
			err = v
		default:
			err = fmt.Errorf("%v", v)
		}
	}()
	c.f.Call(c.args)
	return nil
}

// isRight reports whether err is that of a mistake in a call of the kernel.
func (c *lengthsTest) isRight(err error) bool {
	var length *asm.LengthError
	return errors.As(err, &length) && length.Kernel == c.kernel
}

// sliceIn is SliceIn for slices of a type.
func sliceIn(g *Guarded, t reflect.Type, n int, p Place) reflect.Value {
	size := int(t.Elem().Size())
	memory := SliceIn[byte](g, n*size, p, 0)
	return reflect.SliceAt(t.Elem(), unsafe.Pointer(unsafe.SliceData(memory)), n)
}

// setElement sets an element to one that every kernel can compute with.
func setElement(v reflect.Value) {
	switch {
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	case v.CanInt():
		v.SetInt(3)
	case v.CanUint():
		v.SetUint(3)
	default:
		v.SetFloat(1.5)
	}
}

// describe returns args for people to read: of slices, lengths.
func describe(args []reflect.Value) string {
	var text []string
	for _, v := range args {
		text = append(text, describeOne(v))
	}
	return strings.Join(text, ", ")
}

func describeOne(v reflect.Value) string {
	var parts []string
	switch v.Kind() {
	case reflect.Slice:
		if v.Type().Elem().Kind() != reflect.Slice {
			return fmt.Sprintf("[%d]", v.Len())
		}
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			parts = append(parts, describeOne(v.Index(i)))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			parts = append(parts, v.Type().Field(i).Name+": "+describeOne(v.Field(i)))
		}
	default:
		return fmt.Sprint(v)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}
