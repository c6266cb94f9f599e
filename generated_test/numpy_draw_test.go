package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"sort"
	"strings"
	"unsafe"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
)

// A typedPackage is a package of tensors: its name, a tensor, and all functions that it exports.
type typedPackage struct {
	name      string
	empty     any
	functions map[string]any
}

// tensorType returns the type of the tensors of p.
func (p typedPackage) tensorType() reflect.Type { return reflect.TypeOf(p.empty) }

// elementType returns the type of the elements of p.
func (p typedPackage) elementType() reflect.Type { return elementOf(p.tensorType()) }

// elementOf returns the type of the elements of tensors.
func elementOf(tensors reflect.Type) reflect.Type {
	values, _ := tensors.MethodByName("Values")
	return values.Type.Out(0).Elem()
}

// dtypes are what NumPy calls the element types of ours.
var dtypes = map[reflect.Type]string{
	reflect.TypeFor[float32](): "f4", reflect.TypeFor[float64](): "f8",
	reflect.TypeFor[int](): "i8", reflect.TypeFor[int32](): "i4", reflect.TypeFor[uint8](): "u1",
	reflect.TypeFor[bool](): "b1", reflect.TypeFor[half.Float16](): "f2",
}

// isFloat reports whether a type is one of floats.
func isFloat(t reflect.Type) bool { return strings.HasPrefix(dtypes[t], "f") }

// float returns the number of a float of any type.
func float(v reflect.Value) float64 {
	if v.CanFloat() {
		return v.Float()
	}
	return float64(v.Interface().(interface{ Float32() float32 }).Float32())
}

// An anyTensor is a tensor of any element type.
type anyTensor interface {
	Shape() tensor.Shape
	IsReadOnly() bool
}

// A numpyDraw draws the arguments of a call, for Go and for NumPy.
type numpyDraw struct {
	*rand.Rand
	of       typedPackage
	shape    []int         // to which operands stretch
	alone    bool          // whether there is one such operand
	flavour  int           // of the elements
	first    reflect.Value // the first tensor
	lastAxis int           // which was drawn
	request  numpyRequest
	lets     strings.Builder
}

// chance reports whether something of a probability happens.
func (d *numpyDraw) chance(p float64) bool { return d.Float64() < p }

// let defines a name in the program.
func (d *numpyDraw) let(name string, format string, args ...any) {
	fmt.Fprintf(&d.lets, name+" = "+format+"\n", args...)
}

// between returns a number from lo to hi, both included.
func (d *numpyDraw) between(lo, hi int) int { return lo + d.IntN(hi-lo+1) }

// lengths returns a shape: of rank least to 5, lengths 0 to 7, and now and then large.
func (d *numpyDraw) lengths(least int) []int {
	shape := make([]int, d.between(least, 5))
	size := 1
	for i := range shape {
		shape[i] = d.between(1, 7)
		if d.chance(0.02) {
			shape[i] = 0
		}
		for size*shape[i] > 600 {
			shape[i] = (shape[i] + 1) / 2
		}
		size *= max(shape[i], 1)
	}
	if len(shape) > 0 && d.chance(0.01) {
		for i := range shape {
			shape[i] = min(shape[i], 2)
		}
		shape[d.IntN(len(shape))] = d.between(100, 5000)
	}
	return shape
}

// stretching returns a shape that stretches to d.shape, or rarely one that does not.
func (d *numpyDraw) stretching() []int {
	shape := slices.Clone(d.shape)
	if d.alone {
		return shape
	}
	if d.chance(0.2) {
		shape = shape[d.IntN(len(shape)+1):]
	}
	for i := range shape {
		if d.chance(0.1) {
			shape[i] = 1
		}
		if d.chance(0.003) {
			shape[i]++
		}
	}
	return shape
}

