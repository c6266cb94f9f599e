package generated_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os/exec"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// numpy runs a program of Python, in which np is NumPy, on the JSON of cases, and decodes the JSON
// that it prints into results. It skips the test where there is no NumPy.
func numpy(t *testing.T, program string, cases, results any) {
	t.Helper()
	python := ""
	for _, path := range []string{"python3", "/usr/bin/python3"} {
		if python == "" && exec.Command(path, "-c", "import numpy").Run() == nil {
			python = path
		}
	}
	if python == "" {
		t.Skip("there is no Python with NumPy to compare with")
	}
	given, err := json.Marshal(cases)
	if err != nil {
		t.Fatal(err)
	}
	const head = "import sys, json, math\nimport numpy as np\n" +
		"cases = json.load(sys.stdin)\nresults = []\n"
	c := exec.Command(python, "-c", head+program+"\njson.dump(results, sys.stdout)\n")
	c.Stdin, c.Stderr = bytes.NewReader(given), new(bytes.Buffer)
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, c.Stderr)
	}
	if err := json.Unmarshal(out, results); err != nil {
		t.Fatal(err)
	}
}

// A numpySelector is one of Ashlar, and what NumPy takes in its place: one index, or several.
type numpySelector struct {
	Kind    string // index, mask, or points
	Shape   []int
	Indices [][]int // of points, for each dimension; of others one list

	selector tensor.Selector
	taken    int
}

type numpySelection struct {
	Shape     []int
	Selectors []numpySelector
}

// selections computes each case by one selector after the other, since each chooses for itself.
const selections = `
for case in cases:
    x = np.arange(math.prod(case["Shape"])).reshape(case["Shape"])
    axis = 0
    for s in case["Selectors"] or []:
        before = (slice(None),) * axis
        lists = [np.array(i, int).reshape(s["Shape"]) for i in s["Indices"]]
        if s["Kind"] == "mask":
            x = x[before + (lists[0].astype(bool),)]
            axis += 1
        else:
            x = x[before + tuple(lists)]
            axis += len(s["Shape"])
    y = np.zeros(case["Shape"], int).ravel()
    np.put(y, x.ravel(), np.arange(x.size))
    z = np.zeros(case["Shape"], int).ravel()
    np.add.at(z, x.ravel(), np.arange(x.size))
    results.append([list(x.shape), x.ravel().tolist(), y.tolist(), z.tolist()])
`

// TestSelectNumPy compares selections by random selectors with NumPy's: what is read, and what is
// there when they have been set or added to.
func TestSelectNumPy(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 0))
	cases := make([]numpySelection, 400)
	for i := range cases {
		cases[i] = drawSelection(rng)
	}
	var results [][4][]int
	numpy(t, selections, cases, &results)
	for i, c := range cases {
		x := ints.Arange(0, tensor.Shape(c.Shape).Size(), 1).Reshape(c.Shape...)
		if rng.IntN(2) == 0 {
			x = x.Transpose().Clone().Transpose()
		}
		var selectors []tensor.Selector
		for _, s := range c.Selectors {
			selectors = append(selectors, s.selector)
		}
		got := x.Select(selectors...).Tensor()
		counts := ints.Arange(0, got.Size(), 1).Reshape(got.Shape()...)
		set, added := ints.ZerosLike(x), ints.ZerosLike(x)
		set.Select(selectors...).Set(counts)
		added.Select(selectors...).Add(counts)
		want := results[i]
		if !slices.Equal(got.Shape(), want[0]) || !slices.Equal(got.Values(), want[1]) {
			t.Fatalf("case %d, %+v: %v of shape %v, want %v of %v", i, c, got.Values(), got.Shape(),
				want[1], want[0])
		}
		if !slices.Equal(set.Values(), want[2]) || !slices.Equal(added.Values(), want[3]) {
			t.Fatalf("case %d, %+v: set %v, want %v, added %v, want %v", i, c, set.Values(), want[2],
				added.Values(), want[3])
		}
		if len(selectors) == 1 && c.Selectors[0].taken == 1 {
			if taken := ints.Take(x, 0, selectors[0]); !taken.Same(got) {
				t.Fatalf("case %d, %+v: Take gives %v, want %v", i, c, taken, got)
			}
		}
	}
}

// drawSelection draws a shape without lengths of 0, and selectors of it.
func drawSelection(rng *rand.Rand) (c numpySelection) {
	for range 1 + rng.IntN(4) {
		c.Shape = append(c.Shape, 1+rng.IntN(4))
	}
	for left := c.Shape; len(left) > 0 && rng.IntN(6) > 0; {
		s := drawSelector(rng, left)
		c.Selectors = append(c.Selectors, s)
		left = left[s.taken:]
	}
	return c
}

// drawSelector draws a selector of the first of dimensions of the given lengths.
func drawSelector(rng *rand.Rand, lengths []int) (s numpySelector) {
	s.Kind, s.taken = "index", 1
	draw := func(n int) []int {
		list := make([]int, tensor.Shape(s.Shape).Size())
		for i := range list {
			list[i] = rng.IntN(2*n) - n
		}
		return list
	}
	several := 1 + rng.IntN(len(lengths))
	shape := []int{}
	for range rng.IntN(3) {
		shape = append(shape, rng.IntN(4))
	}
	switch s.Shape = shape; rng.IntN(5) {
	case 0:
		s.Shape = []int{}
		s.Indices = [][]int{draw(lengths[0])}
		s.selector = tensor.At(s.Indices[0][0])
	case 1:
		s.Indices = [][]int{draw(lengths[0])}
		s.selector = ints.New(slices.Clone(s.Indices[0]), shape...)
	case 2:
		s.Kind, s.taken, s.Shape = "mask", several, lengths[:several]
		s.Indices = [][]int{draw(1)}
		mask := make([]bool, len(s.Indices[0]))
		for i, v := range s.Indices[0] {
			mask[i] = v != 0
		}
		s.selector = bools.New(mask, s.Shape...)
	default:
		s.Kind, s.taken = "points", several
		var lists []tensor.Tensor[int]
		var along []*ints.Tensor
		for _, n := range lengths[:several] {
			list := ints.New(draw(n), shape...)
			s.Indices = append(s.Indices, list.Values())
			lists, along = append(lists, list), append(along, list)
		}
		s.selector = tensor.Pointwise(lists...)
		if rng.IntN(2) == 0 {
			s.selector = tensor.Points(ints.Stack(-1, along...))
		}
	}
	return s
}
