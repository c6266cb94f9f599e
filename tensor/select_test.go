package tensor_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ashlar-go/ashlar/tensor"
)

// TestIndices lists what indices and selectors choose of five elements.
func TestIndices(t *testing.T) {
	for name, c := range map[string]struct {
		choice tensor.Selector
		want   []int
	}{
		"All":                {tensor.All, []int{0, 1, 2, 3, 4}},
		"First":              {tensor.First, []int{0}},
		"Last":               {tensor.Last, []int{4}},
		"Rest":               {tensor.Rest, []int{1, 2, 3, 4}},
		"ButLast":            {tensor.ButLast, []int{0, 1, 2, 3}},
		"Even":               {tensor.Even, []int{0, 2, 4}},
		"Odd":                {tensor.Odd, []int{1, 3}},
		"At from the end":    {tensor.At(-5), []int{0}},
		"Range":              {tensor.Range(1, 3), []int{1, 2}},
		"Range past the end": {tensor.Range(-2, 9), []int{3, 4}},
		"Range of none":      {tensor.Range(3, 1), nil},
		"From backward":      {tensor.From(3).By(-2), []int{3, 1}},
		"Range backward":     {tensor.Range(3, 0).By(-1), []int{3, 2, 1}},
		"Mod":                {tensor.Mod(3), []int{0, 3}},
		"Incl":               {tensor.Incl(3, -1, 3), []int{3, -1, 3}},
		"Excl":               {tensor.Excl(1, 3), []int{0, 2, 4}},
		"Excl of none":       {tensor.Excl(), []int{0, 1, 2, 3, 4}},
		"Excl twice":         {tensor.Excl(-1, 0, 4, 0, 7, -6), []int{1, 2, 3}},
		"Excl of all":        {tensor.Excl(4, 3, 2, 1, 0), nil},
	} {
		if got := c.choice.Indices(5); !slices.Equal(got, c.want) {
			t.Errorf("%s chooses %v, want %v", name, got, c.want)
		}
		if counter, ok := c.choice.(interface{ Count(n int) int }); ok && counter.Count(5) != len(c.want) {
			t.Errorf("%s chooses %d, want %d", name, counter.Count(5), len(c.want))
		}
	}
}

// TestIndicesMistakes chooses what there is not.
func TestIndicesMistakes(t *testing.T) {
	var (
		index *tensor.IndexError
		value *tensor.ValueError
		size  *tensor.SizeError
	)
	for name, c := range map[string]struct {
		choice tensor.Selector
		n      int
		want   any
	}{
		"At":          {tensor.At(5), 5, &index},
		"At before":   {tensor.At(-6), 5, &index},
		"First of 0":  {tensor.First, 0, &index},
		"NewAxis":     {tensor.NewAxis, 5, &value},
		"Ellipsis":    {tensor.Ellipsis, 5, &value},
		"no step":     {tensor.All.By(0), 5, &value},
		"All of much": {tensor.All, math.MaxInt, &size},
		"the rest":    {tensor.Excl(1), math.MaxInt, &size},
	} {
		err := tensor.Catch(func() { c.choice.Indices(c.n) })
		if !errors.As(err, c.want) || !strings.Contains(err.Error(), "Select") {
			t.Errorf("%s: %v, want %T of Select", name, err, c.want)
		}
	}
}

// TestExclOfMany leaves out so many indices that comparing each with each would take seconds.
func TestExclOfMany(t *testing.T) {
	const n = 1 << 18
	out := make([]int, n/2)
	for i := range out {
		out[i] = 2 * i
	}
	start := time.Now()
	if got := tensor.Excl(out...).Indices(n); len(got) != n/2 || got[0] != 1 || got[n/2-1] != n-1 {
		t.Errorf("Excl of the even indices is wrong: %d", len(got))
	}
	if d := time.Since(start); d > time.Second {
		t.Errorf("Excl of %d indices took %v", n/2, d)
	}
}
