package main

import (
	"math"
	"reflect"

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

func newKernelPackage[K any](element string, bytes int, isFloat bool, best, generic K, all []K, prepare func(name string, kernel any, n int) call) kernelPackage {
	p := kernelPackage{element: element, bytes: bytes, isFloat: isFloat, best: best, generic: generic, prepare: prepare}
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
				measurement: measurement{Type: p.element, Op: fields.Field(i).Name, Size: n, Kernels: name(kernels)},
				prepare:     func() call { return p.prepare(fields.Field(i).Name, kernel, n) },
				width:       8 * p.bytes,
				isFloat:     p.isFloat,
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

// prepare returns what makes calls of kernels, by their names, for elements of type T, whose matrices
// are of type M and images I. Value gives elements.
func prepare[T, M, I any](value func(i int) T, dense func(data []T, rows, cols int) M, images func(data []T, shape [4]int) I) func(name string, kernel any, n int) call {
	return func(name string, kernel any, n int) call {
		x := make([][]T, 6)
		for i := range x {
			x[i] = filled(i, n, value)
		}
		truth, mask := filled(0, n, isEven), filled(1, n, isEven)
		var absent T // is none of the elements
		size := int(reflect.TypeOf(absent).Size())
		elementwise := func(reads int, run func()) call {
			return call{run: run, elements: n, bytes: n * size * (reads + 1), traffic: limits.Traffic{Reads: reads, Write: true}}
		}
		condition := func(reads int, run func()) call {
			return call{run: run, elements: n, bytes: n * (size*reads + 1), traffic: limits.Traffic{Reads: reads}}
		}
		choice := func(reads int, run func()) call {
			return call{run: run, elements: n, bytes: n * (size*(reads+1) + 1), traffic: limits.Traffic{Reads: reads, Write: true}}
		}
		fold := func(run func()) call {
			return call{run: run, elements: n, bytes: n * size, traffic: limits.Traffic{Reads: 1}}
		}
		wide := filled(0, n, func(int) int { return 1 })       // the accumulators of narrow integers
		side := max(1, int(math.Round(math.Sqrt(float64(n))))) // of a matrix
		image := func(i int, shape [4]int) I {
			return images(filled(i, shape[0]*shape[1]*shape[2]*shape[3], value), shape)
		}
		switch f := kernel.(type) {
		case func(z, x []T):
			return elementwise(1, func() { f(x[0], x[1]) })
		case func(z, x, y []T):
			return elementwise(2, func() { f(x[0], x[1], x[2]) })
		case func(z, x, y, w []T):
			return elementwise(3, func() { f(x[0], x[1], x[2], x[3]) })
		case func(z, x, y, w, v []T):
			return elementwise(4, func() { f(x[0], x[1], x[2], x[3], x[4]) })
		case func(z, x, y, w, v, u []T):
			return elementwise(5, func() { f(x[0], x[1], x[2], x[3], x[4], x[5]) })
		case func(z, x []T, rows, stride int): // before those with numbers, which are int too
			return fold(func() { f(x[0][:n/side], x[1], side, n/side) })
		case func(z []int, x []T, rows, stride int):
			return fold(func() { f(wide[:n/side], x[1], side, n/side) })
		case func(z, x []T, c, d T):
			return elementwise(1, func() { f(x[0], x[1], absent, absent) })
		case func(z, x, y []T, c T):
			return elementwise(2, func() { f(x[0], x[1], x[2], absent) })
		case func(z, x, y []T, c, d T):
			return elementwise(2, func() { f(x[0], x[1], x[2], absent, absent) })
		case func(z, x, y []T, c, d, e, g T):
			return elementwise(2, func() { f(x[0], x[1], x[2], absent, absent, absent, absent) })
		case func(z, x, y, w []T, c, d T):
			return elementwise(3, func() { f(x[0], x[1], x[2], x[3], absent, absent) })
		case func(z []bool, x []T):
			return condition(1, func() { f(truth, x[1]) })
		case func(z []bool, x, y []T):
			return condition(2, func() { f(truth, x[1], x[2]) })
		case func(z []T, m []bool, x, y []T):
			return choice(2, func() { f(x[0], mask, x[1], x[2]) })
		case func(z, g []T, m []bool):
			return choice(1, func() { f(x[0], x[1], mask) })
		case func(x []T) T:
			return fold(func() { f(x[0]) })
		case func(x []T) int:
			return fold(func() { f(x[0]) })
		case func(z, x, y []T) T:
			return elementwise(2, func() { f(x[0], x[1], x[2]) })
		case func(x []T, c T) T:
			return fold(func() { f(x[0], absent) })
		case func(x []T, c T) int:
			return fold(func() { f(x[0], absent) })
		case func(x []T, c T) (sum, squares T):
			return fold(func() { f(x[0], absent) })
		case func(z, x []T, c T) T:
			return elementwise(1, func() { f(x[0], x[1], absent) })
		case func(z, x, c []T, rows, stride int):
			return fold(func() { f(x[0][:n/side], x[1], x[2][:n/side], side, n/side) })
		case func(z, x I, size [2]int, by asm.Convolution):
			return pool(side, size, image, f)
		case func(z, x, y I, by asm.Convolution):
			return convolution(name, side, image, f)
		case func(c, a, b M):
			matrix := func(i int) M { return dense(filled(i, side*side, value), side, side) }
			a, b, c := matrix(0), matrix(1), matrix(2)
			return call{run: func() { f(c, a, b) }, elements: side * side, operations: 2 * side * side * side}
		}
		panic("ashlar: a kernel of unknown form: " + reflect.TypeOf(kernel).String())
	}
}

// channels are those of images that calls are about.
const channels = 16

// pool returns a call of f, that makes one element of four, on images of about side² elements.
func pool[I any](side, bytes int, image func(i int, shape [4]int) I, f func(z, x I, size [2]int, by asm.Convolution)) call {
	pixels := max(1, side/8) // of the result, along a side
	z, x := image(0, [4]int{1, channels, pixels, pixels}), image(1, [4]int{1, channels, 2 * pixels, 2 * pixels})
	n, twice := channels*pixels*pixels, [2]int{2, 2}
	by := asm.Convolution{Stride: twice, Dilation: [2]int{1, 1}, Groups: 1}
	return call{run: func() { f(z, x, twice, by) }, elements: n, bytes: 5 * n * bytes, traffic: limits.Traffic{Reads: 1}}
}

// convolution returns a call of f, which has a name, on images of about side² elements.
func convolution[I any](name string, side int, image func(i int, shape [4]int) I, f func(z, x, y I, by asm.Convolution)) call {
	const taps = 3
	pixels := max(1, side/4)
	images, filters := [4]int{1, channels, pixels, pixels}, [4]int{channels, channels, taps, taps}
	z, x, y := image(0, images), image(1, images), image(2, filters)
	if name == "ConvGradW" {
		z, y = y, z
	}
	one := [2]int{1, 1}
	by := asm.Convolution{Stride: one, Padding: one, Dilation: one, Groups: 1}
	n := channels * pixels * pixels
	return call{run: func() { f(z, x, y, by) }, elements: n, operations: 2 * taps * taps * channels * n}
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
