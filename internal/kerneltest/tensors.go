package kerneltest

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// A Tensor is what the tests need of the tensors V of elements T.
type Tensor[T element.Any, V any] interface {
	At(index ...int) T
	Shape() tensor.Shape
	Transpose(axes ...int) V
	Flip(axes ...int) V
	Slice(indices ...tensor.Index) V
	BroadcastTo(shape ...int) V
	Device() device.Device
	Values() []T
}

// Layouts are ways to lay out a new tensor of a shape, made of one that create makes.
func Layouts[T element.Any, V Tensor[T, V]](create func(shape ...int) V,
	shape []int,
) map[string]func() V {
	reversed := slices.Clone(shape)
	slices.Reverse(reversed)
	var wide, ones []int
	var every, axes []tensor.Index
	var all []int
	for i, d := range shape {
		wide, ones, all = append(wide, 2*d+1), append(ones, 1), append(all, i)
		every, axes = append(every, tensor.From(1).By(2)), append(axes, tensor.Range(1, d+1))
	}
	views := map[string]func() V{
		"contiguous": func() V { return create(shape...) },
		"transposed": func() V { return create(reversed...).Transpose() },
		"stepped":    func() V { return create(wide...).Slice(every...) },
		"cut out":    func() V { return create(wide...).Slice(axes...) },
		"flipped":    func() V { return create(shape...).Flip(all...) },
	}
	if len(shape) > 0 {
		ones[0] = shape[0]
		views["broadcast columns"] = func() V { return create(ones...).BroadcastTo(shape...) }
		views["broadcast rows"] = func() V { return create(shape[1:]...).BroadcastTo(shape...) }
		views["one element"] = func() V { return create().BroadcastTo(shape...) }
	}
	return views
}

// TestTensors tests the operations on tensors, which are methods, or else functions by name, some
// of which set their first argument: on all layouts of operands and destinations, against kernels k
// on slices of the same elements. create returns a tensor of data, and mask one of bools.
func TestTensors[K any, T element.Any, V Tensor[T, V]](t *testing.T, rows []Row[K, T], k K,
	create func(data []T, shape ...int) V, mask func(data []bool, shape ...int) *bools.Tensor,
	functions map[string]any,
) {
	rng := rand.New(rand.NewPCG(1, 2))
	numbers := make([]T, 1021)
	for i := range numbers {
		numbers[i] = common[T](rng)
	}
	if traitsOf[T]().isInteger {
		divisible(numbers) // since they may divide
	}
	random := func(shape ...int) V {
		data, first := make([]T, tensor.Shape(shape).Size()), rng.IntN(len(numbers))
		for i := range data {
			data[i] = numbers[(first+i)%len(numbers)]
		}
		return create(data, shape...)
	}
	masks := func(shape ...int) *bools.Tensor {
		data := make([]bool, tensor.Shape(shape).Size())
		for i := range data {
			data[i] = rng.IntN(2) == 1
		}
		return mask(data, shape...)
	}
	for _, r := range rows {
		t.Run(r.Name, func(t *testing.T) {
			for _, shape := range [][]int{{4, 5, 6}, {3, 70}, {1, 1}, {9}, {}, {0}, {2, 0, 3}} {
				layouts, maskLayouts := Layouts(random, shape), Layouts(masks, shape)
				names := slices.Sorted(maps.Keys(layouts))
				for first := range names {
					for step := range 2 { // operands of one layout, and of different ones
						c := tensorTest[K, T, V]{r, k, functions[r.Name], shape, nil, nil}
						for i := range r.Operands {
							name := names[(first+i*step)%len(names)]
							c.add(layouts[name](), maskLayouts[name](), common[T](rng))
						}
						for _, z := range []string{
							"contiguous", "transposed", "stepped", "cut out",
							"flipped",
						} {
							c.into(t, layouts[z]())
						}
						c.into(t, reflect.New(reflect.TypeFor[V]().Elem()).Interface().(V))
					}
				}
			}
			x := random(9, 9)
			c := tensorTest[K, T, V]{r, k, functions[r.Name], []int{8, 8}, nil, nil}
			part := func(low int) V {
				return x.Slice(tensor.Range(low, low+8), tensor.Range(low, low+8))
			}
			for i := range r.Operands {
				c.add([]V{part(0).Transpose(), part(1).Flip(0)}[i%2], masks(8, 8), common[T](rng))
			}
			c.into(t, part(1)) // as if the operands had been read first
		})
	}
}