// value sets v to an element.
func (d *numpyDraw) value(v reflect.Value) {
	special := d.flavour >= 8 && d.chance(0.25)
	switch v.Kind() {
	case reflect.Float32, reflect.Float64:
		v.SetFloat(d.float(v.Type().Bits(), special))
	case reflect.Struct:
		v.Addr().Interface().(interface{ Set(x float64) }).Set(d.float(32, special))
	case reflect.Bool:
		v.SetBool(d.chance(0.5))
	case reflect.Uint8:
		switch {
		case special:
			v.SetUint([]uint64{0, 1, 127, 128, 254, 255}[d.IntN(6)])
		case d.flavour < 4:
			v.SetUint(d.Uint64N(6))
		default:
			v.SetUint(d.Uint64N(256))
		}
	default:
		bits := v.Type().Bits()
		switch {
		case special:
			ends := []int64{0, -1, 1, math.MinInt64 >> (64 - bits), math.MaxInt64 >> (64 - bits)}
			v.SetInt(ends[d.IntN(len(ends))])
		case d.flavour < 7:
			v.SetInt(int64(d.between(-4, 5)))
		default:
			v.SetInt(int64(d.Uint64()) >> (64 - bits))
		}
	}
}

// float returns a floating-point number that fits in as many bits.
func (d *numpyDraw) float(bits int, special bool) float64 {
	highest, lowest, exponents := math.MaxFloat32, math.SmallestNonzeroFloat32, 30
	if bits == 64 {
		highest, lowest, exponents = math.MaxFloat64, math.SmallestNonzeroFloat64, 200
	}
	switch {
	case special:
		v := []float64{
			0, 1, 0.5, math.Inf(1), math.NaN(), highest, lowest, 100 * lowest, 1e-3, math.Pi, 88, 710,
		}[d.IntN(12)]
		return math.Copysign(v, float64(1-2*d.IntN(2)))
	case d.flavour < 3:
		return float64(d.between(-4, 4))
	case d.flavour == 3:
		return math.Ldexp(d.NormFloat64(), d.between(-exponents, exponents))
	}
	return d.NormFloat64()
}

// slice returns a slice of n elements.
func (d *numpyDraw) slice(of reflect.Type, n int) reflect.Value {
	s := reflect.MakeSlice(reflect.SliceOf(of), n, n)
	for i := range n {
		d.value(s.Index(i))
	}
	return s
}

// tensor returns a tensor of p's type, of a shape and any layout, and defines it.
func (d *numpyDraw) tensor(name string, p typedPackage, shape []int) reflect.Value {
	return d.laidOut(name, p, shape, true, func(n int) reflect.Value {
		return d.slice(p.elementType(), n)
	})
}

// laidOut returns a tensor of a shape and any layout, read-only or not, of elements that are drawn
// in memory, and defines it unless the name is "".
func (d *numpyDraw) laidOut(name string, p typedPackage, shape []int, readOnly bool,
	elements func(n int) reflect.Value,
) reflect.Value {
	plain := d.chance(0.3)
	order := d.Perm(len(shape))
	if plain {
		slices.Sort(order)
	}
	base, back := make([]int, len(shape)), make([]int, len(shape))
	indices, text := make([]reflect.Value, len(shape)), make([]string, len(shape))
	stretched, size := false, 1
	for i, axis := range order {
		back[axis] = i
		n := shape[axis]
		base[i], indices[i], text[i] = n, reflect.ValueOf(tensor.All), ":"
		switch step := []int{1, 1, 2, 3, -1, -2}[d.IntN(6)]; {
		case plain || size > 1<<16: // what lies between elements would be most of the memory
		case readOnly && n > 1 && d.chance(0.1):
			base[i], stretched = 1, true
		case step > 0:
			lo, end := d.IntN(3), d.IntN(2)
			hi := lo + max(step*(n-1)+1, 0)
			base[i], indices[i] = hi+end, reflect.ValueOf(tensor.Range(lo, hi).By(step))
			text[i] = fmt.Sprintf("%d:%d:%d", lo, hi, step)
		case n > 0:
			lo := -step*(n-1) + d.IntN(-step)
			base[i], indices[i] = lo+1+d.IntN(2), reflect.ValueOf(tensor.From(lo).By(step))
			text[i] = fmt.Sprintf("%d::%d", lo, step)
		}
		size *= base[i]
	}
	data := elements(size)
	args := []reflect.Value{data}
	for _, n := range base {
		args = append(args, reflect.ValueOf(n))
	}
	view := fmt.Sprintf("b.reshape(%s)", tuple(base))
	x := reflect.ValueOf(p.functions["New"]).Call(args)[0]
	if !plain {
		x = x.MethodByName("Slice").Call(indices)[0]
		if len(shape) > 0 {
			x = x.MethodByName("Transpose").Call(values(back))[0]
			view += "[" + strings.Join(text, ", ") + "].transpose(" + tuple(back) + ")"
		}
		if stretched {
			x = x.MethodByName("BroadcastTo").Call(values(shape))[0]
			view = "np.broadcast_to(" + view + ", " + tuple(shape) + ")"
		}
	}
	if name != "" {
		data := numpyArray{dtypes[p.elementType()], []int{size}, slices.Clone(bytesOf(data))}
		d.request.Operands = append(d.request.Operands, numpyOperand{name, view, data})
	}
	if !d.first.IsValid() {
		d.first = x
	}
	return x
}

