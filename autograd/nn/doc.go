// Package nn has what neural networks are made of, on top of package autograd.
//
// Losses are means over all predictions, of rank 0, for [autograd.Variable.Backward].
package nn
