package blas

import (
	"testing"

	"gonum.org/v1/gonum/blas/testblas"
)

var impl Implementation

// testSmall runs a test of gonum's twice: as it is, and with kernels and blocks for few elements,
// which are most of those in these tests.
func testSmall(t *testing.T, test func(t *testing.T)) {
	t.Run("sizes", test)
	smallSizes(t)
	t.Run("small", test)
}

// smallSizes has all elements computed by kernels, in small blocks, until the test ends.
func smallSizes(t *testing.T) {
	sizes := map[*int]int{
		&leastVector: 1, &leastMatrix: 1, &leastProducts: 1, &leastRows: 1, &leastTriangle: 1,
		&leastRow: 1, &leastCols: 2,
		&leastParallel: 64, &chunkElements: 5, &chunkCols: 7, &scaledDepth: 6, &triangleRows: 3,
		&squareRows: 4, &symmetricRows: 5, &vectorRows: 4,
	}
	for size, small := range sizes {
		before := *size
		*size = small
		t.Cleanup(func() { *size = before })
	}
}

func TestDasum(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DasumTest(t, impl) })
}

func TestDnrm2(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.Dnrm2Test(t, impl) })
}

func TestIdamax(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.IdamaxTest(t, impl) })
}

func TestDdot(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DdotTest(t, impl) })
}

func TestDaxpy(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DaxpyTest(t, impl) })
}

func TestDscal(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DscalTest(t, impl) })
}

func TestDrot(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DrotTest(t, impl) })
}

func TestDgemv(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DgemvTest(t, impl) })
}

func TestDger(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DgerTest(t, impl) })
}

func TestDsymv(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DsymvTest(t, impl) })
}

func TestDtrmv(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DtrmvTest(t, impl) })
}

func TestDtrsv(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DtrsvTest(t, impl) })
}

func TestDgemm(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.TestDgemm(t, impl) })
}

func TestDsymm(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DsymmTest(t, impl) })
}

func TestDsyrk(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DsyrkTest(t, impl) })
}

func TestDsyr2k(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.Dsyr2kTest(t, impl) })
}

func TestDtrmm(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DtrmmTest(t, impl) })
}

func TestDtrsm(t *testing.T) {
	testSmall(t, func(t *testing.T) { testblas.DtrsmTest(t, impl) })
}