// tuple returns numbers as a tuple in Python.
func tuple(n []int) string {
	var b strings.Builder
	for _, n := range n {
		fmt.Fprintf(&b, "%d,", n)
	}
	return "(" + b.String() + ")"
}

// values returns arguments of their own.
func values[T any](x []T) (v []reflect.Value) {
	for _, x := range x {
		v = append(v, reflect.ValueOf(x))
	}
	return v
}

// bytesOf returns the memory of a slice.
func bytesOf(s reflect.Value) []byte {
	return unsafe.Slice((*byte)(s.UnsafePointer()), s.Len()*int(s.Type().Elem().Size()))
}

// numpyArrayOf returns the elements of a tensor, a number or a bool.
func numpyArrayOf(v reflect.Value) numpyArray {
	if x, ok := v.Interface().(anyTensor); ok {
		values := v.MethodByName("Values").Call(nil)[0]
		return numpyArray{dtypes[values.Type().Elem()], x.Shape(), bytesOf(values)}
	}
	s := reflect.MakeSlice(reflect.SliceOf(v.Type()), 1, 1)
	s.Index(0).Set(v)
	return numpyArray{dtypes[v.Type()], []int{}, bytesOf(s)}
}

// packageOf returns the package of tensors of an element type.
func packageOf(name string) typedPackage {
	return typedPackages[slices.IndexFunc(typedPackages, func(p typedPackage) bool {
		return p.name == name
	})]
}

// parameter returns a tensor that stretches to the last axis of the first tensor.
func parameter(d *numpyDraw, name string) []reflect.Value {
	shape := []int{d.dim(-1)}
	return []reflect.Value{d.tensor(name, d.of, shape[d.IntN(2):])}
}

// operand returns a tensor that stretches to the shape of all.
func operand(d *numpyDraw, name string) []reflect.Value {
	return []reflect.Value{d.tensor(name, d.of, d.stretching())}
}

// number returns an element, of rank 0 in NumPy.
func number(d *numpyDraw, name string) []reflect.Value {
	s := d.slice(d.of.elementType(), 1)
	return []reflect.Value{d.define(name, s)}
}

// define defines the only element of a slice as a number.
func (d *numpyDraw) define(name string, s reflect.Value) reflect.Value {
	d.request.Operands = append(d.request.Operands, numpyOperand{
		name, "b.reshape(())", numpyArray{dtypes[s.Type().Elem()], nil, slices.Clone(bytesOf(s))},
	})
	return s.Index(0)
}

// rank returns the rank of the first tensor.
func (d *numpyDraw) rank() int { return len(d.shapeOf(d.first)) }

func (d *numpyDraw) shapeOf(x reflect.Value) []int { return x.Interface().(anyTensor).Shape() }

// axis returns an axis of n, or rarely none.
func (d *numpyDraw) axis(n int) int {
	if n == 0 || d.chance(0.005) {
		return n
	}
	return d.between(-n, n-1)
}

// dim returns the length of the first tensor along an axis, or 0 if it has none.
func (d *numpyDraw) dim(axis int) int {
	shape := d.shapeOf(d.first)
	if axis < 0 {
		axis += len(shape)
	}
	if axis < 0 || axis >= len(shape) {
		return 0
	}
	return shape[axis]
}

// from returns a draw of an int from lo to hi.
func from(lo, hi int) func(d *numpyDraw, name string) []reflect.Value {
	return func(d *numpyDraw, name string) []reflect.Value {
		n := d.between(lo, hi)
		d.let(name, "%d", n)
		return []reflect.Value{reflect.ValueOf(n)}
	}
}

// axes draws axes without repetition: as a tuple, or None of all.
func axes(d *numpyDraw, name string) []reflect.Value {
	all := d.Perm(d.rank())
	all = all[:d.IntN(len(all)+1)]
	for i := range all {
		if d.chance(0.3) {
			all[i] -= d.rank()
		}
	}
	if d.chance(0.005) {
		all = append(all, d.axis(d.rank()))
	}
	if len(all) == 0 {
		d.let(name, "None")
		return nil
	}
	d.let(name, "%s", tuple(all))
	return values(all)
}

