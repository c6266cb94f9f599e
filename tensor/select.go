package tensor

import (
	"math/bits"
	"slices"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/internal/sysmem"
)

// A Selector lists indices of a dimension of n elements, for Select. These are Selectors:
//
//   - an Index, as for Slice, Incl and Excl, and tensors of ints, in place of whose one dimension
//     the result has those of the indices;
//   - tensors of bools, masks, which choose where they hold, as many dimensions as they have, which
//     become one;
//   - Points and Pointwise, which choose elements by their indices along several dimensions.
//
// Each chooses for itself, so that Select gives all combinations, as NumPy's ix_ does; of indices
// that belong together, Pointwise makes one Selector.
type Selector interface {
	Indices(n int) []int
}

// Incl chooses the elements at the given indices, in this order.
func Incl(indices ...int) Selector { return incl(indices) }

// Excl chooses the elements at all but the given indices.
func Excl(indices ...int) Selector { return excl(indices) }

// Points chooses the elements at coordinates, which are along the last dimension, in as many
// dimensions as these are; the others are those of the result. So a vector chooses one element,
// and the rows of a matrix, such as NonZero gives, one each. It panics with a *ShapeError if there
// is no last dimension, and with a *DeviceError if the coordinates are on a device.
func Points(coordinates Tensor[int]) Selector {
	shape := coordinates.Shape()
	if len(shape) == 0 {
		panic(&ShapeError{"Points", []Shape{shape}, "want one dimension or more"})
	}
	last := len(shape) - 1
	p := points{shape[:last], make([][]int, shape[last])}
	values, size := valuesOf(coordinates), p.shape.Size()
	for axis := range p.indices {
		p.indices[axis] = makeIndices(size)
		for k := range p.indices[axis] {
			p.indices[axis][k] = values[k*shape[last]+axis]
		}
	}
	return p
}

// Pointwise chooses the elements whose indices along as many dimensions are at the same place in
// each of the tensors, which broadcast together to the shape of the result, as NumPy's x[i, j]
// does. It panics with a *ShapeError if they do not, and with a *DeviceError if one is on a device.
func Pointwise(indices ...Tensor[int]) Selector {
	shapes := make([]Shape, len(indices))
	for axis, x := range indices {
		shapes[axis] = x.Shape()
	}
	p := points{Broadcast(shapes...), make([][]int, len(indices))}
	for axis, x := range indices {
		p.indices[axis] = stretched(valuesOf(x), shapes[axis], p.shape)
	}
	return p
}

// stretched returns values of a shape as they broadcast to another, in row-major order.
func stretched(values []int, from, to Shape) []int {
	all := makeIndices(to.Size())
	var index [MaxRank]int
	more := len(to) - len(from)
	for k := range all {
		at := 0
		for axis, n := range from {
			at *= n
			if n > 1 {
				at += index[more+axis]
			}
		}
		all[k] = values[at]
		for axis := len(to) - 1; axis >= 0; axis-- {
			if index[axis]++; index[axis] < to[axis] {
				break
			}
			index[axis] = 0
		}
	}
	return all
}

// valuesOf returns the elements of x, in row-major order, which Indices does of tensors of ints.
func valuesOf(x Tensor[int]) []int {
	if s, ok := x.(Selector); ok {
		return s.Indices(0)
	}
	return x.Values()
}

// points chooses elements by their indices along each dimension.
type points struct {
	shape   Shape
	indices [][]int
}

// Coordinates returns the shape of the points, and their indices along each dimension, in row-major
// order.
func (p points) Coordinates() (shape Shape, indices [][]int) { return p.shape, p.indices }

// Indices panics with a *ValueError unless p is of one dimension.
func (p points) Indices(int) []int {
	if len(p.indices) != 1 {
		panic(&ValueError{
			"Select", "selector", "Points or Pointwise", "a choice along a dimension",
		})
	}
	return p.indices[0]
}

type incl []int

func (s incl) Indices(int) []int { return s }

type excl []int

func (s excl) Indices(n int) []int {
	out := s.within(n)
	indices := makeIndices(n - len(out))
	i := 0
	for k := range indices {
		for ; len(out) > 0 && out[0] == i; i++ {
			out = out[1:]
		}
		indices[k] = i
		i++
	}
	return indices
}

// Count returns how many of n elements s chooses.
func (s excl) Count(n int) int { return n - len(s.within(n)) }

// within returns the indices of n elements that s leaves out, in ascending order.
func (s excl) within(n int) (out []int) {
	for _, i := range s {
		if i, ok := extent.FromStart(i, n); ok {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// makeIndices returns n zeros, for Select. It panics with a *SizeError if they take more than
// MaxBytes.
func makeIndices(n int) []int {
	if most := min(MaxBytes, sysmem.Most); n > most/(bits.UintSize/8) {
		panic(&SizeError{Op: "Select", Shape: Shape{n}, Most: most})
	}
	return make([]int, n)
}
