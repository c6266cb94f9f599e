package main

import (
	"runtime"

	"github.com/viterin/vek/vek32"

	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/search"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// found is how many vectors searches find.
const found = 10

// nearest returns the work of searching by products, or nil: of one dot product, of a query among
// vectors, or of as many queries as the shape begins with.
func nearest(w work) func() {
	switch w.Op {
	case "dot":
		x, y := random[float32](w.size()), random[float32](w.size())
		return func() { runtime.KeepAlive(kernels.Best.Dot(x, y)) }
	case "nearest":
		n, length := w.Shape[0], w.Shape[1]
		x := indexOf(n, length)
		query := random[float32](length)
		var matches []search.Match
		return func() { matches = x.Nearest(matches[:0], query, found, nil) }
	case "nearestmany":
		queries, length, n := w.Shape[0], w.Shape[1], w.Shape[2]
		x := indexOf(n, length)
		q := f32.New(random[float32](queries*length), queries, length)
		return func() { x.NearestOfAll(q, found, nil) }
	}
	return nil
}

func indexOf(n, length int) *search.Index {
	x := search.New(length, search.Dot)
	x.AddAll(f32.New(random[float32](n*length), n, length))
	return x
}

// vekNearest is nearest by a product of vek for each vector.
func vekNearest(w work) func() {
	switch w.Op {
	case "dot":
		x, y := random[float32](w.size()), random[float32](w.size())
		return func() { runtime.KeepAlive(vek32.Dot(x, y)) }
	case "nearest":
		n, length := w.Shape[0], w.Shape[1]
		vectors, query := random[float32](n*length), random[float32](length)
		scores, places := make([]float32, found), make([]int, found)
		return func() {
			clear(scores)
			for i := range n {
				score := vek32.Dot(query, vectors[i*length:][:length])
				if score <= scores[found-1] {
					continue
				}
				at := found - 1
				for ; at > 0 && scores[at-1] < score; at-- {
					scores[at], places[at] = scores[at-1], places[at-1]
				}
				scores[at], places[at] = score, i
			}
		}
	}
	return nil
}