// argumentDraws draw the arguments of a call, by their names in the table.
var argumentDraws map[string]func(d *numpyDraw, name string) []reflect.Value

func init() {
	argumentDraws = map[string]func(d *numpyDraw, name string) []reflect.Value{
		"x": operand, "y": operand, "w": operand,
		// a divisor: integers are not 0
		"divisor": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.laidOut(name, d.of, d.stretching(), true, func(n int) reflect.Value {
				return d.nonzero(n)
			})}
		},
		"matrix": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, d.lengths(2))}
		},
		"axial": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, d.lengths(1))}
		},
		"weight": parameter, "bias": parameter,
		"epsilon": func(d *numpyDraw, name string) []reflect.Value {
			epsilon := []float64{1, 0.001}[d.IntN(2)]
			d.let(name, "%g", epsilon)
			return []reflect.Value{reflect.ValueOf(epsilon)}
		},
		// matrices of whole numbers, of which determinants are exact
		"whole": func(d *numpyDraw, name string) []reflect.Value {
			n := d.between(1, 4)
			return []reflect.Value{d.laidOut(name, d.of, append(d.stretching(), n, n), true,
				func(size int) reflect.Value {
					s := reflect.MakeSlice(reflect.SliceOf(d.of.elementType()), size, size)
					for i := range size {
						s.Index(i).SetFloat(float64(d.between(-9, 9)))
					}
					return s
				})}
		},
		"m": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, packageOf("bool"), d.stretching())}
		},
		"c": number,
		// a divisor that is a number
		"nonzero": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.define(name, d.nonzero(1))}
		},
		"lo": number, "hi": number,
		"axes": axes,
		"axis": func(d *numpyDraw, name string) []reflect.Value {
			d.lastAxis = d.axis(d.rank())
			d.let(name, "%d", d.lastAxis)
			return []reflect.Value{reflect.ValueOf(d.lastAxis)}
		},
		// an axis to insert
		"place": func(d *numpyDraw, name string) []reflect.Value {
			axis := d.axis(d.rank() + 1)
			d.let(name, "%d", axis)
			return []reflect.Value{reflect.ValueOf(axis)}
		},
		"k": from(-3, 4), "n": from(-9, 9), "count": from(0, 7), "few": from(1, 5), "ddof": from(0, 2),
		"rows": from(0, 9), "cols": from(0, 9),
		"q": func(d *numpyDraw, name string) []reflect.Value {
			q := []float64{0, 0.25, 0.5, 1, d.Float64()}[d.IntN(5)]
			d.let(name, "%v", q)
			return []reflect.Value{reflect.ValueOf(q)}
		},
		// all axes in another order, or none
		"order": func(d *numpyDraw, name string) []reflect.Value {
			if d.chance(0.2) {
				d.let(name, "None")
				return nil
			}
			all := d.Perm(d.rank())
			if d.chance(0.01) && len(all) > 0 {
				all[0]--
			}
			if len(all) == 0 {
				d.let(name, "None")
				return nil
			}
			d.let(name, "%s", tuple(all))
			return values(all)
		},
		// a shape of as many elements, one length of which may be -1
		"shape": func(d *numpyDraw, name string) []reflect.Value {
			shape := d.factors(tensor.Shape(d.shapeOf(d.first)).Size())
			if len(shape) > 0 && d.chance(0.5) && !slices.Contains(shape, 0) {
				shape[d.IntN(len(shape))] = -1
			}
			if len(shape) > 0 && d.chance(0.01) {
				shape[d.IntN(len(shape))]++
			}
			d.let(name, "%s", tuple(shape))
			return values(shape)
		},
		// a shape that the first tensor stretches to
		"wider": func(d *numpyDraw, name string) []reflect.Value {
			shape := slices.Clone(d.shapeOf(d.first))
			for i := range shape {
				if shape[i] == 1 && d.chance(0.5) || d.chance(0.01) {
					shape[i] = d.IntN(4)
				}
			}
			for len(shape) < 6 && d.chance(0.3) {
				shape = slices.Insert(shape, 0, d.between(0, 3))
			}
			d.let(name, "%s", tuple(shape))
			return values(shape)
		},
		// a shape that stretches to that of the first tensor
		"narrower": func(d *numpyDraw, name string) []reflect.Value {
			shape := d.shapeOf(d.first)
			shape = slices.Clone(shape[d.IntN(len(shape)+1):])
			for i := range shape {
				if d.chance(0.3) {
					shape[i] = 1
				}
				if d.chance(0.01) {
					shape[i]++
				}
			}
			d.let(name, "%s", tuple(shape))
			return values(shape)
		},
		"times": func(d *numpyDraw, name string) []reflect.Value {
			times := make([]int, d.rank())
			for i := range times {
				times[i] = []int{1, 1, 2, 3, 0}[d.IntN(5)]
			}
			d.let(name, "%s", tuple(times))
			return values(times)
		},
		"widths": func(d *numpyDraw, name string) []reflect.Value {
			widths := make([][2]int, d.rank())
			var text []string
			for i := range widths {
				widths[i] = [2]int{d.IntN(3), d.IntN(3)}
				text = append(text, fmt.Sprintf("(%d, %d)", widths[i][0], widths[i][1]))
			}
			d.let(name, "[%s]", strings.Join(text, ", "))
			return values(widths)
		},
		"slices": (*numpyDraw).slices,
		// indices below n, and n
		"hot": func(d *numpyDraw, name string) []reflect.Value {
			n := d.between(1, 7)
			d.let("n", "%d", n)
			return []reflect.Value{d.below("indices", d.shape, n), reflect.ValueOf(n)}
		},
		// elements, and points of the first axes of the first tensor to set to them
		"scatter": func(d *numpyDraw, name string) []reflect.Value {
			axes, lowest := d.between(1, d.rank()), math.MaxInt
			for axis := range axes {
				lowest = min(lowest, d.dim(axis))
			}
			n := d.most(4)
			shape := append([]int{n}, d.shapeOf(d.first)[axes:]...)
			y := d.tensor("y", d.of, shape[d.IntN(len(shape)+1):])
			return []reflect.Value{y, d.below("points", []int{n, axes}, lowest)}
		},
		// batch axes, none, and points of the first axes of the first tensor
		"points": func(d *numpyDraw, name string) []reflect.Value {
			axes, lowest := d.between(1, d.rank()), math.MaxInt
			for axis := range axes {
				lowest = min(lowest, d.dim(axis))
			}
			return []reflect.Value{
				reflect.ValueOf(0), d.below(name, []int{d.most(3), d.most(2), axes}, lowest),
			}
		},
		// lengths of parts along the axis that was drawn before
		"sizes": func(d *numpyDraw, name string) []reflect.Value {
			sizes, left := []int{}, d.dim(d.lastAxis)
			for left > 0 && len(sizes) < 4 {
				sizes = append(sizes, d.between(0, left))
				left -= sizes[len(sizes)-1]
			}
			sizes = append(sizes, left)
			d.let(name, "%s", tuple(sizes))
			return values(sizes)
		},
		// indices along the axis that was drawn before
		"indices": func(d *numpyDraw, name string) []reflect.Value {
			return values(d.list(name))
		},
		// such indices as a selector: a list, or a tensor of any shape
		"selector": func(d *numpyDraw, name string) []reflect.Value {
			if d.chance(0.5) {
				return []reflect.Value{reflect.ValueOf(tensor.Incl(d.list(name)...))}
			}
			shape := make([]int, d.between(1, 3))
			for i := range shape {
				shape[i] = d.most(3)
			}
			return []reflect.Value{d.indices(name, shape)}
		},
		// a tensor of indices along the axis that was drawn before, of the rank of the first tensor
		"places": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.places(name)}
		},
		// what to put, along which axis, and where
		"put": func(d *numpyDraw, name string) []reflect.Value {
			axis := argumentDraws["axis"](d, "axis")[0]
			places := d.places("places")
			d.shape = d.shapeOf(places)
			return []reflect.Value{d.tensor("y", d.of, d.stretching()), axis, places}
		},
		// what to add, along which axis, and where
		"add": func(d *numpyDraw, name string) []reflect.Value {
			axis := argumentDraws["axis"](d, "axis")[0]
			indices := argumentDraws["indices"](d, "indices")
			d.shape = d.along(len(indices))
			return append([]reflect.Value{d.tensor("y", d.of, d.stretching()), axis}, indices...)
		},
		// a tensor to write to
		"z": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.laidOut(name, d.of, d.shape, false, func(n int) reflect.Value {
				return d.slice(d.of.elementType(), n)
			})}
		},
		// operands of products: the last axis of a goes with the last but one of b, or with the only one
		"a": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, append(d.stretching(), d.between(0, 7)))}
		},
		"b": func(d *numpyDraw, name string) []reflect.Value {
			k := d.dim(-1)
			if d.chance(0.01) {
				k++
			}
			shape := []int{k}
			if d.chance(0.8) {
				shape = []int{k, d.between(0, 7)}
			}
			if d.chance(0.4) && len(shape) == 2 && len(d.shape) > 1 {
				shape = append(slices.Clone(d.shape[:len(d.shape)-1]), shape...)
				shape = shape[d.IntN(len(d.shape)):]
			}
			return []reflect.Value{d.tensor(name, d.of, shape)}
		},
		// large matrices
		"A": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, []int{d.between(1, 70), d.between(1, 70)})}
		},
		"B": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, []int{d.dim(-1), d.between(1, 70)})}
		},
		// vectors of one length
		"u": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, []int{d.between(0, 40)})}
		},
		"v": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, []int{d.dim(0)})}
		},
		// a tensor whose last axis is as long as that of the first
		"inner": func(d *numpyDraw, name string) []reflect.Value {
			shape := make([]int, d.IntN(3), 3)
			for i := range shape {
				shape[i] = d.between(0, 4)
			}
			return []reflect.Value{d.tensor(name, d.of, append(shape, d.dim(-1)))}
		},
		// a vector in ascending order, without NaN
		"sorted": func(d *numpyDraw, name string) []reflect.Value { return d.ascending(name, 0) },
		"edges":  func(d *numpyDraw, name string) []reflect.Value { return d.ascending(name, 2) },
		// vectors of three elements, and matrices of as many rows and columns, in batches that stretch
		"vectors": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, append(d.stretching(), 3))}
		},
		"square": func(d *numpyDraw, name string) []reflect.Value {
			return []reflect.Value{d.tensor(name, d.of, append(d.stretching(), 3, 3))}
		},
		// tensors to put one after another along the axis that was drawn before
		"parts": func(d *numpyDraw, name string) []reflect.Value {
			return d.several(name, func(shape []int) {
				if axis := d.lastAxis + len(shape); len(shape) > 0 && axis >= 0 {
					shape[axis%len(shape)] = d.IntN(5)
				}
			})
		},
		"equals": func(d *numpyDraw, name string) []reflect.Value {
			return d.several(name, func([]int) {})
		},
		// an axis of d.shape
		"along": func(d *numpyDraw, name string) []reflect.Value {
			d.lastAxis = d.axis(len(d.shape))
			d.let(name, "%d", d.lastAxis)
			return []reflect.Value{reflect.ValueOf(d.lastAxis)}
		},
		"between": func(d *numpyDraw, name string) []reflect.Value {
			d.lastAxis = d.axis(len(d.shape) + 1)
			d.let(name, "%d", d.lastAxis)
			return []reflect.Value{reflect.ValueOf(d.lastAxis)}
		},
		"made": func(d *numpyDraw, name string) []reflect.Value {
			d.let(name, "%s", tuple(d.shape))
			return values(d.shape)
		},
		"einsum": (*numpyDraw).einsum,
		"pairs":  (*numpyDraw).pairs,
		// start, stop and step of a range
		"range": func(d *numpyDraw, name string) (args []reflect.Value) {
			s := reflect.MakeSlice(reflect.SliceOf(d.of.elementType()), 3, 3)
			unsigned := s.Index(0).CanUint()
			for i, n := range []int{d.between(-9, 9), d.between(-40, 40), d.between(-4, 4)} {
				switch v := s.Index(i); {
				case unsigned:
					v.SetUint(uint64(max(n, -n)))
				case v.CanInt():
					v.SetInt(int64(n))
				default:
					v.SetFloat(float64(n) + []float64{0, 0, 0.5, 0.1}[d.IntN(4)])
				}
				args = append(args, d.define([]string{"start", "stop", "step"}[i], s.Slice(i, i+1)))
			}
			return args
		},
	}
}

