package blas

import "gonum.org/v1/gonum/blas"

// Sizes from which on kernels gain over gonum's loops.
var (
	leastVector   = 32      // elements of a vector
	leastMatrix   = 1 << 12 // elements of a matrix that is multiplied with a vector
	leastRow      = 128     // elements of a row of a matrix that a vector is added to
	leastProducts = 256     // products of elements of two matrices
	leastRows     = 16      // rows of a symmetric matrix, or beside which a triangle is on the right
	leastTriangle = 1 << 15 // products with a triangle on the left, of less than leastSolve rows
	leastSolve    = 64
	leastCols     = 4       // columns that are multiplied with a block of a triangle
	leastParallel = 1 << 16 // products of elements for more than one goroutine
)

// Sizes of blocks.
var (
	chunkElements = 512 // of a vector, computed at a time through a buffer that stays in L1
	chunkCols     = 256 // of a matrix, of which triangleRows rows stay in L1
	scaledDepth   = 512 // columns of an operand that are scaled at a time
	triangleRows  = 8   // of a triangle that are multiplied or solved one by one
	squareRows    = 48  // of a triangle that is computed as a square
	symmetricRows = 64  // of a symmetric matrix that are unfolded at a time
	vectorRows    = 64  // of a triangle that gonum multiplies with a vector
)

// smallTriangle reports whether a triangle on a side of an m × n matrix is too small to gain.
func smallTriangle(s blas.Side, m, n int) bool {
	if s == blas.Left {
		return m < leastSolve && m*m*n < leastTriangle
	}
	return m < leastRows
}
