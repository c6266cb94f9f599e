// Code generated from templates/vectors.go.tmpl. DO NOT EDIT.

package ints

// VecDot returns the dot products of vectors x and y: of shapes [… n], of which the dimensions …
// broadcast, that of shape […]. It panics with a *tensor.ShapeError if the shapes do not fit.
func VecDot(x, y *Tensor) *Tensor { return contractions.VecDot(x, y) }

// MatVec returns the products of matrices x and vectors y: of shapes [… m n] and [… n], of which
// the dimensions … broadcast, that of shape [… m]. It panics with a *tensor.ShapeError if the
// shapes do not fit.
func MatVec(x, y *Tensor) *Tensor { return contractions.MatVec(x, y) }