// ascending draws a vector of at least so many elements in ascending order, without NaN.
func (d *numpyDraw) ascending(name string, least int) []reflect.Value {
	s := d.slice(d.of.elementType(), d.between(least, 20))
	for i := range s.Len() {
		if v := s.Index(i); isFloat(v.Type()) && math.IsNaN(float(v)) {
			v.SetZero()
		}
	}
	sort.Slice(s.Interface(), func(i, j int) bool {
		switch v, w := s.Index(i), s.Index(j); {
		case isFloat(v.Type()):
			return float(v) < float(w)
		case v.CanInt():
			return v.Int() < w.Int()
		default:
			return v.Uint() < w.Uint()
		}
	})
	data := numpyArray{dtypes[d.of.elementType()], nil, slices.Clone(bytesOf(s))}
	d.request.Operands = append(d.request.Operands, numpyOperand{name, "b", data})
	return reflect.ValueOf(d.of.functions["New"]).Call([]reflect.Value{s, reflect.ValueOf(s.Len())})
}

// several draws tensors whose shapes are d.shape, as change changes each, and lists them.
func (d *numpyDraw) several(name string, change func(shape []int)) (xs []reflect.Value) {
	var names []string
	for i := range d.between(1, 4) {
		shape := slices.Clone(d.shape)
		change(shape)
		if len(shape) > 0 && d.chance(0.005) {
			shape[d.IntN(len(shape))]++
		}
		names = append(names, fmt.Sprint("x", i))
		xs = append(xs, d.tensor(names[i], d.of, shape))
	}
	d.let(name, "(%s,)", strings.Join(names, ", "))
	return xs
}

