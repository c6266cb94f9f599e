package main

import (
	"context"
	"fmt"
	"image/color"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/ashlar-go/ashlar/cmd/ashlar/internal/atomicfile"
	"github.com/ashlar-go/ashlar/tensor"
)

type benchCommand struct {
	Kernels []string `help:"Implementations, such as generic, avx2, avx512 or neon; if not given, all that this machine can run."`
	Type    []string `help:"Element types: float32, float64, int, bool; all if not given."`
	Op      []string `help:"Kernels, such as Add or MatMul; all if not given."`
	Size    []int    `default:"4096" help:"Elements of each operand; of a product, of the square matrix nearest to that. Up to 33,554,432."`
	Out     string   `default:"out" help:"Folder for the picture."`
	JSON    bool     `help:"Write JSON."`
}

// Help teaches the command; kong prints it.
func (benchCommand) Help() string {
	return `Each kernel runs on one core, on memory that it has just used. Its limit is what this
core does at most, measured in the same run: for a matrix product, fused multiply-adds
in registers; for other kernels, reading and writing as much memory in as many streams.
What has much to compute stays far from the limit of memory.

Examples:

    ashlar bench -op Add,Exp,Sum,MatMul
    ashlar bench -type float32 -op Add -size 1000,30000,1000000,30000000
    ashlar bench -kernels avx2 -json > kernels.json`
}

// maxSize is the most elements of an operand to measure: no cache holds as many.
const maxSize = 1 << 25

// Validate checks the flags.
func (c benchCommand) Validate() error {
	for _, n := range c.Size {
		if err := within("-size", n, maxSize); err != nil {
			return err
		}
	}
	_, err := c.tasks()
	return err
}

// Run measures kernels, and writes a table and a picture.
func (c benchCommand) Run(ctx context.Context, to console) error {
	tasks, err := c.tasks()
	if err != nil {
		return err
	}
	if err := atomicfile.MakeFolder(c.Out); err != nil {
		return err
	}
	tensor.SetThreads(1)
	defer tensor.SetThreads(0)
	bar := to.bar(len(tasks))
	measured := make([]measurement, len(tasks))
	limits := ceilings{}
	for i, t := range tasks {
		if measured[i], err = t.measure(ctx, limits); err != nil {
			return err
		}
		_ = bar.Add(1) // only a display
	}
	fmt.Fprintln(to.log)
	compareToGeneric(measured)
	picture := filepath.Join(c.Out, "bench.svg")
	if err := atomicfile.Write(picture,
		func(w io.Writer) error { return drawBench(w, measured) }); err != nil {
		return err
	}
	if c.JSON {
		return writeJSON(to.out, measured)
	}
	if err := printBench(to.out, measured); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to.out, "\nPicture: %s\n", picture)
	return err
}

// tasks lists what the flags ask for.
func (c benchCommand) tasks() ([]task, error) {
	var tasks []task
	for _, p := range kernelPackages {
		for _, n := range c.Size {
			tasks = append(tasks, p.tasks(n)...)
		}
	}
	for _, filter := range []struct {
		flag string
		want []string
		of   func(t task) string
	}{
		{"-type", c.Type, func(t task) string { return t.Type }},
		{"-kernels", c.Kernels, func(t task) string { return t.Kernels }},
		{"-op", c.Op, func(t task) string { return t.Op }},
	} {
		if len(filter.want) == 0 {
			continue
		}
		var chosen []task
		for _, want := range filter.want {
			n := len(chosen)
			for _, t := range tasks {
				if strings.EqualFold(filter.of(t), want) {
					chosen = append(chosen, t)
				}
			}
			if len(chosen) == n {
				return nil, fmt.Errorf("%s %s: there is no such kernel", filter.flag, want)
			}
		}
		tasks = chosen
	}
	return tasks, nil
}

// drawBench writes a picture of measurements: a line for each kernel, and on it a mark
// where each implementation is.
func drawBench(w io.Writer, all []measurement) error {
	lines, implementations := benchLines(all)
	p := plot.New()
	p.Title.Text = "nanoseconds an element, on one core"
	p.X.Scale, p.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	p.NominalY(lines...)
	p.Add(plotter.NewGrid())
	p.Legend.Top = true
	for i, name := range implementations {
		var marks plotter.XYs
		for _, m := range all {
			if m.Kernels == name {
				marks = append(marks, plotter.XY{
					X: m.PerElement,
					Y: float64(slices.Index(lines, m.line())),
				})
			}
		}
		s, err := plotter.NewScatter(marks)
		if err != nil {
			return err
		}
		s.Color, s.Shape = plotutil.Color(i), plotutil.Shape(i)
		p.Add(s)
		p.Legend.Add(name, s)
	}
	widen(&p.X)
	p.BackgroundColor = color.White
	picture, err := p.WriterTo(8*vg.Inch, vg.Length(1.5+0.2*float64(len(lines)))*vg.Inch, "svg")
	if err != nil {
		return err
	}
	_, err = picture.WriteTo(w)
	return err
}

// widen makes the range of a logarithmic axis one of positive numbers if it is a single number,
// about which the plot would else put 1 on both sides.
func widen(axis *plot.Axis) {
	if axis.Min == axis.Max {
		axis.Min, axis.Max = axis.Min/2, axis.Max*2
	}
}

// benchLines returns the lines of the picture, from the lowest, and the implementations.
func benchLines(all []measurement) (lines, implementations []string) {
	for _, m := range slices.Backward(all) {
		if !slices.Contains(lines, m.line()) {
			lines = append(lines, m.line())
		}
		if !slices.Contains(implementations, m.Kernels) {
			implementations = append(implementations, m.Kernels)
		}
	}
	return lines, implementations
}

// line names the kernel that m is of.
func (m measurement) line() string { return fmt.Sprintf("%s %s %d", m.Op, m.Type, m.Size) }
