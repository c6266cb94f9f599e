package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"go/build"
	"image"
	"image/color"
	_ "image/jpeg" // pictures may be JPEG
	"image/png"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"golang.org/x/image/draw"
	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/cmd/ashlar/internal/atomicfile"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

type fitCommand struct {
	In    string `help:"Picture, PNG or JPEG; one that Go has for its own tests if not given."`
	Out   string `default:"out" help:"Folder for the results."`
	Steps int    `default:"2000" help:"Steps of training, up to 1,000,000."`
	Seed  uint64 `default:"1" help:"Seed of random numbers."`
	place `embed:""`
}

const (
	largestSide = 256 // of what is learnt
	batch       = 2048
)

// The largest pictures that are read: those of today's cameras, which take some 400 MB.
const (
	maxSide = 1<<16 - 1
	maxArea = 50_000_000
)

// Help teaches the command; kong prints it.
func (fitCommand) Help() string {
	return `A network with 33,795 numbers learns which color each place of the picture has. Folder
out then has index.html, which shows the picture beside what the network makes of its
places, and how the loss fell. The same seed gives the same result.

Examples:

    ashlar fit
    ashlar fit -in holiday.jpg -out holiday -steps 5000`
}

// Validate checks the flags.
func (c fitCommand) Validate() error { return within("-steps", c.Steps, maxSteps) }

// Run trains a network to give the colors of a picture, and writes what it learnt.
func (c fitCommand) Run(ctx context.Context, to console) error {
	want, err := c.picture()
	if err != nil {
		return err
	}
	if err := atomicfile.MakeFolder(c.Out); err != nil {
		return err
	}
	x, y := samples(want)
	net, losses, err := c.learn(ctx, to, x, y)
	if err != nil {
		return err
	}
	var got *f32.Tensor
	autograd.NoGrad(func() { got = net.apply(autograd.Constant(x)).Value })
	miss := f32.Sub(got, y)
	quality := psnr(float64(f32.Mean(f32.Mul(miss, miss)).Item()))
	if err := c.write(beside(want, got.Values()), losses, quality); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to.out, "PSNR %.1f dB; see %s\n", quality,
		filepath.Join(c.Out, "index.html"))
	return err
}

// learn returns a network, on the host, that was trained to give the colors y of the places
// x, and how much it missed before each step.
func (c fitCommand) learn(ctx context.Context, to console, x,
	y *f32.Tensor,
) (net *siren, losses plotter.XYs, err error) {
	rng := rand.New(rand.NewPCG(c.Seed, 0))
	d, err := c.open()
	if err != nil {
		return nil, nil, err
	}
	defer closeDevice(d, &err)
	if net, err = newSiren(rng, d, 2, 128, 128, 128, 3); err != nil {
		return nil, nil, err
	}
	bar := to.bar(c.Steps)
	chosen := make([]int, batch)
	for i := range c.Steps {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		for j := range chosen {
			chosen[j] = rng.IntN(x.Dim(0))
		}
		places, err := f32.Take(x, 0, tensor.Incl(chosen...)).To(d)
		if err != nil {
			return nil, nil, err
		}
		colors, err := f32.Take(y, 0, tensor.Incl(chosen...)).To(d)
		if err != nil {
			return nil, nil, err
		}
		loss := net.step(places, colors, 2e-3*cosine(i, c.Steps))
		losses = append(losses, plotter.XY{X: float64(i + 1), Y: loss})
		bar.Describe(fmt.Sprintf("loss %.5f, PSNR %.1f dB", loss, psnr(loss)))
		_ = bar.Add(1) // only a display
	}
	fmt.Fprintln(to.log)
	return net, losses, net.moveTo(nil)
}

// leastLoss is the least that can be told from 0: the square of the last bit of colors near ±1.
const leastLoss = 0x1p-48

// psnr returns the peak signal-to-noise ratio in decibels of values in [-1, 1].
func psnr(loss float64) float64 { return 10 * math.Log10(4/loss) }