// TestLargeTensors tests operations of one operand, methods or else functions by name, on tensors of
// a size that is split among threads, of which there are different numbers.
func TestLargeTensors[K any, T element.Any, V Tensor[T, V]](t *testing.T, rows []Row[K, T], k K,
	create func(data []T, shape ...int) V, functions map[string]any, threads ...int,
) {
	defer tensor.SetThreads(0)
	rng := rand.New(rand.NewPCG(1, 2))
	shape := []int{311, 701}
	data := make([]T, 311*701)
	for i := range data {
		data[i] = common[T](rng)
	}
	for _, x := range []V{create(data, shape...), create(data, 701, 311).Transpose()} {
		flat := []Vector[T]{{Elements: elements(x, shape)}}
		for _, r := range rows {
			if !r.Condition && len(r.Operands) == 1 {
				c := tensorTest[K, T, V]{
					r, k, functions[r.Name], shape,
					[]reflect.Value{reflect.ValueOf(x)},
					flat,
				}
				want := c.want()
				for _, n := range threads {
					tensor.SetThreads(n)
					c.compare(t, reflect.New(reflect.TypeFor[V]().Elem()).Interface().(V), want)
				}
			}
		}
	}
}

// A tensorTest is a call of a method, or of a function, on tensors of a shape.
type tensorTest[K any, T element.Any, V Tensor[T, V]] struct {
	Row[K, T]
	kernels  K
	function any // nil for a method
	shape    []int
	args     []reflect.Value
	flat     []Vector[T] // the elements of args
}

// callee returns what takes the operands: the function, or that which sets its first argument of z,
// or the method of z.
func (c *tensorTest[K, T, V]) callee(z V) reflect.Value {
	f := reflect.ValueOf(c.function)
	if !f.IsValid() {
		return reflect.ValueOf(z).MethodByName(c.Name)
	}
	var in []reflect.Type
	for i := range f.Type().NumIn() {
		in = append(in, f.Type().In(i))
	}
	if len(in) == len(c.Operands) {
		return f
	}
	t := reflect.FuncOf(in[1:], []reflect.Type{f.Type().Out(0)}, false)
	return reflect.MakeFunc(t, func(args []reflect.Value) []reflect.Value {
		return f.Call(append([]reflect.Value{reflect.ValueOf(z)}, args...))
	})
}

// add adds the next operand: x or mask or scalar, by the type of the parameter.
func (c *tensorTest[K, T, V]) add(x V, mask *bools.Tensor, scalar T) {
	var z V
	switch c.callee(z).Type().In(len(c.args)) {
	case reflect.TypeFor[V]():
		c.args = append(c.args, reflect.ValueOf(x))
		c.flat = append(c.flat, Vector[T]{Elements: elements(x, c.shape)})
	case reflect.TypeFor[*bools.Tensor]():
		c.args = append(c.args, reflect.ValueOf(mask))
		c.flat = append(c.flat, Vector[T]{Bools: elements(mask, c.shape)})
	default:
		c.args = append(c.args, reflect.ValueOf(scalar))
		c.flat = append(c.flat, Vector[T]{Elements: []T{scalar}})
	}
}

// into calls the method of z, and compares its elements with what the kernel gives.
func (c *tensorTest[K, T, V]) into(t *testing.T, z V) {
	t.Helper()
	c.compare(t, z, c.want())
}

// want returns what the kernel gives.
func (c *tensorTest[K, T, V]) want() Vector[T] {
	want := newVector[T](tensor.Shape(c.shape).Size(), c.Condition)
	c.Run(c.kernels, want, c.flat)
	return want
}

// compare calls the method of z, and compares its elements with those wanted.
func (c *tensorTest[K, T, V]) compare(t *testing.T, z V, want Vector[T]) {
	t.Helper()
	var got Vector[T]
	var shape tensor.Shape
	switch z := c.callee(z).Call(c.args)[0].Interface().(type) {
	case V:
		got.Elements, shape = elements(z, c.shape), z.Shape()
	case *bools.Tensor:
		got.Bools, shape = elements(z, c.shape), z.Shape()
	}
	if !shape.Equal(c.shape) {
		t.Fatalf("shape %v, want %v", shape, c.shape)
	}
	if i := got.difference(want); i >= 0 {
		t.Fatalf("shape %v, element %d: got %v, want %v", c.shape, i, got.at(i), want.at(i))
	}
}

// elements returns the elements of x, one by one unless it is on a device.
func elements[E element.Any, V Tensor[E, V]](x V, shape []int) []E {
	if x.Device() != nil {
		return x.Values()
	}
	all := make([]E, tensor.Shape(shape).Size())
	index := make([]int, len(shape))
	for i := range all {
		rest := i
		for axis := len(shape) - 1; axis >= 0; axis-- {
			index[axis], rest = rest%shape[axis], rest/shape[axis]
		}
		all[i] = x.At(index...)
	}
	return all
}
