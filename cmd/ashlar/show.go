package main

import (
	"context"
	"fmt"
	"image"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"golang.org/x/image/draw"

	"github.com/ashlar-go/ashlar/encoding/picture"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

type showCommand struct {
	File string `arg:"" help:"File to show, or FILE:NAME for one tensor of several."`
}

// Help teaches the command; kong prints it.
func (showCommand) Help() string {
	return `It prints the element type, the shape, the elements, what they are on the whole, how they
are distributed, and of a picture what it looks like. Of several tensors, in .npz and
.safetensors, it lists what they are, and prints one that is named, as FILE:NAME. Files
.npy and .safetensors are mapped into memory, and may be larger than that.

Examples:

    ashlar show measured.npy
    ashlar show model.safetensors
    ashlar show model.safetensors:layer.weight
    ashlar show cat.png`
}

// Run prints what a file has.
func (c showCommand) Run(ctx context.Context, to console) error {
	a, f, err := openArchive(c.File, progress{ctx, to})
	if err != nil {
		return err
	}
	defer a.Close()
	if len(a.names) != 1 {
		return showNames(to.out, c.File, a)
	}
	x, err := a.read(a.names[0])
	if err != nil {
		return err
	}
	what := c.File
	if _, name := split(c.File); f.several && name == "" {
		what += ":" + a.names[0]
	}
	size := counts(x.Size(), "element")
	fmt.Fprintf(to.out, "%s: %s %v, %s\n%v\n", what, x.DType(), x.Shape(), size, x)
	if texts, ok := x.(*strs.Tensor); ok {
		showTexts(to.out, texts)
		return nil
	}
	if err := showNumbers(ctx, to.out, x); err != nil {
		return err
	}
	if f.isPicture {
		return showPicture(to.out, x)
	}
	return nil
}

// showNames prints what tensors a file has.
func showNames(w io.Writer, file string, a *archive) error {
	fmt.Fprintf(w, "%s: %s\n", file, counts(len(a.names), "tensor"))
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, name := range a.names {
		d, shape, err := a.describe(name)
		if err != nil {
			return err
		}
		fmt.Fprintf(table, "  %s\t%s\t%v\n", name, d, shape)
	}
	table.Flush()
	for _, key := range slices.Sorted(maps.Keys(a.metadata)) {
		fmt.Fprintf(w, "%s: %s\n", key, a.metadata[key])
	}
	if len(a.names) > 0 {
		fmt.Fprintf(w, "ashlar show %s:%s shows one.\n", file, a.names[0])
	}
	return nil
}

// showTexts prints how many strings there are, and how long they are.
func showTexts(w io.Writer, x *strs.Tensor) {
	if x.Size() == 0 {
		return
	}
	longest := 0
	for v := range x.Elements() {
		longest = max(longest, len(v))
	}
	const text = "%d different, from %q to %q, of up to %d bytes\n"
	fmt.Fprintf(w, text, strs.Unique(x).Size(), strs.Min(x).Item(), strs.Max(x).Item(), longest)
}

// A summary is what numbers are on the whole, those that are finite.
type summary struct {
	count, infinite, nan int
	low, high            float64
	mean, squares        float64 // squares of distances from the mean, together
}

// add counts a part of the numbers. Means and squares are put together as in Chan, Golub, LeVeque:
// Updating Formulae and a Pairwise Algorithm for Computing Sample Variances, 1979.
func (s *summary) add(x *f64.Tensor) {
	nan := bools.Count(f64.IsNaN(x))
	finite := x.Select(f64.IsFinite(x)).Tensor()
	n := finite.Size()
	s.nan += nan
	s.infinite += x.Size() - nan - n
	if n == 0 {
		return
	}
	low, high, mean := f64.Min(finite).Item(), f64.Max(finite).Item(), f64.Mean(finite).Item()
	if s.count == 0 {
		s.low, s.high = low, high
	}
	s.low, s.high = min(s.low, low), max(s.high, high)
	all, distance := float64(s.count+n), mean-s.mean
	s.squares += f64.Var(finite).Item()*float64(n) + distance*distance*float64(s.count)*float64(n)/all
	s.mean += distance * float64(n) / all
	s.count += n
}

// showNumbers prints what numbers are on the whole, and a histogram.
func showNumbers(ctx context.Context, w io.Writer, x tensor.Any) error {
	var s summary
	if err := eachFloats(ctx, x, s.add); err != nil || s.count+s.nan+s.infinite == 0 {
		return err
	}
	if s.count > 0 {
		fmt.Fprintf(w, "min %.6g, max %.6g, mean %.6g, standard deviation %.6g", s.low, s.high, s.mean,
			math.Sqrt(s.squares/float64(s.count)))
	}
	fmt.Fprintf(w, "%s\n", s.others())
	if !(s.low < s.high) {
		return nil
	}
	const bins = 12
	edges := f64.Linspace(s.low, s.high, bins+1)
	counts := make([]int, bins)
	err := eachFloats(ctx, x, func(x *f64.Tensor) {
		for i, n := range f64.Histogram(x, edges).Values() {
			counts[i] += n
		}
	})
	if err == nil {
		showHistogram(w, edges.Values(), counts)
	}
	return err
}

// others says how many numbers are not finite.
func (s *summary) others() string {
	text := ""
	if s.nan > 0 {
		text += fmt.Sprintf(", %d NaN", s.nan)
	}
	if s.infinite > 0 {
		text += fmt.Sprintf(", %d infinite", s.infinite)
	}
	if s.count == 0 {
		return strings.TrimPrefix(text, ", ")
	}
	return text
}

// showHistogram prints a bar for each count, between its edges.
func showHistogram(w io.Writer, edges []float64, counts []int) {
	const width = 50
	most := 0
	for _, n := range counts {
		most = max(most, n)
	}
	for i, n := range counts {
		length := (n*width + most - 1) / most
		fmt.Fprintf(w, "%12.5g %-*s %d\n", edges[i], width, strings.Repeat("█", length), n)
	}
	fmt.Fprintf(w, "%12.5g\n", edges[len(counts)])
}

// partSize is how many elements are converted at a time.
const partSize = 1 << 20

// eachFloats calls f with the elements of x as floats, in parts, until the context ends.
func eachFloats(ctx context.Context, x tensor.Any, f func(part *f64.Tensor)) error {
	s := support.StorageOf(x.DType())
	m := s.Memory(x)
	return iterate.EachPart(m.Layout, partSize, func(l layout.Layout) error {
		part := m
		part.Layout = &l
		floats, err := convert.To(s.Tensor(part), tensor.Float64)
		if err != nil {
			return err
		}
		f(floats.(*f64.Tensor).Ravel())
		return ctx.Err()
	})
}

// shades are characters from dark to light, as a terminal with a dark background shows them.
const shades = " .:-=+*#%@"

// showPicture prints a picture in characters.
func showPicture(w io.Writer, x tensor.Any) error {
	img, err := picture.To(x, picture.Options{Deep: x.DType() != tensor.Uint8})
	if err != nil {
		return err
	}
	size := img.Bounds().Size()
	if size.X == 0 || size.Y == 0 {
		return nil
	}
	const mostColumns = 72
	columns := min(mostColumns, size.X)
	rows := max(1, size.Y*columns/size.X/2) // characters are twice as high as wide
	small := image.NewGray(image.Rect(0, 0, columns, rows))
	draw.BiLinear.Scale(small, small.Bounds(), img, img.Bounds(), draw.Src, nil)
	for y := range rows {
		line := make([]byte, columns)
		for x := range line {
			line[x] = shades[int(small.GrayAt(x, y).Y)*len(shades)/256]
		}
		fmt.Fprintf(w, "%s\n", strings.TrimRight(string(line), " "))
	}
	return nil
}
