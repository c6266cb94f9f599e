// Package autograd differentiates programs of tensor operations.
//
// A [Var] is a tensor that remembers how it was computed. Its functions have the names
// of those of tensors, for every type of float tensors. [Var.Backward] goes back from a
// result, and adds to Grad of each variable that it was computed from the derivative of
// the sum of the result, by kernels that are fused for it. [Gradients] gives derivatives
// as variables, which can be differentiated again.
//
// Both are reverse-mode differentiation (Griewank and Walther, Evaluating Derivatives,
// 2008): the derivative of each operation is an expression of the table in gen/ops,
// lowered here once to a kernel and once to operations on variables.
//
// Several goroutines may use the same variables, if none runs Backward on results that
// share variables meanwhile, and none changes a tensor that others read.
package autograd
