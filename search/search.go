// Package search finds the vectors nearest to a query among many, exactly.
//
// An Index keeps vectors of float32, as they are or in fewer bits. A search goes through all of
// them once: products of matrices give scores, and those that rounding may have put in the wrong
// order are computed again in float64. What is found is therefore what float64 would find, in the
// same order for one query as for many, for any number of threads and on every machine.
//
// Several goroutines may search an index at a time, while none adds to it.
package search

import (
	"math"
	"strconv"
	"sync"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// A Metric says which vectors are near.
type Metric int

// The metrics.
const (
	// Dot has the largest products with the query nearest.
	Dot Metric = iota
	// Cosine has the largest cosines of the angle to the query nearest. That of a vector of zeros
	// is 0.
	Cosine
	// Euclidean has the smallest distances to the query nearest. Scores are their squares.
	Euclidean
)

// String returns the name of m.
func (m Metric) String() string {
	if m < Dot || m > Euclidean {
		return "Metric(" + strconv.Itoa(int(m)) + ")"
	}
	return [...]string{"Dot", "Cosine", "Euclidean"}[m]
}

// An Option changes how an index keeps vectors.
type Option func(*Index)

// Float16 keeps elements rounded to 16 bits, in half of the memory. Those beyond 65504 become
// infinite.
func Float16(x *Index) { x.newStore = newHalves }

// Int8 keeps elements as integers from -127 to 127, each a multiple of 1/127 of the largest element
// of its vector, in a quarter of the memory. Elements must be finite.
func Int8(x *Index) { x.newStore = newBytes }

// An Index holds vectors of one length, numbered from 0 in the order of their coming.
type Index struct {
	length   int
	metric   Metric
	newStore func(length int) store
	n        int // vectors
	blocks   []*block
	kept     []float32 // the vector that was added last

	mu   sync.Mutex
	idle []*scan // used again
}

// New returns an empty index of vectors of the given length. It panics with a *tensor.ValueError if
// length is less than 1, or there is no such metric.
func New(length int, metric Metric, options ...Option) *Index {
	if length < 1 {
		panic(&tensor.ValueError{
			Op: "search.New", Argument: "length", Value: length, Want: "at least 1",
		})
	}
	if metric < Dot || metric > Euclidean {
		panic(&tensor.ValueError{
			Op: "search.New", Argument: "metric", Value: metric, Want: "Dot, Cosine or Euclidean",
		})
	}
	x := &Index{length: length, metric: metric, newStore: newFloats, kept: make([]float32, length)}
	for _, option := range options {
		option(x)
	}
	return x
}

// Len returns the number of vectors.
func (x *Index) Len() int { return x.n }

// Length returns the number of elements of a vector.
func (x *Index) Length() int { return x.length }

// Add appends a copy of a vector and returns its number. It panics with a *tensor.ShapeError if v
// has another length, and with a *tensor.ValueError if it cannot be kept as the index keeps
// vectors.
func (x *Index) Add(v []float32) int {
	x.checkLength("search.Add", len(v))
	x.add("search.Add", v)
	return x.n - 1
}

// AddAll appends copies of the rows of vectors, in order, and returns the number of the first. It
// panics as Add does, with the rows before the one at fault added.
func (x *Index) AddAll(vectors *f32.Tensor) int {
	x.checkRows("search.AddAll", vectors)
	first := x.n
	for _, v := range vectors.Rows() {
		x.add("search.AddAll", v)
	}
	return first
}

// Vector returns vector i as it is kept. It panics with a *tensor.IndexError if there is none.
func (x *Index) Vector(i int) []float32 {
	if i < 0 || i >= x.n {
		panic(&tensor.IndexError{Op: "search.Vector", Index: []int{i}, Shape: tensor.Shape{x.n}})
	}
	return x.blocks[i/width].vector(make([]float32, x.length), i%width)
}

// add appends a vector of the right length.
func (x *Index) add(op string, v []float32) {
	if x.n%width == 0 {
		x.blocks = append(x.blocks, newBlock(x.newStore(x.length)))
	}
	b := x.blocks[x.n/width]
	if !b.put(x.n%width, v, x.metric, x.kept) {
		if x.n%width == 0 {
			x.blocks = x.blocks[:len(x.blocks)-1]
		}
		panic(&tensor.ValueError{Op: op, Argument: "a vector", Value: v, Want: "finite elements"})
	}
	x.n++
}

func (x *Index) checkLength(op string, n int) {
	if n != x.length {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{{n}}, Want: "vectors of " + strconv.Itoa(x.length),
		})
	}
}

// checkRows panics unless rows are vectors, one below the other.
func (x *Index) checkRows(op string, rows *f32.Tensor) {
	if rows.Rank() != 2 || rows.Dim(1) != x.length {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{rows.Shape()},
			Want: "rows of " + strconv.Itoa(x.length),
		})
	}
}

// score returns that of a vector.
func (m Metric) score(query, v []float32) float64 {
	switch m {
	case Cosine:
		norms := norm(query) * norm(v)
		if norms == 0 {
			return 0
		}
		return product(query, v) / norms
	case Euclidean:
		return squaredDistance(query, v)
	default:
		return product(query, v)
	}
}

// product returns the sum of the products of elements, which are exact.
func product(x, y []float32) (sum float64) {
	for i, v := range x {
		sum += float64(float64(v) * float64(y[i]))
	}
	return sum
}

func squaredDistance(x, y []float32) (sum float64) {
	for i, v := range x {
		d := float64(v) - float64(y[i])
		sum += float64(d * d)
	}
	return sum
}

// norm returns the length of a vector in space.
func norm(x []float32) float64 { return math.Sqrt(product(x, x)) }
