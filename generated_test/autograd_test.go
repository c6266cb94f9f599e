package generated_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func TestGradient(t *testing.T) {
	f := func(v float64) float64 { return 1 / (1 + math.Exp(-math.Sqrt(v)*v/3)) }
	at := 1.7
	x := autograd.New(f64.Scalar(at))
	y := autograd.Sigmoid(autograd.Div(autograd.Mul(autograd.Sqrt(x), x), autograd.New(f64.Scalar(3))))
	y.Backward()
	h := 1e-6
	want := (f(at+h) - f(at-h)) / (2 * h)
	if got := x.Grad.At(); math.Abs(got-want) > 1e-8 || math.Abs(y.Value.At()-f(at)) > 1e-14 {
		t.Fatal(got, want, y.Value.At(), f(at))
	}
}

func TestBroadcast(t *testing.T) {
	m := autograd.New(f32.New([]float32{1, 2, 3, 4, 5, 6}, 2, 3))
	v := autograd.New(f32.Of(10, 20, 30))
	p := autograd.Mul(m, v)
	p.Backward()
	fmt.Println(p.Value, v.Grad, m.Grad)
	tr := f32.Add(m.Value.Transpose(), f32.Scalar(1))
	fmt.Println(tr)
	if v.Grad.At(1) != 7 || m.Grad.At(1, 2) != 30 || tr.At(2, 1) != 7 {
		t.Fatal("wrong")
	}
	defer func() { fmt.Println(recover()) }()
	f32.Add(m.Value, f32.Of(1, 2))
}
