// Code generated from gen/ops. DO NOT EDIT.

package f64

// addGeneric sets z[i] = x[i] + y[i].
func addGeneric(z, x, y []float64) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] + y[i]
	}
}

// subGeneric sets z[i] = x[i] - y[i].
func subGeneric(z, x, y []float64) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] - y[i]
	}
}

// mulGeneric sets z[i] = x[i] * y[i].
func mulGeneric(z, x, y []float64) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] * y[i]
	}
}

// divGeneric sets z[i] = x[i] / y[i].
func divGeneric(z, x, y []float64) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = x[i] / y[i]
	}
}

// maxGeneric sets z[i] = max(x[i], y[i]).
func maxGeneric(z, x, y []float64) {
	x, y = x[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = max(x[i], y[i])
	}
}

// negGeneric sets z[i] = -x[i].
func negGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = -x[i]
	}
}

// absGeneric sets z[i] = abs(x[i]).
func absGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = abs(x[i])
	}
}

// sqrtGeneric sets z[i] = sqrt(x[i]).
func sqrtGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = sqrt(x[i])
	}
}

// squareGeneric sets z[i] = x[i] * x[i].
func squareGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = x[i] * x[i]
	}
}

// reluGeneric sets z[i] = max(x[i], 0).
func reluGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = max(x[i], 0)
	}
}

// expGeneric sets z[i] = exp(x[i]).
func expGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = exp(x[i])
	}
}

// logGeneric sets z[i] = log(x[i]).
func logGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = log(x[i])
	}
}

// log1pGeneric sets z[i] = log1p(x[i]).
func log1pGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = log1p(x[i])
	}
}

// sinGeneric sets z[i] = sin(x[i]).
func sinGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = sin(x[i])
	}
}

// cosGeneric sets z[i] = cos(x[i]).
func cosGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = cos(x[i])
	}
}

// tanhGeneric sets z[i] = tanh(x[i]).
func tanhGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = tanh(x[i])
	}
}

// softplusGeneric sets z[i] = max(x[i], 0) + log1p(exp(-abs(x[i]))).
func softplusGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = max(x[i], 0) + log1p(exp(-abs(x[i])))
	}
}

// geluGeneric sets z[i] = x[i] / (1 + exp(-1.5957691216057308 * (x[i] + 0.044715 * x[i] * x[i] * x[i]))).
func geluGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = x[i] / (1 + exp(-1.5957691216057308*(x[i]+0.044715*x[i]*x[i]*x[i])))
	}
}

// sigmoidGeneric sets z[i] = 1 / (1 + exp(-x[i])).
func sigmoidGeneric(z, x []float64) {
	x = x[:len(z)]
	for i := range z {
		z[i] = 1 / (1 + exp(-x[i]))
	}
}

// divGradYGeneric sets z[i] = -g[i] * r[i] / y[i].
func divGradYGeneric(z, g, r, y []float64) {
	g, r, y = g[:len(z)], r[:len(z)], y[:len(z)]
	for i := range z {
		z[i] = -g[i] * r[i] / y[i]
	}
}

// maxGradXGeneric sets z[i] = where(x[i] >= y[i], g[i], 0).
func maxGradXGeneric(z, x, y, g []float64) {
	x, y, g = x[:len(z)], y[:len(z)], g[:len(z)]
	for i := range z {
		z[i] = where(x[i] >= y[i], g[i], 0)
	}
}

// maxGradYGeneric sets z[i] = where(x[i] < y[i], g[i], 0).
func maxGradYGeneric(z, x, y, g []float64) {
	x, y, g = x[:len(z)], y[:len(z)], g[:len(z)]
	for i := range z {
		z[i] = where(x[i] < y[i], g[i], 0)
	}
}

// absGradGeneric sets z[i] = where(x[i] < 0, -g[i], g[i]).
func absGradGeneric(z, x, g []float64) {
	x, g = x[:len(z)], g[:len(z)]
	for i := range z {
		z[i] = where(x[i] < 0, -g[i], g[i])
	}
}

// sqrtGradGeneric sets z[i] = g[i] / (2 * r[i]).
func sqrtGradGeneric(z, g, r []float64) {
	g, r = g[:len(z)], r[:len(z)]
	for i := range z {
		z[i] = g[i] / (2 * r[i])
	}
}

// squareGradGeneric sets z[i] = 2 * g[i] * x[i].
func squareGradGeneric(z, g, x []float64) {
	g, x = g[:len(z)], x[:len(z)]
	for i := range z {
		z[i] = 2 * g[i] * x[i]
	}
}

// reluGradGeneric sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradGeneric(z, x, g []float64) {
	x, g = x[:len(z)], g[:len(z)]
	for i := range z {
		z[i] = where(x[i] > 0, g[i], 0)
	}
}

// log1pGradGeneric sets z[i] = g[i] / (1 + x[i]).
func log1pGradGeneric(z, g, x []float64) {
	g, x = g[:len(z)], x[:len(z)]
	for i := range z {
		z[i] = g[i] / (1 + x[i])
	}
}

// sinGradGeneric sets z[i] = g[i] * cos(x[i]).
func sinGradGeneric(z, g, x []float64) {
	g, x = g[:len(z)], x[:len(z)]
	for i := range z {
		z[i] = g[i] * cos(x[i])
	}
}

// cosGradGeneric sets z[i] = -g[i] * sin(x[i]).
func cosGradGeneric(z, g, x []float64) {
	g, x = g[:len(z)], x[:len(z)]
	for i := range z {
		z[i] = -g[i] * sin(x[i])
	}
}

// tanhGradGeneric sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradGeneric(z, g, r []float64) {
	g, r = g[:len(z)], r[:len(z)]
	for i := range z {
		z[i] = g[i] * (1 - r[i]) * (1 + r[i])
	}
}

// softplusGradGeneric sets z[i] = g[i] / (1 + exp(-x[i])).
func softplusGradGeneric(z, g, x []float64) {
	g, x = g[:len(z)], x[:len(z)]
	for i := range z {
		z[i] = g[i] / (1 + exp(-x[i]))
	}
}

// sigmoidGradGeneric sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradGeneric(z, g, r []float64) {
	g, r = g[:len(z)], r[:len(z)]
	for i := range z {
		z[i] = g[i] * r[i] * (1 - r[i])
	}
}
