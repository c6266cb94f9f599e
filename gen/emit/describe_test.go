package emit

import (
	"fmt"
	"strings"
	"testing"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// TestUnknownParameters describes a kernel with a parameter that calls do not have: an error names
// both.
func TestUnknownParameters(t *testing.T) {
	k := field{name: "Odd", signature: Params(List(Id("z"), Id("x")).Index().Float64(),
		Id("m").Map(Int()).String())}
	defer func() {
		if text := fmt.Sprint(recover()); text != "Odd of float64: no call has a map[int]string" {
			t.Error(text)
		}
	}()
	parametersOf(k, table.Double)
}

// TestForms compares the forms of kernels and their FLOPs.
func TestForms(t *testing.T) {
	want := map[string]string{
		"Add": "Elementwise 1", "FMA": "Elementwise 2", "Clip": "Elementwise 1",
		"Less": "Elementwise 1", "Where": "Elementwise 1",
		"Sum": "Reduction 0", "SumColumns": "Columns 0", "MatMul": "Product 2",
		"Conv": "Convoluting 2", "MaxPool": "Pooling 0",
	}
	for _, k := range kernelsOf(table.Double) {
		if w, known := want[k.name]; known {
			form := formOf(parametersOf(k, table.Double))
			if got := fmt.Sprint(form, " ", flopsOf(k, table.Double, form)); got != w {
				t.Errorf("%s is %s, want %s", k.name, got, w)
			}
			delete(want, k.name)
		}
	}
	if len(want) > 0 {
		t.Error("no kernels of", want)
	}
	if text := signatureText(field{signature: Params(Id("x").Index().Int()).Int()}); !strings.HasPrefix(text, "func(x []int) int") {
		t.Error(text)
	}
}