// picture reads the picture, at most largestSide wide and high.
func (c fitCommand) picture() (*image.RGBA, error) {
	name := c.In
	if name == "" {
		name = filepath.Join(goRoot(), "src/image/testdata/video-001.png")
	}
	f, err := os.Open(name)
	if err != nil && c.In == "" {
		return nil, fmt.Errorf("no picture of Go's own: %w; give one with -in", err)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	full, err := decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	w, h := full.Bounds().Dx(), full.Bounds().Dy()
	if side := max(w, h); side > largestSide {
		w, h = max(1, w*largestSide/side), max(1, h*largestSide/side)
	}
	small := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(small, small.Rect, full, full.Bounds(), draw.Src, nil)
	return small, nil
}

// decode reads a picture. It looks at the size before it takes memory for the pixels.
func decode(from io.Reader) (image.Image, error) {
	r := bufio.NewReader(from)
	if _, err := r.Peek(1); err != nil {
		return nil, err // which package image would take for an unknown format
	}
	var head bytes.Buffer
	c, _, err := image.DecodeConfig(io.TeeReader(r, &head))
	if err != nil {
		return nil, err
	}
	w, h := c.Width, c.Height
	if min(w, h) < 1 || max(w, h) > maxSide || w > maxArea/h {
		return nil, fmt.Errorf("a picture of %d×%d, want sides from 1 to %d, and at most %d pixels",
			w, h, maxSide, maxArea)
	}
	full, _, err := image.Decode(io.MultiReader(&head, r))
	return full, err
}

// goRoot returns the folder of the Go installation: the one that runs as go, or else that
// which built this program.
func goRoot() string {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return build.Default.GOROOT
	}
	return strings.TrimSpace(string(root))
}

// samples returns the places of the pixels, about ±1, and their colors, within ±1.
func samples(p *image.RGBA) (x, y *f32.Tensor) {
	w, h := p.Rect.Dx(), p.Rect.Dy()
	side := float32(max(w, h))
	var places, colors []float32
	for j := range h {
		for i := range w {
			places = append(places, float32(2*i+1-w)/side, float32(2*j+1-h)/side)
			c := p.RGBAAt(i, j)
			for _, v := range []uint8{c.R, c.G, c.B} {
				colors = append(colors, float32(v)/127.5-1)
			}
		}
	}
	return f32.New(places, w*h, 2), f32.New(colors, w*h, 3)
}

// beside returns p with the picture of colors on its right.
func beside(p *image.RGBA, colors []float32) image.Image {
	w, h := p.Rect.Dx(), p.Rect.Dy()
	both := image.NewRGBA(image.Rect(0, 0, 2*w, h))
	draw.Draw(both, p.Rect, p, image.Point{}, draw.Src)
	level := func(v float32) uint8 { return uint8(min(max(v*127.5+128, 0), 255)) }
	for i := range w * h {
		c := colors[3*i:]
		both.SetRGBA(w+i%w, i/w, color.RGBA{level(c[0]), level(c[1]), level(c[2]), 255})
	}
	return both
}

// write writes the results.
func (c fitCommand) write(both image.Image, losses plotter.XYs, quality float64) error {
	for i, loss := range losses { // of which 0 has no logarithm
		losses[i].Y = max(loss.Y, leastLoss)
	}
	p := plot.New()
	p.X.Label.Text, p.Y.Label.Text = "step", "mean squared error"
	p.Y.Scale, p.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{}
	line, err := plotter.NewLine(losses)
	if err != nil {
		return err
	}
	p.Add(line)
	widen(&p.Y)
	curve, err := p.WriterTo(6*vg.Inch, 4*vg.Inch, "png")
	if err != nil {
		return err
	}
	for _, file := range []struct {
		name  string
		write func(io.Writer) error
	}{
		{"comparison.png", func(w io.Writer) error { return png.Encode(w, both) }},
		{"loss.png", func(w io.Writer) error { _, err := curve.WriteTo(w); return err }},
		{"index.html", func(w io.Writer) error {
			_, err := fmt.Fprintf(w, page, quality)
			return err
		}},
	} {
		if err := atomicfile.Write(filepath.Join(c.Out, file.name), file.write); err != nil {
			return err
		}
	}
	return nil
}

const page = `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>A picture as a network</title>
<h1>A picture as a network</h1>
<p>Left the original, right what the network learnt: PSNR %.1f dB.</p>
<p><img src="comparison.png" alt="Original and reconstruction"></p>
<p><img src="loss.png" alt="Loss by step"></p>
</html>
`
