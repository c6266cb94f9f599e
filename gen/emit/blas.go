package emit

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A blasRoutine is a routine of BLAS that a generic function of its name does, or else gonum.
type blasRoutine struct {
	Name string // less the letter of the type
	Doc  string // completing that
	// of the routine, where T is the type of elements
	parameters string
	Small      string // what is too small to gain
}

// blasRoutines are those of matrices, which all are generic functions with the same parameters
// that report whether they did it: what is wrong, empty or without an effect is left to gonum.
var blasRoutines = []blasRoutine{
	{
		"gemv", "sets y to alpha·op(A)·x + beta·y, where op(A) is the m × n matrix A or its transpose.",
		"tA blas.Transpose, m, n int, alpha T, a []T, lda int, x []T, incX int, beta T, y []T, incY int",
		"m*n < leastMatrix",
	},
	{
		"ger", "adds alpha·x·yᵀ to the m × n matrix A.",
		"m, n int, alpha T, x []T, incX int, y []T, incY int, a []T, lda int",
		// gonum's, in v0.17.0 on amd64, reads beyond vectors that go backward
		"n < leastRow && incX > 0 && incY > 0",
	},
	{
		"symv", "sets y to alpha·A·x + beta·y, where A is symmetric and read in one triangle.",
		"ul blas.Uplo, n int, alpha T, a []T, lda int, x []T, incX int, beta T, y []T, incY int",
		"n < 2*vectorRows",
	},
	{
		"trmv", "sets x to op(A)·x, where A is triangular.",
		"ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int, x []T, incX int",
		"n < 2*vectorRows",
	},
	{
		"trsv", "sets x to the solution of op(A)·y = x, where A is triangular.",
		"ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int, x []T, incX int",
		"n < 2*vectorRows",
	},
	{
		"gemm", "sets the m × n matrix C to alpha·op(A)·op(B) + beta·C, where op(A) has k columns.",
		"tA, tB blas.Transpose, m, n, k int, alpha T, a []T, lda int, b []T, ldb int, " +
			"beta T, c []T, ldc int",
		"m*n*k < leastProducts",
	},
	{
		"symm", "sets the m × n matrix C to alpha·A·B + beta·C, or if A is to be on the right to " +
			"alpha·B·A + beta·C, where A is symmetric and read in one triangle.",
		"s blas.Side, ul blas.Uplo, m, n int, alpha T, a []T, lda int, b []T, ldb int, " +
			"beta T, c []T, ldc int",
		"max(m, n) < leastRows",
	},
	{
		"syrk", "sets a triangle of the n × n matrix C to that of alpha·A·Aᵀ + beta·C, with the " +
			"transpose of A in its place if tA says so.",
		"ul blas.Uplo, tA blas.Transpose, n, k int, alpha T, a []T, lda int, beta T, c []T, ldc int",
		"n < leastRows",
	},
	{
		"syr2k", "sets a triangle of the n × n matrix C to that of alpha·(A·Bᵀ + B·Aᵀ) + beta·C, " +
			"with transposes in place of A and B if tA says so.",
		"ul blas.Uplo, tA blas.Transpose, n, k int, alpha T, a []T, lda int, b []T, ldb int, " +
			"beta T, c []T, ldc int",
		"n < leastRows",
	},
	{
		"trmm", "sets the m × n matrix B to alpha·op(A)·B, or if A is to be on the right to " +
			"alpha·B·op(A), where A is triangular.",
		"s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha T, " +
			"a []T, lda int, b []T, ldb int",
		"smallTriangle(s, m, n)",
	},
	{
		"trsm", "sets the m × n matrix B to the solution of op(A)·X = alpha·B, or if A is to be on " +
			"the right of X·op(A) = alpha·B, where A is triangular.",
		"s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha T, " +
			"a []T, lda int, b []T, ldb int",
		"smallTriangle(s, m, n)",
	},
}

// Parameters returns the parameters of r for elements of a type.
func (r blasRoutine) Parameters(element string) string {
	return regexp.MustCompile(`\bT\b`).ReplaceAllString(r.parameters, element)
}

// Arguments returns the names of the parameters of r.
func (r blasRoutine) Arguments() string {
	parameters := strings.Split(r.parameters, ", ")
	for i, p := range parameters {
		parameters[i], _, _ = strings.Cut(p, " ")
	}
	return strings.Join(parameters, ", ")
}

// blasLetter returns the letter that the names of the routines of a type start with.
func blasLetter(d table.DType) string { return map[int]string{32: "S", 64: "D"}[d.Bits] }

// blasKernels returns the name of the kernels of a type in package blas.
func blasKernels(d table.DType) string { return map[int]string{32: "single", 64: "double"}[d.Bits] }

// blasMethods returns the methods of blas.Implementation.
func blasMethods() Output {
	floats := slices.DeleteFunc(slices.Clone(table.DTypes), func(d table.DType) bool {
		return !d.IsFloat()
	})
	return fill("blas/methods.go", "blas.go.tmpl", floats)
}