// einsum draws an expression and its operands.
func (d *numpyDraw) einsum(name string) (args []reflect.Value) {
	const letters = "ijkl"
	lengths := map[byte]int{}
	for i := range letters {
		lengths[letters[i]] = d.between(0, 4)
	}
	var terms []string
	for i := range d.between(1, 3) {
		term, shape := make([]byte, d.IntN(4)), []int{}
		for i := range term {
			term[i] = letters[d.IntN(len(letters))]
			shape = append(shape, lengths[term[i]])
		}
		terms = append(terms, string(term))
		args = append(args, d.tensor(fmt.Sprint("x", i), d.of, shape))
	}
	text := strings.Join(terms, ",")
	if d.chance(0.7) {
		var result []byte
		for _, i := range d.Perm(len(letters)) {
			if strings.ContainsRune(text, rune(letters[i])) && d.chance(0.6) {
				result = append(result, letters[i])
			}
		}
		text += "->" + string(result)
	}
	var names []string
	for i := range terms {
		names = append(names, fmt.Sprint("x", i))
	}
	d.let(name, "%q, (%s,)", text, strings.Join(names, ", "))
	return slices.Insert(args, 0, reflect.ValueOf(text))
}

// pairs draws two tensors, and which of their axes go together.
func (d *numpyDraw) pairs(name string) []reflect.Value {
	shape := [2][]int{make([]int, d.between(0, 4)), make([]int, d.between(0, 4))}
	for i := range shape {
		for j := range shape[i] {
			shape[i][j] = d.between(0, 5)
		}
	}
	var axes [2][]int
	for i := range axes {
		axes[i] = d.Perm(len(shape[i]))
	}
	n := d.IntN(min(len(axes[0]), len(axes[1])) + 1)
	for i := range axes {
		axes[i] = axes[i][:n]
		for j, axis := range axes[i] {
			if i == 1 {
				shape[1][axis] = shape[0][(axes[0][j]+len(shape[0]))%len(shape[0])]
			}
			if d.chance(0.3) {
				axes[i][j] -= len(shape[i])
			}
		}
	}
	x, y := d.tensor("x", d.of, shape[0]), d.tensor("y", d.of, shape[1])
	d.let(name, "(%s, %s)", tuple(axes[0]), tuple(axes[1]))
	return []reflect.Value{x, y, reflect.ValueOf(axes[0]), reflect.ValueOf(axes[1])}
}

