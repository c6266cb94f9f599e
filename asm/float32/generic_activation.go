// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// reluGeneric sets z[i] = max(x[i], 0).
func reluGeneric(z, x []float32) {
	lengths.Fit("float32.ReLU", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = max(x[i&xs], 0)
	}
}

// leakyReLUGeneric sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]).
func leakyReLUGeneric(z, x, slope []float32) {
	lengths.Fit("float32.LeakyReLU", "len(x)", len(x), len(z))
	lengths.Fit("float32.LeakyReLU", "len(slope)", len(slope), len(z))
	xs, slopes := asm.IndexMask(len(x)), asm.IndexMask(len(slope))
	for i := range z {
		z[i] = where(x[i&xs] < 0, float32(slope[i&slopes]*x[i&xs]), x[i&xs])
	}
}

// softplusGeneric sets z[i] = softplus(x[i]).
func softplusGeneric(z, x []float32) {
	lengths.Fit("float32.Softplus", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = softplus(x[i&xs])
	}
}

// geluGeneric sets z[i] = gelu(x[i]).
func geluGeneric(z, x []float32) {
	lengths.Fit("float32.GELU", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = gelu(x[i&xs])
	}
}

// sigmoidGeneric sets z[i] = sigmoid(x[i]).
func sigmoidGeneric(z, x []float32) {
	lengths.Fit("float32.Sigmoid", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sigmoid(x[i&xs])
	}
}

// siluGeneric sets z[i] = silu(x[i]).
func siluGeneric(z, x []float32) {
	lengths.Fit("float32.SiLU", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = silu(x[i&xs])
	}
}

// eluGeneric sets z[i] = elu(x[i], alpha[i]).
func eluGeneric(z, x, alpha []float32) {
	lengths.Fit("float32.ELU", "len(x)", len(x), len(z))
	lengths.Fit("float32.ELU", "len(alpha)", len(alpha), len(z))
	xs, alphas := asm.IndexMask(len(x)), asm.IndexMask(len(alpha))
	for i := range z {
		z[i] = elu(x[i&xs], alpha[i&alphas])
	}
}

// mishGeneric sets z[i] = mish(x[i]).
func mishGeneric(z, x []float32) {
	lengths.Fit("float32.Mish", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = mish(x[i&xs])
	}
}

// hardTanhGeneric sets z[i] = clamp(x[i], -1, 1).
func hardTanhGeneric(z, x []float32) {
	lengths.Fit("float32.HardTanh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = clamp(x[i&xs], -1, 1)
	}
}

// sELUGeneric sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * x[i], 1.7580993408473768599402175208123 * expm1(x[i])).
func sELUGeneric(z, x []float32) {
	lengths.Fit("float32.SELU", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, float32(1.0507009873554804934193349852946*x[i&xs]), float32(1.7580993408473768599402175208123*expm1(x[i&xs])))
	}
}

// hardSigmoidGeneric sets z[i] = clamp(x[i] + 3, 0, 6) / 6.
func hardSigmoidGeneric(z, x []float32) {
	lengths.Fit("float32.HardSigmoid", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = clamp(x[i&xs]+3, 0, 6) / 6
	}
}

// reluGradGeneric sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.ReLUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.ReLUGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, g[i&gs], 0)
	}
}

// leakyReLUGradGeneric sets z[i] = where(x[i] < 0, slope[i] * g[i], g[i]).
func leakyReLUGradGeneric(z, g, x, slope []float32) {
	lengths.Fit("float32.LeakyReLUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.LeakyReLUGrad", "len(x)", len(x), len(z))
	lengths.Fit("float32.LeakyReLUGrad", "len(slope)", len(slope), len(z))
	gs, xs, slopes := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(slope))
	for i := range z {
		z[i] = where(x[i&xs] < 0, float32(slope[i&slopes]*g[i&gs]), g[i&gs])
	}
}

// softplusGradGeneric sets z[i] = g[i] * sigmoid(x[i]).
func softplusGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.SoftplusGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SoftplusGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * sigmoid(x[i&xs])
	}
}

// geluGradGeneric sets z[i] = g[i] * fma(max(min(x[i], 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x[i], 1000), -1000) * max(min(x[i], 1000), -1000)), phi(x[i])).
func geluGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.GELUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.GELUGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * fma(max(min(x[i&xs], 1000), -1000)*0.3989422804014327, exp(float32(-0.5*max(min(x[i&xs], 1000), -1000)*max(min(x[i&xs], 1000), -1000))), phi(x[i&xs]))
	}
}

// sigmoidGradGeneric sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradGeneric(z, g, r []float32) {
	lengths.Fit("float32.SigmoidGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SigmoidGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * r[i&rs] * (1 - r[i&rs])
	}
}

// siluGradGeneric sets z[i] = g[i] * sigmoid(x[i]) * (1 + max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))).
func siluGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.SiLUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SiLUGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * sigmoid(x[i&xs]) * (1 + float32(max(min(x[i&xs], 1000), -1000)*(1-sigmoid(x[i&xs]))))
	}
}

// eluGradGeneric sets z[i] = where(x[i] > 0, g[i], g[i] * alpha[i] * exp(x[i])).
func eluGradGeneric(z, g, x, alpha []float32) {
	lengths.Fit("float32.ELUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.ELUGrad", "len(x)", len(x), len(z))
	lengths.Fit("float32.ELUGrad", "len(alpha)", len(alpha), len(z))
	gs, xs, alphas := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(alpha))
	for i := range z {
		z[i] = where(x[i&xs] > 0, g[i&gs], float32(g[i&gs]*alpha[i&alphas]*exp(x[i&xs])))
	}
}

// mishGradGeneric sets z[i] = g[i] * (sigmoid(x[i]) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1)) * fma(4 * (max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))), (1 - sigmoid(x[i])) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1), 2 - sigmoid(x[i])).
func mishGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.MishGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.MishGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * (sigmoid(x[i&xs]) / fma(1-sigmoid(x[i&xs]), 1-sigmoid(x[i&xs]), 1)) * fma(4*(max(min(x[i&xs], 1000), -1000)*(1-sigmoid(x[i&xs]))), (1-sigmoid(x[i&xs]))/fma(1-sigmoid(x[i&xs]), 1-sigmoid(x[i&xs]), 1), 2-sigmoid(x[i&xs]))
	}
}

// hardTanhGradGeneric sets z[i] = where(x[i] < -1 || x[i] > 1, 0, g[i]).
func hardTanhGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.HardTanhGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.HardTanhGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] < -1 || x[i&xs] > 1, 0, g[i&gs])
	}
}

// sELUGradGeneric sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * g[i], 1.7580993408473768599402175208123 * (g[i] * exp(x[i]))).
func sELUGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.SELUGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SELUGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, float32(1.0507009873554804934193349852946*g[i&gs]), float32(1.7580993408473768599402175208123*(g[i&gs]*exp(x[i&xs]))))
	}
}

// hardSigmoidGradGeneric sets z[i] = where(x[i] > -3 && x[i] < 3, g[i] / 6, 0).
func hardSigmoidGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.HardSigmoidGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.HardSigmoidGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > -3 && x[i&xs] < 3, g[i&gs]/6, 0)
	}
}
