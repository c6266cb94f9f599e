package blas

import (
	"testing"

	lapack "gonum.org/v1/gonum/lapack/gonum"
	"gonum.org/v1/gonum/lapack/testlapack"
)

func TestMain(m *testing.M) {
	Use()
	m.Run()
}

var solver lapack.Implementation

// svdTolerance is ten times how exact singular values are to be: to the rounding of 150 terms of
// the largest, which in that test is 150 times the least of 150.
const svdTolerance = 10 * 150 * 0x1p-52

// slow are the tests that take a second or more.
var slow = map[string]bool{
	"Dgerqf": true, "Dgels": true, "Dgesvd": true, "Dbdsqr": true, "Dgelqf": true, "Dgeqrf": true,
	"Dormbr": true, "Dormlq": true, "Dormqr": true,
}

// TestLAPACK runs gonum's tests of LAPACK over these routines.
func TestLAPACK(t *testing.T) {
	for name, test := range map[string]func(*testing.T){
		"Dgetrf": func(t *testing.T) { testlapack.DgetrfTest(t, solver) },
		"Dgetf2": func(t *testing.T) { testlapack.Dgetf2Test(t, solver) },
		"Dgetri": func(t *testing.T) { testlapack.DgetriTest(t, solver) },
		"Dgetrs": func(t *testing.T) { testlapack.DgetrsTest(t, solver) },
		"Dgesv":  func(t *testing.T) { testlapack.DgesvTest(t, solver) },
		"Dgecon": func(t *testing.T) { testlapack.DgeconTest(t, solver) },
		"Dpotrf": func(t *testing.T) { testlapack.DpotrfTest(t, solver) },
		"Dpotri": func(t *testing.T) { testlapack.DpotriTest(t, solver) },
		"Dpotrs": func(t *testing.T) { testlapack.DpotrsTest(t, solver) },
		"Dpocon": func(t *testing.T) { testlapack.DpoconTest(t, solver) },
		"Dlauum": func(t *testing.T) { testlapack.DlauumTest(t, solver) },
		"Dtrtri": func(t *testing.T) { testlapack.DtrtriTest(t, solver) },
		"Dtrtrs": func(t *testing.T) { testlapack.DtrtrsTest(t, solver) },
		"Dtrcon": func(t *testing.T) { testlapack.DtrconTest(t, solver) },
		"Dgeqrf": func(t *testing.T) { testlapack.DgeqrfTest(t, solver) },
		"Dgeqr2": func(t *testing.T) { testlapack.Dgeqr2Test(t, solver) },
		"Dorgqr": func(t *testing.T) { testlapack.DorgqrTest(t, solver) },
		"Dormqr": func(t *testing.T) { testlapack.DormqrTest(t, solver) },
		"Dgelqf": func(t *testing.T) { testlapack.DgelqfTest(t, solver) },
		"Dorglq": func(t *testing.T) { testlapack.DorglqTest(t, solver) },
		"Dormlq": func(t *testing.T) { testlapack.DormlqTest(t, solver) },
		"Dgerqf": func(t *testing.T) { testlapack.DgerqfTest(t, solver) },
		"Dgeql2": func(t *testing.T) { testlapack.Dgeql2Test(t, solver) },
		"Dgeqp3": func(t *testing.T) { testlapack.Dgeqp3Test(t, solver) },
		"Dgels":  func(t *testing.T) { testlapack.DgelsTest(t, solver) },
		"Dlarfb": func(t *testing.T) { testlapack.DlarfbTest(t, solver) },
		"Dlarft": func(t *testing.T) { testlapack.DlarftTest(t, solver) },
		"Dsytrd": func(t *testing.T) { testlapack.DsytrdTest(t, solver) },
		"Dlatrd": func(t *testing.T) { testlapack.DlatrdTest(t, solver) },
		"Dorgtr": func(t *testing.T) { testlapack.DorgtrTest(t, solver) },
		"Dsteqr": func(t *testing.T) { testlapack.DsteqrTest(t, solver) },
		"Dsyev":  func(t *testing.T) { testlapack.DsyevTest(t, solver) },
		"Dgebrd": func(t *testing.T) { testlapack.DgebrdTest(t, solver) },
		"Dlabrd": func(t *testing.T) { testlapack.DlabrdTest(t, solver) },
		"Dorgbr": func(t *testing.T) { testlapack.DorgbrTest(t, solver) },
		"Dormbr": func(t *testing.T) { testlapack.DormbrTest(t, solver) },
		"Dbdsqr": func(t *testing.T) { testlapack.DbdsqrTest(t, solver) },
		"Dgehrd": func(t *testing.T) { testlapack.DgehrdTest(t, solver) },
		"Dlahr2": func(t *testing.T) { testlapack.Dlahr2Test(t, solver) },
		"Dorghr": func(t *testing.T) { testlapack.DorghrTest(t, solver) },
		"Dhseqr": func(t *testing.T) { testlapack.DhseqrTest(t, solver) },
		"Dgesvd": func(t *testing.T) { testlapack.DgesvdTest(t, solver, svdTolerance) },
	} {
		if testing.Short() && slow[name] {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t)
		})
	}
}
