// Package autograd differentiates programs of tensor operations.
//
// A [Variable] is a tensor that remembers how it was computed. Its functions and methods have
// the names of those of tensors, for every type of float tensors. [Variable.Backward] goes back
// from a result, and adds to Grad of each variable that it was computed from the derivative
// of the sum of the result, by kernels that are fused for it. [Gradients] gives derivatives
// as variables, which can be differentiated again.
//
// Both are reverse-mode differentiation (Griewank and Walther, Evaluating Derivatives,
// 2008): the derivative of each operation is an expression of the table in gen/table,
// lowered here once to a kernel and once to operations on variables.
//
// Where a function has no derivative, it has one here that is between the slopes beside
// that point: the first operand of Maximum and Minimum has all of the gradient of a tie,
// equal elements share that of Max and Min, and the derivatives of Abs, ReLU, Norm, Std and
// Hypot are 0 at 0. So are those of what goes in steps, such as Floor.
//
// A variable shares the memory of its value, which must not change as long as a derivative
// needs it: if a method of the tensor or of a view has changed it, Backward panics with a
// *tensor.ChangedError. After Backward, it may change, and optimizers change it.
//
// A gradient belongs to who reads it: Backward adds to Grad as long as it is there, and never
// writes to one that was taken away by setting Grad to nil. [ZeroGrad] gives the memory of
// gradients back and [Variable.Free] that of results, so that a step of training uses that of
// the last one.
//
// Several goroutines may use the same variables, if none runs Backward on results that
// share variables meanwhile, and none changes a tensor that others read.
package autograd
