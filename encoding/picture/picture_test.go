package picture_test

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/picture"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

func Example() {
	img := image.NewGray(image.Rect(0, 0, 2, 1))
	img.SetGray(1, 0, color.Gray{Y: 51})
	x, err := picture.From[*f32.Tensor](img, picture.Options{Planes: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x.Shape(), x)
	// Output: [1 1 2] [[[0.  0.2]]]
}

// pictures are images of every type that has a color of its own, with pixels of all kinds.
func pictures() map[string]image.Image {
	bounds := image.Rect(-1, 2, 4, 6)
	rng := rand.New(rand.NewPCG(1, 2))
	noise := func(pix []byte) {
		for i := range pix {
			pix[i] = byte(rng.Uint32())
		}
	}
	gray, gray16 := image.NewGray(bounds), image.NewGray16(bounds)
	nrgba, nrgba64 := image.NewNRGBA(bounds), image.NewNRGBA64(bounds)
	noise(gray.Pix)
	noise(gray16.Pix)
	noise(nrgba.Pix)
	noise(nrgba64.Pix)
	rgba, rgba64 := image.NewRGBA(bounds), image.NewRGBA64(bounds)
	paletted := image.NewPaletted(bounds, color.Palette{color.White, color.RGBA{1, 2, 3, 255}})
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			c := nrgba.NRGBAAt(x, y)
			rgba.SetRGBA(x, y, color.RGBA{c.R, c.G, c.B, 255})
			d := nrgba64.NRGBA64At(x, y)
			rgba64.SetRGBA64(x, y, color.RGBA64{d.R, d.G, d.B, 0xffff})
			paletted.SetColorIndex(x, y, c.R%2)
		}
	}
	return map[string]image.Image{
		"gray 1": gray, "gray16 1 deep": gray16, "nrgba 4": nrgba, "nrgba64 4 deep": nrgba64,
		"rgba 3": rgba, "rgba64 3 deep": rgba64, "paletted 3": paletted,
		"part 4": nrgba.SubImage(image.Rect(0, 3, 2, 4)),
	}
}

// TestPictures wants the pixels of images as they are, images of tensors to be those that they are
// made of, and files of PNG to keep all of them.
func TestPictures(t *testing.T) {
	for name, img := range pictures() {
		for _, planes := range []bool{false, true} {
			o := picture.Options{Planes: planes, Deep: strings.HasSuffix(name, " deep")}
			x, err := picture.From[tensor.Any](img, o)
			if err != nil {
				t.Fatal(err)
			}
			wantPixels(t, name, img, x, o)
			file := filepath.Join(t.TempDir(), "x.png")
			if err := picture.WriteFile(file, x, o); err != nil {
				t.Fatal(err)
			}
			y, err := picture.ReadFile[tensor.Any](file, o)
			if err != nil || fmt.Sprint(y.DType(), y) != fmt.Sprint(x.DType(), x) {
				t.Errorf("%s came back as %v, error %v", name, y, err)
			}
			f, err := picture.From[*f64.Tensor](img, o)
			if err != nil || f64.Min(f).Item() < 0 || f64.Max(f).Item() > 1 {
				t.Errorf("%s as float64: %v, error %v", name, f, err)
			}
			back, err := picture.To(f, o)
			if err != nil {
				t.Fatal(err)
			}
			wantPixels(t, name+" of floats", back, x, o)
		}
	}
}

// wantPixels wants x to have the pixels of img, and the image of x too.
func wantPixels(t *testing.T, name string, img image.Image, x tensor.Any, o picture.Options) {
	t.Helper()
	back, err := picture.To(x, o)
	if err != nil {
		t.Fatal(err)
	}
	b := img.Bounds()
	if back.Bounds().Size() != b.Size() {
		t.Fatalf("%s: %v, want %v", name, back.Bounds(), b)
	}
	for j := range b.Dy() {
		for i := range b.Dx() {
			got := color.NRGBA64Model.Convert(back.At(i, j))
			if want := color.NRGBA64Model.Convert(img.At(b.Min.X+i, b.Min.Y+j)); got != want {
				t.Fatalf("%s at %d, %d: %v, want %v", name, i, j, got, want)
			}
		}
	}
	channels := fmt.Sprint(x.Shape()[map[bool]int{false: 2, true: 0}[o.Planes]])
	if fields := strings.Fields(name); channels != fields[1] {
		t.Errorf("%s: shape %v", name, x.Shape())
	}
}

// TestOptions converts images to other channels and types, and values out of range.
func TestOptions(t *testing.T) {
	img := image.NewNRGBA64(image.Rect(0, 0, 1, 1))
	img.SetNRGBA64(0, 0, color.NRGBA64{0xffff, 0x8000, 0, 0xffff})
	for channels, want := range map[int]string{
		0: "[[[255 128   0]]]", 1: "[[[151]]]", 4: "[[[255 128   0 255]]]",
	} {
		x, err := picture.From[*u8.Tensor](img, picture.Options{Channels: channels})
		if err != nil || fmt.Sprint(x) != want {
			t.Errorf("%d channels: %v, error %v", channels, x, err)
		}
	}
	y, err := picture.To(f32.Of(float32(math.NaN()), -1, 2, 0.5).View(1, 4, 1), picture.Options{})
	if err != nil || !bytes.Equal(y.(*image.Gray).Pix, []byte{0, 0, 255, 128}) {
		t.Errorf("%v, error %v", y, err)
	}
}

// TestMistakes wants typed errors.
func TestMistakes(t *testing.T) {
	var wrongType *encoding.TypeError
	dot := image.NewGray(image.Rect(0, 0, 1, 1))
	if _, err := picture.From[*bools.Tensor](dot, picture.Options{}); !errors.As(err, &wrongType) {
		t.Error(err)
	}
	for _, x := range []tensor.Any{bools.Zeros(1, 1), i32.Full(256, 1, 1), i32.Full(-1, 1, 1)} {
		if _, err := picture.To(x, picture.Options{}); !errors.As(err, &wrongType) {
			t.Error(err)
		}
	}
	name := filepath.Join(t.TempDir(), "x.gif")
	if err := picture.WriteFile(name, u8.Zeros(1, 1), picture.Options{}); err == nil {
		t.Error("wrote a GIF")
	}
	var b bytes.Buffer
	if err := png.Encode(&b, pictures()["nrgba 4"]); err != nil {
		t.Fatal(err)
	}
	for n := range b.Len() - 12 { // of which the last 12 say that it ends
		var fault *encoding.FormatError
		x, err := picture.Read[*u8.Tensor](bytes.NewReader(b.Bytes()[:n]), picture.Options{})
		if !errors.As(err, &fault) || x != nil {
			t.Fatalf("%d bytes of %d: error %v", n, b.Len(), err)
		}
	}
	const columns = 16 // where the header of a PNG has them
	huge := bytes.Clone(b.Bytes())
	copy(huge[columns:], []byte{0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff})
	if _, err := picture.Read[*u8.Tensor](bytes.NewReader(huge), picture.Options{}); err == nil {
		t.Error("read an image of 2⁶² pixels")
	}
	for want, f := range map[string]func(){
		"tensor: To: shapes [[2 2 2]]: want rows, columns, and 1, 3 or 4 channels": func() {
			_, _ = picture.To(u8.Zeros(2, 2, 2), picture.Options{})
		},
		"tensor: From: Channels is 2, want 0, 1, 3 or 4": func() {
			_, _ = picture.From[*u8.Tensor](dot, picture.Options{Channels: 2})
		},
	} {
		if err := tensor.Catch(f); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
