// Code generated from gen/ops. DO NOT EDIT.

package ints

// addGeneric sets z[i] = x[i] + y[i].
func addGeneric(z, x, y []int) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] + y[i]
	}
}

// subGeneric sets z[i] = x[i] - y[i].
func subGeneric(z, x, y []int) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] - y[i]
	}
}

// mulGeneric sets z[i] = x[i] * y[i].
func mulGeneric(z, x, y []int) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] * y[i]
	}
}

// divGeneric sets z[i] = x[i] / y[i].
func divGeneric(z, x, y []int) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] / y[i]
	}
}

// maxGeneric sets z[i] = max(x[i], y[i]).
func maxGeneric(z, x, y []int) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = max(x[i], y[i])
	}
}

// negGeneric sets z[i] = -x[i].
func negGeneric(z, x []int) {
	x = x[:len(z)]
	for i := range z {
		z[i] = -x[i]
	}
}

// squareGeneric sets z[i] = x[i] * x[i].
func squareGeneric(z, x []int) {
	x = x[:len(z)]
	for i := range z {
		z[i] = x[i] * x[i]
	}
}
