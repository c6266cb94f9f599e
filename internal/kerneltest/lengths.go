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
	t *testing.T, folder string, all []Implementation[K], others map[string]any, rules map[string]Rule,
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
	memory   []*Guarded // of the slices of a call, in order, or more
	before   []byte     // what is in these slices before it
	verdicts [3]int     // how many calls there were of each
}

// startLengths are those that slices have before a mistake.
var startLengths = []int{0, 1, 2, 9, 40}

// run calls the kernel as it should be, then with one mistake of each kind, then with several.
func (c *lengthsTest) run() {
	debug.SetPanicOnFault(true) // of this goroutine
	for _, n := range startLengths {
		c.call(c.start(n))
		for leaf := range leaves(c.start(n)) {
			for choice := range choices {
				args := c.start(n)
				change(leaves(args)[leaf], n, choice)
				c.call(args)
			}
		}
	}
	const several = 200
	for range several {
		n := startLengths[c.rng.IntN(len(startLengths))]
		args := c.start(n)
		for _, leaf := range leaves(args) {
			if c.rng.IntN(3) == 0 {
				change(leaf, n, c.rng.IntN(choices))
			}
		}
		c.call(args)
	}
	if c.verdicts[Right] == 0 {
		c.Error("no call fitted")
	}
}

// start returns arguments to start mistakes from, which can be set.
func (c *lengthsTest) start(n int) []reflect.Value {
	args := make([]reflect.Value, c.f.Type().NumIn())
	for i := range args {
		args[i] = reflect.New(c.f.Type().In(i)).Elem()
		if isSlices(args[i]) {
			args[i].Set(reflect.MakeSlice(args[i].Type(), 2, 2))
		}
	}
	all := leaves(args)
	start := slices.Repeat([]int{n}, len(all))
	if c.rule.Start != nil {
		start = c.rule.Start(n)
	}
	for i, leaf := range all {
		if leaf.Kind() == reflect.Slice {
			leaf.Set(reflect.MakeSlice(leaf.Type(), start[i], start[i]))
		} else {
			leaf.SetInt(int64(start[i]))
		}
	}
	return args
}

// isSlices reports whether v is a slice of slices.
func isSlices(v reflect.Value) bool {
	return v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Slice
}

// leaves returns the slices of elements and the integers that are in args.
func leaves(args []reflect.Value) (all []reflect.Value) {
	for _, v := range args {
		var parts []reflect.Value
		switch v.Kind() {
		case reflect.Int:
			all = append(all, v)
		case reflect.Struct:
			for i := range v.NumField() {
				parts = append(parts, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			if v.Kind() == reflect.Slice && !isSlices(v) {
				all = append(all, v)
				continue
			}
			for i := range v.Len() {
				parts = append(parts, v.Index(i))
			}
		}
		all = append(all, leaves(parts)...)
	}
	return all
}

// choices is how many ways there are to change a leaf.
const choices = 14

// change makes leaf one of its choices, where n elements may be right: a slice of a length, or a
// number.
func change(leaf reflect.Value, n, choice int) {
	if leaf.Kind() == reflect.Slice {
		had := leaf.Len()
		lengths := [choices]int{
			n, n + 1, n - 1, 0, 1, 2, 2 * n, 3 * n, had + 1, had - 1, 2 * had, had / 2, had + 7, 100,
		}
		length := min(max(lengths[choice], 0), mostElements)
		leaf.Set(reflect.MakeSlice(leaf.Type(), length, length))
		return
	}
	had := int(leaf.Int())
	numbers := [choices]int{
		n, n + 1, n - 1, 0, 1, 2, -1, -had, had + 1, had - 1, 1 << 32, 1<<62 + 1, math.MaxInt, math.MinInt,
	}
	leaf.SetInt(int64(numbers[choice]))
}

// mostElements is how many elements the longest slice has.
const mostElements = 500

// call calls the kernel, with slices in memory between guards in place of those of args.
func (c *lengthsTest) call(args []reflect.Value) {
	for _, place := range []Place{AtStart, AtEnd} {
		all := slices.DeleteFunc(leaves(args), func(v reflect.Value) bool { return v.Kind() != reflect.Slice })
		for len(c.memory) < len(all) {
			c.memory = append(c.memory, NewGuarded(8*mostElements))
		}
		for i, s := range all {
			s.Set(sliceIn(c.memory[i], s.Type(), s.Len(), place))
			for j := range s.Len() {
				setElement(s.Index(j))
			}
		}
		verdict := c.rule.Judge(args)
		if c.verdicts[verdict]++; verdict == Endless {
			continue
		}
		c.before = c.before[:0]
		for _, g := range c.memory[:len(all)] {
			c.before = append(c.before, g.memory[g.used.low:g.used.high]...)
		}
		if err := c.panics(args); err != nil && (verdict == Right || !c.isRight(err)) {
			c.Fatalf("%s: %v", describe(args), err)
		} else if err == nil && verdict == Wrong {
			c.Fatalf("%s: no panic", describe(args))
		}
		before := c.before
		for i, g := range c.memory[:len(all)] {
			now := g.memory[g.used.low:g.used.high]
			if !g.Intact() || verdict == Wrong && !bytes.Equal(before[:len(now)], now) {
				c.Fatalf("%s: wrote to slice %d, or beside it", describe(args), i)
			}
			before = before[len(now):]
		}
	}
}

// panics calls the kernel, and returns what it panics with.
func (c *lengthsTest) panics(args []reflect.Value) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case error:
			err = v
		default:
			err = fmt.Errorf("%v", v)
		}
	}()
	c.f.Call(args)
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
		if !isSlices(v) {
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