// along returns the shape of the first tensor with another length along the axis drawn before.
func (d *numpyDraw) along(n int) []int {
	shape := slices.Clone(d.shapeOf(d.first))
	if axis := d.lastAxis + len(shape); len(shape) > 0 {
		shape[axis%len(shape)] = n
	}
	return shape
}

// places draws indices along the axis drawn before, for each element of the first tensor.
func (d *numpyDraw) places(name string) reflect.Value {
	return d.indices(name, d.along(d.most(4)))
}

// most draws a number up to n of indices: none of an empty tensor, of which NumPy does not check
// them.
func (d *numpyDraw) most(n int) int {
	if tensor.Shape(d.shapeOf(d.first)).Size() == 0 {
		return 0
	}
	return d.between(0, n)
}

// list draws indices along the axis drawn before.
func (d *numpyDraw) list(name string) []int {
	indices := make([]int, d.most(4))
	for i := range indices {
		indices[i] = d.axis(d.dim(d.lastAxis))
	}
	d.let(name, "np.array(%s, int)", tuple(indices))
	return indices
}

// indices draws a tensor of indices along the axis drawn before.
func (d *numpyDraw) indices(name string, shape []int) reflect.Value {
	return d.below(name, shape, d.dim(d.lastAxis))
}

// below draws a tensor of indices of n.
func (d *numpyDraw) below(name string, shape []int, n int) reflect.Value {
	return d.laidOut(name, packageOf("int"), shape, true, func(size int) reflect.Value {
		s := make([]int, size)
		for i := range s {
			s[i] = d.axis(n)
		}
		return reflect.ValueOf(s)
	})
}

