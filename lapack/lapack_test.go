package lapack

import (
	"testing"

	"gonum.org/v1/gonum/lapack/testlapack"
)

func TestMain(m *testing.M) {
	Use()
	m.Run()
}

// testSmall runs a test of gonum's twice: as it is, and with routines and blocks for small
// matrices, which are most of those in these tests.
func testSmall(t *testing.T, test func(t *testing.T)) {
	t.Run("sizes", test)
	sizes := map[*int]int{
		&leastCalls: 2, &leastFactor: 2, &leastValues: 2, &leastDivided: 4,
		&panelColumns: 3, &panelRows: 4, &keptSweeps: 1,
	}
	for size, small := range sizes {
		before := *size
		*size = small
		t.Cleanup(func() { *size = before })
	}
	t.Run("small", test)
}

// svdTolerance is ten times how exact singular values are to be: to the rounding of 150 terms of
// the largest, which in that test is 150 times the least of 150.
const svdTolerance = 10 * 150 * 0x1p-52

func TestDgetrf(t *testing.T) {
	testSmall(t, func(t *testing.T) { testlapack.DgetrfTest(t, Implementation{}) })
}

func TestDpotrf(t *testing.T) {
	testSmall(t, func(t *testing.T) { testlapack.DpotrfTest(t, Implementation{}) })
}

func TestDsyev(t *testing.T) {
	testSmall(t, func(t *testing.T) { testlapack.DsyevTest(t, Implementation{}) })
}

func TestDgesvd(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes ten seconds")
	}
	testSmall(t, func(t *testing.T) { testlapack.DgesvdTest(t, Implementation{}, svdTolerance) })
}
