package blas

// Sizes from which on kernels gain over gonum's loops.
var (
	leastVector   = 32      // elements of a vector
	leastMatrix   = 1 << 10 // elements of a matrix that is multiplied with a vector
	leastProducts = 256     // products of elements of two matrices
	leastRows     = 16      // rows of a triangle or a symmetric matrix
	leastCols     = 4       // columns that are multiplied with a block of a triangle
	leastParallel = 1 << 16 // products of elements for more than one goroutine
)

// Sizes of blocks.
var (
	chunkElements = 512 // of a vector, computed at a time through a buffer that stays in L1
	chunkCols     = 256 // of a matrix, of which triangleRows rows stay in L1
	scaledDepth   = 512 // columns of an operand that are scaled at a time
	triangleRows  = 16  // of a triangle that are multiplied or solved one by one
	squareRows    = 48  // of a triangle that is computed as a square
	symmetricRows = 64  // of a symmetric matrix that are unfolded at a time
	vectorRows    = 64  // of a triangle that gonum multiplies with a vector
)
