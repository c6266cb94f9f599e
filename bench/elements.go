package main

import (
	"runtime"

	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func init() { served["loop"] = loop }

// elements are the ways to reach each element of a tensor, which they add up.
var elements = map[string]func(x *f64.Tensor) float64{
	"elements": func(x *f64.Tensor) (sum float64) {
		for v := range x.Elements() {
			sum += v
		}
		return sum
	},
	"all": func(x *f64.Tensor) (sum float64) {
		for _, v := range x.All() {
			sum += v
		}
		return sum
	},
	"rows": func(x *f64.Tensor) (sum float64) {
		for _, row := range x.Rows() {
			for _, v := range row {
				sum += v
			}
		}
		return sum
	},
	"cursor": func(x *f64.Tensor) (sum float64) {
		for c := x.Scalars(); c.Next(); {
			sum += c.Get()
		}
		return sum
	},
}

// loop is the baseline that goes over a slice.
func loop(w work) (func(), error) {
	if _, ok := elements[w.Op]; !ok {
		return nil, errNoSuchWork
	}
	x := random[float64](w.size())
	return func() {
		var sum float64
		for _, v := range x {
			sum += v
		}
		runtime.KeepAlive(sum) // so that compilers do not leave it out
	}, nil
}
