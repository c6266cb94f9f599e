package linalg

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/npz"
	"github.com/ashlar-go/ashlar/internal/pythontest"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// TestNumPy compares with what numpy.linalg computes.
func TestNumPy(t *testing.T) {
	python, folder := pythontest.NumPy(t), t.TempDir()
	rng := rand.New(rand.NewPCG(11, 12))
	a := f64.Add(normal(rng, 4, 5, 5), f64.MulC(f64.Eye(5), 3))
	b, p, wide, v := normal(rng, 4, 5, 2), positive(rng, 3, 6, 6), normal(rng, 3, 4, 7), normal(rng, 4)
	a.Set(-20, 1, 0, 0) // for a negative determinant
	err := npz.WriteFile(filepath.Join(folder, "given.npz"), map[string]tensor.Any{
		"a": a, "b": b, "p": p, "wide": wide, "v": v,
	})
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(python, "testdata/with_numpy.py", folder).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	wanted, err := npz.ReadFile(filepath.Join(folder, "wanted.npz"))
	if err != nil {
		t.Fatal(err)
	}
	must := must[*f64.Tensor](t)
	sign, logarithm := SlogDet(a)
	solution, _, err := Lstsq(wide.Slice(tensor.At(0)), v)
	rank, errRank := MatrixRank(wide)
	if err != nil || errRank != nil {
		t.Fatal(err, errRank)
	}
	got := map[string]*f64.Tensor{
		"Solve": must(Solve(a, b)), "Inv": must(Inv(a)), "Det": Det(a), "sign": sign,
		"logarithm": logarithm, "Cholesky": must(Cholesky(p)), "SVDVals": must(SVDVals(wide)),
		"EigSymVals": must(EigSymVals(p)), "Pinv": must(Pinv(wide)),
		"MatrixRank": convert.Float64(rank), "MatrixPower": must(MatrixPower(a, 7)),
		"Kron":  Kron(a.Slice(tensor.At(0)), wide.Slice(tensor.At(0))),
		"Trace": Trace(a), "Lstsq": solution,
	}
	for order := Frobenius; order <= MinusInf; order++ {
		got["Norm "+order.String()] = must(Norm(wide, order))
		got["Cond "+order.String()] = must(Cond(a, order))
	}
	for _, power := range []float64{math.Inf(-1), -1.5, 0, 0.5, 1, 2, 3, math.Inf(1)} {
		name := fmt.Sprintf("VectorNorm %g", power)
		if math.IsInf(power, 1) {
			name = "VectorNorm inf"
		} else if math.IsInf(power, -1) {
			name = "VectorNorm -inf"
		}
		got[name] = VectorNorm(v, power)
	}
	if len(got) != len(wanted) {
		t.Errorf("%d results, of which NumPy has %d", len(got), len(wanted))
	}
	for name, z := range got {
		want, ok := wanted[name].(*f64.Tensor)
		if !ok {
			t.Errorf("NumPy has no %s", name)
			continue
		}
		near(t, name, z, want)
	}
}
