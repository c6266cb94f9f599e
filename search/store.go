package search

import (
	"math"

	"github.com/ashlar-go/ashlar/half"
)

// floats are elements as they are.
type floats []float32

func newFloats(length int) store { return make(floats, length*width) }

func (s floats) len() int      { return len(s) / width }
func (s floats) together() int { return s.len() }

func (s floats) put(column int, v []float32) (float64, bool) {
	for i, e := range v {
		s[i*width+column] = e
	}
	return 1, true
}

func (s floats) rows(low, high int, _ []float32) []float32 { return s[low*width : high*width] }
func (s floats) at(row, column int) float32                { return s[row*width+column] }

// chunk is how many rows of fewer bits are made float32 at a time, which then are in L1.
const chunk = 48

// halves are elements rounded to 16 bits.
type halves []half.Float16

func newHalves(length int) store { return make(halves, length*width) }

func (s halves) len() int      { return len(s) / width }
func (s halves) together() int { return chunk }

func (s halves) put(column int, v []float32) (float64, bool) {
	for i, e := range v {
		s[i*width+column] = half.Float16Of(e)
	}
	return 1, true
}

func (s halves) rows(low, high int, buffer []float32) []float32 {
	z := buffer[:(high-low)*width]
	half.Widen(z, s[low*width:high*width])
	return z
}

func (s halves) at(row, column int) float32 { return s[row*width+column].Float32() }

// bytes are multiples of a step for each vector.
type bytes struct {
	multiples []int8
	steps     [width]float32
}

func newBytes(length int) store { return &bytes{multiples: make([]int8, length*width)} }

func (s *bytes) len() int      { return len(s.multiples) / width }
func (s *bytes) together() int { return chunk }

const mostBytes = math.MaxInt8

func (s *bytes) put(column int, v []float32) (float64, bool) {
	var most float64
	for _, e := range v {
		most = math.Max(most, math.Abs(float64(e))) // NaN if there is one
	}
	if !(most <= math.MaxFloat32) {
		return 0, false
	}
	step := float32(most / mostBytes)
	if step == 0 {
		step = 1
	}
	for i, e := range v {
		multiple := math.RoundToEven(float64(e) / float64(step))
		s.multiples[i*width+column] = int8(max(-mostBytes, min(multiple, mostBytes)))
	}
	s.steps[column] = step
	return float64(step), true
}

func (s *bytes) rows(low, high int, buffer []float32) []float32 {
	z := buffer[:(high-low)*width]
	widen(z, s.multiples[low*width:high*width])
	return z
}

func (s *bytes) at(row, column int) float32 {
	return float32(s.multiples[row*width+column]) * s.steps[column]
}
