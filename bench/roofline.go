package main

import (
	"fmt"
	"math"
	"os"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/limits"
	"github.com/ashlar-go/ashlar/tensor"
)

// drawRoofline draws how many operations a second float32 work can do at most, by how many it
// does for each byte that it reads, from each cache and from memory (Williams, Waterman and
// Patterson, Roofline: An Insightful Visual Performance Model, 2009), and where our products
// and sums are.
func drawRoofline(name string) error {
	peak := limits.FMA(limits.Float32) / 1e9
	if peak == 0 {
		return nil // there is nothing to draw without AVX2
	}
	p := plot.New()
	p.Title.Text = "float32, one core"
	p.X.Label.Text, p.Y.Label.Text = "operations for each byte", "GFLOP/s"
	p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
	p.X.Tick.Marker, p.Y.Tick.Marker = plot.LogTicks{Prec: -1}, plot.LogTicks{Prec: -1}
	p.Legend.XOffs, p.Legend.YOffs, p.Legend.Padding = -vg.Centimeter, vg.Centimeter, vg.Millimeter
	for i, level := range []struct {
		name  string
		bytes int
	}{{"L1", asm.L1 / 2}, {"L2", asm.L2 / 2}, {"L3", asm.L3 / 2}, {"memory", 4 * asm.L3}} {
		bandwidth := limits.Bandwidth(limits.Traffic{Reads: 1}, level.bytes) / 1e9
		var roof plotter.XYs
		for x := 1.0 / 32; x <= 4096; x *= math.Sqrt2 {
			roof = append(roof, plotter.XY{X: x, Y: min(peak, x*bandwidth)})
		}
		line, err := plotter.NewLine(roof)
		if err != nil {
			return err
		}
		line.Color = plotutil.Color(i)
		p.Add(line)
		p.Legend.Add(level.name, line)
	}
	marks := ourMarks()
	points, err := plotter.NewScatter(marks)
	if err != nil {
		return err
	}
	labels, err := plotter.NewLabels(marks)
	if err != nil {
		return err
	}
	labels.Offset = vg.Point{X: vg.Points(2), Y: -vg.Points(12)}
	p.Add(points, labels)
	picture, err := p.WriterTo(7*vg.Inch, 5*vg.Inch, "svg")
	if err != nil {
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = picture.WriteTo(f)
	return err
}

// ourMarks measures products and sums on one thread.
func ourMarks() (marks plotter.XYLabels) {
	tensor.SetThreads(1)
	for _, w := range []work{
		{"sum", "float32", []int{4096}},
		{"sum", "float32", []int{1_000_000}},
		{"sum", "float32", []int{30_000_000}},
		{"matmul", "float32", []int{64, 64, 64}},
		{"matmul", "float32", []int{256, 256, 256}},
		{"matmul", "float32", []int{2048, 2048, 2048}},
	} {
		t, err := ashlar{clock: processorTime}.prepare(w)
		if err != nil {
			panic(err) // a mistake in the list
		}
		n := calibrate(t)
		seconds := t(n).Seconds() / float64(n)
		operations, bytes := float64(w.size()), 4*float64(w.size())
		if w.Op == "matmul" {
			operations, bytes = 2*float64(w.size()), 12*float64(w.Shape[0]*w.Shape[1])
		}
		marks.XYs = append(marks.XYs, plotter.XY{
			X: operations / bytes,
			Y: operations / seconds / 1e9,
		})
		marks.Labels = append(marks.Labels, fmt.Sprintf("%s %d", w.Op, w.Shape[0]))
	}
	return marks
}
