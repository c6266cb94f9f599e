package main

import (
	"math"
	"reflect"
	"slices"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/limits"
)

// A kernelPackage is a folder of asm: the implementations of the kernels of an element type,
// each a struct of functions.
type kernelPackage struct {
	element       string // type, and the name of the folder
	bytes         int    // of an element
	isFloat       bool
	best, generic any
	all           []any
	prepare       func(name string, kernel any, n int) call
}

func newKernelPackage[K any](element string, bytes int, isFloat bool, best, generic K, all []K,
	prepare func(name string, kernel any, n int) call,
) kernelPackage {
	p := kernelPackage{
		element: element, bytes: bytes, isFloat: isFloat, best: best,
		generic: generic, prepare: prepare,
	}
	for _, k := range all {
		p.all = append(p.all, k)
	}
	return p
}

// name returns that of an implementation.
func name(kernels any) string { return reflect.ValueOf(kernels).FieldByName("Name").String() }

// tasks lists the kernels of p, to be measured on n elements.
func (p kernelPackage) tasks(n int) []task {
	var tasks []task
	fields := reflect.TypeOf(p.best)
	for i := range fields.NumField() {
		if fields.Field(i).Type.Kind() != reflect.Func {
			continue
		}
		for _, kernels := range p.all {
			kernel := reflect.ValueOf(kernels).Field(i).Interface()
			tasks = append(tasks, task{
				measurement: measurement{
					Type: p.element, Op: fields.Field(i).Name, Size: n,
					Kernels: name(kernels),
				},
				prepare: func() call { return p.prepare(fields.Field(i).Name, kernel, n) },
				width:   8 * p.bytes,
				isFloat: p.isFloat,
			})
		}
	}
	return tasks
}

// A call is one of a kernel, with operands.
type call struct {
	run        func()
	elements   int // of the result, or if that is one number, of the operand
	bytes      int // read and written
	traffic    limits.Traffic
	operations int // of floating-point or whole numbers, if they are to be counted
}

// operands are what calls of kernels of elements of type T are about.
type operands[T any] struct {
	value  func(i int) T
	dense  func(data []T, rows, cols int) any // a matrix
	images func(data []T, shape [4]int) any
}

// newOperands returns operands of elements that value gives, whose matrices are of type M and
// images I.
func newOperands[T, M, I any](value func(i int) T, dense func(data []T, rows, cols int) M,
	images func(data []T, shape [4]int) I,
) operands[T] {
	return operands[T]{
		value,
		func(data []T, rows, cols int) any { return dense(data, rows, cols) },
		func(data []T, shape [4]int) any { return images(data, shape) },
	}
}

// prepare returns what makes calls of kernels that are described.
func prepare[T any](descriptions []asm.Description[T],
	o operands[T],
) func(name string, kernel any, n int) call {
	return func(name string, kernel any, n int) call {
		d := descriptions[slices.IndexFunc(descriptions,
			func(d asm.Description[T]) bool { return d.Name == name })]
		side := max(1, int(math.Round(math.Sqrt(float64(n))))) // of a matrix
		var a asm.Arguments[T]
		var c call
		switch d.Form {
		case asm.Product:
			c = o.product(&a, side, d.FLOPs)
		case asm.Convoluting:
			c = o.convolution(&a, name, side, d.FLOPs)
		case asm.Pooling:
			c = o.pool(&a, side)
		default:
			c = o.slices(&a, &d, n, side)
		}
		run := d.Bind(kernel)
		c.run = func() { run(&a) }
		return c
	}
}

// slices sets a to slices of n elements, or where the kernel is of columns, of what it makes of
// side rows.
func (o operands[T]) slices(a *asm.Arguments[T], d *asm.Description[T], n, side int) call {
	c := call{elements: n}
	size := int(reflect.TypeFor[T]().Size())
	steps := []int{side, n / side} // of rows, and from one to the next
	for i, kind := range d.Operands {
		length := n
		if d.Form == asm.Columns && i != 1 {
			length /= side
		}
		switch kind {
		case asm.Elements:
			a.Elements[i] = filled(i, length, o.value)
		case asm.Masks:
			a.Masks[i] = filled(i, length, isEven)
		case asm.Accumulators:
			a.Accumulators[i] = filled(i, length, func(int) int { return 1 })
		case asm.Integer:
			if d.Form == asm.Columns {
				a.Integers[i], steps = steps[0], steps[1:]
			}
		}
		if d.Form == asm.Columns && i != 1 {
			continue // short, beside the matrix
		}
		switch {
		case kind == asm.Elements && i == 0 && d.Form == asm.Elementwise:
			c.bytes, c.traffic.Write = c.bytes+n*size, true
		case kind == asm.Elements:
			c.bytes, c.traffic.Reads = c.bytes+n*size, c.traffic.Reads+1
		case kind == asm.Masks:
			c.bytes += n
		}
	}
	return c
}

// product sets a to matrices of side by side elements.
func (o operands[T]) product(a *asm.Arguments[T], side, flops int) call {
	for i := range 3 {
		a.Others[i] = o.dense(filled(i, side*side, o.value), side, side)
	}
	return call{elements: side * side, operations: flops * side * side * side}
}

// image returns operand i, images of a shape.
func (o operands[T]) image(i int, shape [4]int) any {
	return o.images(filled(i, shape[0]*shape[1]*shape[2]*shape[3], o.value), shape)
}

// channels are those of images that calls are about.
const channels = 16

// pool sets a to images of about side² elements, to make one element of four.
func (o operands[T]) pool(a *asm.Arguments[T], side int) call {
	pixels := max(1, side/8) // of the result, along a side
	a.Others[0], a.Others[1] = o.image(0, [4]int{1, channels, pixels, pixels}),
		o.image(1, [4]int{1, channels, 2 * pixels, 2 * pixels})
	twice := [2]int{2, 2}
	a.Others[2], a.Others[3] = twice, asm.Convolution{
		Stride: twice, Dilation: [2]int{1, 1},
		Groups: 1,
	}
	n := channels * pixels * pixels
	return call{
		elements: n, bytes: 5 * n * int(reflect.TypeFor[T]().Size()),
		traffic: limits.Traffic{Reads: 1},
	}
}

// convolution sets a to images of about side² elements and filters, for a kernel of a name.
func (o operands[T]) convolution(a *asm.Arguments[T], name string, side, flops int) call {
	const taps = 3
	pixels := max(1, side/4)
	images, filters := [4]int{1, channels, pixels, pixels}, [4]int{channels, channels, taps, taps}
	z, x, y := o.image(0, images), o.image(1, images), o.image(2, filters)
	if name == "ConvGradW" {
		z, y = y, z
	}
	one := [2]int{1, 1}
	a.Others[0], a.Others[1], a.Others[2] = z, x, y
	a.Others[3] = asm.Convolution{Stride: one, Padding: one, Dilation: one, Groups: 1}
	n := channels * pixels * pixels
	return call{elements: n, operations: flops * taps * taps * channels * n}
}

// filled returns n elements for operand i, none of which starts at the same place of a page
// of memory as another.
func filled[T any](i, n int, value func(i int) T) []T {
	const apart = 160
	s := make([]T, n+i*apart)[i*apart:]
	for j := range s {
		s[j] = value(j)
	}
	return s
}

// fraction returns a number of (0, 1), where most functions are defined.
func fraction[T element.Float](i int) T { return (T(i%1021) + 0.5) / 1021 }

// small returns a number by which others can be divided.
func small[T element.Integer](i int) T { return 1 + T(i%13) }

func isEven(i int) bool { return i%2 == 0 }