// nonzero draws elements, of which integers are not 0.
func (d *numpyDraw) nonzero(n int) reflect.Value {
	s := d.slice(d.of.elementType(), n)
	for i := range n {
		switch v := s.Index(i); {
		case v.CanInt() && v.Int() == 0:
			v.SetInt(3)
		case v.CanUint() && v.Uint() == 0:
			v.SetUint(3)
		}
	}
	return s
}

// factors returns lengths whose product is n.
func (d *numpyDraw) factors(n int) (shape []int) {
	for n > 1 && len(shape) < 4 {
		f := d.between(2, 7)
		if n%f == 0 {
			shape, n = append(shape, f), n/f
		} else if d.chance(0.2) {
			break
		}
	}
	if n != 1 || d.chance(0.2) {
		shape = append(shape, n)
	}
	for len(shape) < 5 && d.chance(0.2) {
		shape = append(shape, 1)
	}
	d.Shuffle(len(shape), func(i, j int) { shape[i], shape[j] = shape[j], shape[i] })
	return shape
}

// slices draws what Slice takes, and NumPy's index.
func (d *numpyDraw) slices(name string) (indices []reflect.Value) {
	var text []string
	add := func(i tensor.Index, format string, args ...any) {
		indices, text = append(indices, reflect.ValueOf(i)), append(text, fmt.Sprintf(format, args...))
	}
	skipped := false
	for axis := 0; axis < d.rank(); axis++ {
		n := d.dim(axis)
		lo, hi := d.between(-n-2, n+2), d.between(-n-2, n+2)
		step := []int{1, 1, 2, 3, -1, -2}[d.IntN(6)]
		if d.chance(0.1) {
			add(tensor.NewAxis, "None")
		}
		switch d.IntN(9) {
		case 0:
			add(tensor.Range(lo, hi), "%d:%d", lo, hi)
		case 1:
			add(tensor.Range(lo, hi).By(step), "%d:%d:%d", lo, hi, step)
		case 2:
			add(tensor.From(lo).By(step), "%d::%d", lo, step)
		case 3:
			add(tensor.To(hi).By(step), ":%d:%d", hi, step)
		case 4:
			add(tensor.All.By(step), "::%d", step)
		case 5:
			i := d.axis(n)
			add(tensor.At(i), "%d", i)
		case 6:
			fixed := []tensor.Index{tensor.Rest, tensor.ButLast, tensor.Even, tensor.Odd, tensor.All}
			i := d.IntN(len(fixed))
			add(fixed[i], "%s", []string{"1:", ":-1", "::2", "1::2", ":"}[i])
		case 7:
			if !skipped {
				skipped = true
				add(tensor.Ellipsis, "...")
				axis = d.between(axis, d.rank()) - 1 // the others are of the last axes
				continue
			}
			fallthrough
		default:
			add(tensor.All, ":")
		}
	}
	if !skipped && d.chance(0.2) {
		indices, text = indices[:len(indices)/2], text[:len(text)/2]
	}
	if len(text) == 0 {
		d.let(name, "()")
	} else {
		d.let(name, "np.s_[%s,]", strings.Join(text, ", "))
	}
	return indices
}
