// Package picture goes between images, as package image of Go's library has them, and tensors of
// rows, columns and channels:
//
//	x, err := picture.ReadFile[*u8.Tensor]("cat.png", picture.Options{}) // of shape [rows columns 3]
//	err = picture.WriteFile("tac.png", x.Flip(1), picture.Options{})
//
// The conventions of package encoding hold, but that what an image says of its size is believed up
// to tensor.MaxBytes.
//
//   - There is one channel of gray, or three of red, green and blue, or four with alpha, which the
//     others are not multiplied by.
//   - Integers are from 0 to 255, or, of images of 16 bits a channel, to 65535. As uint8, they are the
//     high 8 of 16 bits.
//   - Floats are from 0 to 1.
package picture

import (
	"bufio"
	"bytes"
	"fmt"
	"image"
	"image/color"
	_ "image/gif" // ReadFile reads it
	"image/jpeg"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
)

// Options are how tensors have images. The zero Options are those of NumPy's users.
type Options struct {
	Planes   bool // whether channels come first, as PyTorch has them: [channels rows columns]
	Channels int  // 1, 3 or 4; as many as the image has if it is 0: see From
	Deep     bool // whether images to write have 16 bits a channel
}

// Read reads a PNG, JPEG or GIF image, of the last its first frame, as From gives it. The error may
// be an *encoding.FormatError too.
func Read[V tensor.Any](r io.Reader, o Options) (x V, err error) {
	var header bytes.Buffer
	c, _, err := image.DecodeConfig(io.TeeReader(r, &header))
	if err != nil {
		return x, fault(err)
	}
	err = tensor.Catch(func() {
		l := layout.For("Read", c.Height, c.Width, 4)
		l.CheckBytes("Read", 8) // of what decodes it, and of the tensor
	})
	if err != nil {
		return x, err
	}
	img, _, err := image.Decode(io.MultiReader(&header, r))
	if err != nil {
		return x, fault(err)
	}
	return From[V](img, o)
}

// fault returns the error of decoding an image.
func fault(err error) error {
	return &encoding.FormatError{Format: "picture", Mistake: "PNG, JPEG or GIF", Err: err}
}

// ReadFile reads a file as Read does.
func ReadFile[V tensor.Any](name string, o Options) (x V, err error) {
	f, err := os.Open(name)
	if err != nil {
		return x, err
	}
	defer f.Close()
	if x, err = Read[V](bufio.NewReader(f), o); err != nil {
		return x, fmt.Errorf("%s: %w", name, err)
	}
	return x, nil
}

// quality is that of JPEG images, of 1 to 100.
const quality = 95

// WriteFile writes x, as the image that To gives, to a file whose name ends in .png, or in .jpg or
// .jpeg, which keep neither all digits nor alpha. If it fails, no file has changed.
func WriteFile(name string, x tensor.Any, o Options) error {
	var encode func(w io.Writer, img image.Image) error
	switch suffix := strings.ToLower(filepath.Ext(name)); suffix {
	case ".png":
		encode = png.Encode
	case ".jpg", ".jpeg":
		encode = func(w io.Writer, img image.Image) error {
			return jpeg.Encode(w, img, &jpeg.Options{Quality: quality})
		}
	default:
		const mistake = "picture: %s: no format is written to %q, but .png, .jpg and .jpeg"
		return fmt.Errorf(mistake, name, suffix)
	}
	img, err := To(x, o)
	if err != nil {
		return err
	}
	return wholefile.Create(name, 0, func(w io.Writer) error { return encode(w, img) })
}

// From returns an image as a tensor of three dimensions, of integers or floats: of uint8 if V is
// tensor.Any, or of int32 if the image has 16 bits a channel. An image has one channel if its type
// is one of gray, three if none of its pixels is transparent, and four otherwise. The error is an
// *encoding.TypeError of other element types, or a *tensor.SizeError. It panics with a
// *tensor.ValueError of other numbers of channels.
func From[V tensor.Any](img image.Image, o Options) (V, error) {
	return elements.To[V](from(img, o, elements.DTypeOf[V]()))
}

func from(img image.Image, o Options, d tensor.DType) (tensor.Any, error) {
	s := sourceOf(img, o)
	if d == "" {
		d = tensor.Uint8
		if s.most > math.MaxUint8 {
			d = tensor.Int32
		}
	}
	kind := kindOf(d)
	if kind == neither {
		return nil, &encoding.TypeError{Format: "picture", Have: "number", Want: d}
	}
	x, err := s.pixels()
	if err != nil {
		return nil, err
	}
	if o.Planes {
		x = x.Transpose(2, 0, 1)
	}
	switch {
	case kind == float:
		return convert.To(f64.DivC(convert.Float64(x), float64(s.most)), d)
	case d == tensor.Uint8 && s.most > math.MaxUint8:
		x = i32.Shr(x, i32.Scalar(8))
	}
	return convert.To(x, d)
}

// A kind of element types is what their values stand for.
type kind int

const (
	neither kind = iota
	integer
	float
)

func kindOf(d tensor.DType) kind {
	switch elements.Of(d).Kind {
	case elements.Int, elements.Uint:
		return integer
	case elements.Float, elements.Brain:
		return float
	}
	return neither
}

// A source is an image to read.
type source struct {
	image.Image
	channels int
	most     int                          // the value of a full channel
	at       func(x, y int) color.NRGBA64 // in 16 bits
}

func sourceOf(img image.Image, o Options) source {
	s := source{img, o.Channels, math.MaxUint8, nil}
	gray := false
	switch img := img.(type) {
	case *image.Gray:
		gray = true
	case *image.Gray16:
		gray, s.most = true, math.MaxUint16
	case *image.NRGBA:
		s.at = func(x, y int) color.NRGBA64 {
			c := img.NRGBAAt(x, y)
			return color.NRGBA64{wide(c.R), wide(c.G), wide(c.B), wide(c.A)}
		}
	case *image.NRGBA64:
		s.most, s.at = math.MaxUint16, img.NRGBA64At
	case *image.RGBA64:
		s.most = math.MaxUint16
	}
	if s.at == nil {
		s.at = func(x, y int) color.NRGBA64 {
			return color.NRGBA64Model.Convert(img.At(x, y)).(color.NRGBA64)
		}
	}
	switch opaque, ok := img.(interface{ Opaque() bool }); {
	case hasChannels(s.channels):
	case s.channels != 0:
		panic(&tensor.ValueError{
			Op: "From", Argument: "Channels", Value: s.channels, Want: "0, 1, 3 or 4",
		})
	case gray:
		s.channels = 1
	case ok && opaque.Opaque():
		s.channels = 3
	default:
		s.channels = 4
	}
	return s
}

// hasChannels reports whether images have n channels.
func hasChannels(n int) bool { return n == 1 || n == 3 || n == 4 }

// wide returns a channel of 8 bits in 16.
func wide(v uint8) uint16 { return uint16(v) * 0x101 }

// pixels returns the channels of each pixel.
func (s source) pixels() (*i32.Tensor, error) {
	b := s.Bounds()
	var z *i32.Tensor
	err := tensor.Catch(func() { z = i32.Zeros(b.Dy(), b.Dx(), s.channels) })
	if err != nil {
		return nil, err
	}
	data := z.Data()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := s.at(x, y)
			values := [...]uint16{c.R, c.G, c.B, c.A}
			if s.channels == 1 {
				values[0] = color.Gray16Model.Convert(c).(color.Gray16).Y
			}
			for i, v := range values[:s.channels] {
				data[i] = int32(int(v) * s.most / math.MaxUint16)
			}
			data = data[s.channels:]
		}
	}
	return z, nil
}

// To returns x as an image: of gray if it has two dimensions, or one channel in three. What is
// below 0 or above 1 in floats becomes 0 or 1, and NaN 0. The error is an *encoding.TypeError of
// other element types, or of integers that are beyond a channel. It panics with a
// *tensor.ShapeError if x is no image, and with a *tensor.DeviceError if it is on a device.
func To(x tensor.Any, o Options) (image.Image, error) {
	elements.MemoryOf("To", x) // checks
	shape := x.Shape()
	switch {
	case len(shape) == 2:
		shape = append(shape, 1)
	case len(shape) == 3 && o.Planes:
		shape = tensor.Shape{shape[1], shape[2], shape[0]}
	}
	if len(shape) != 3 || !hasChannels(shape[2]) {
		panic(&tensor.ShapeError{
			Op: "To", Shapes: []tensor.Shape{x.Shape()}, Want: "want rows, columns, and 1, 3 or 4 channels",
		})
	}
	values, err := channels(x, o)
	if err != nil {
		return nil, err
	}
	if len(x.Shape()) == 3 && o.Planes {
		values = values.Transpose(1, 2, 0)
	}
	return imageOf(values.Reshape(shape...), o), nil
}

// channels returns the channels of x as images have them.
func channels(x tensor.Any, o Options) (*i32.Tensor, error) {
	most := 0xff
	if o.Deep {
		most = 0xffff
	}
	numbers, err := convert.To(x, tensor.Float64)
	kind := kindOf(x.DType())
	if err != nil || kind == neither {
		return nil, &encoding.TypeError{Format: "picture", Have: string(x.DType()), Want: tensor.Uint8}
	}
	v := numbers.(*f64.Tensor)
	if kind == float {
		v = f64.Map(v, func(v float64) float64 {
			return math.RoundToEven(max(0, min(v, 1)) * float64(most))
		})
		v = f64.Where(f64.IsNaN(v), f64.Scalar(0), v)
	} else if v.Size() > 0 {
		low, high := f64.Min(v).Item(), f64.Max(v).Item()
		if low < 0 || high > float64(most) {
			return nil, &encoding.TypeError{
				Format: "picture", Have: string(x.DType()), Want: tensor.Uint8,
				Mistake: fmt.Sprintf("from %v to %v, of 0 to %d", low, high, most),
			}
		}
	}
	return convert.Int32(v), nil
}

// imageOf returns the image of rows, columns and channels.
func imageOf(x *i32.Tensor, o Options) image.Image {
	rows, columns, n := x.Dim(0), x.Dim(1), x.Dim(2)
	bounds := image.Rect(0, 0, columns, rows)
	values := x.Values()
	var pix []byte
	var img image.Image
	switch {
	case n == 1 && o.Deep:
		p := image.NewGray16(bounds)
		img, pix = p, p.Pix
	case n == 1:
		p := image.NewGray(bounds)
		img, pix = p, p.Pix
	case o.Deep:
		p := image.NewNRGBA64(bounds)
		img, pix = p, p.Pix
	default:
		p := image.NewNRGBA(bounds)
		img, pix = p, p.Pix
	}
	for i := 0; i < len(values); i += n {
		for _, v := range values[i : i+n] {
			pix = put(pix, v, o.Deep)
		}
		if n == 3 {
			pix = put(pix, math.MaxUint16, o.Deep)
		}
	}
	return img
}

// put sets the next channel, in 8 or 16 bits, and returns those after it.
func put(pix []byte, v int32, deep bool) []byte {
	if deep {
		pix[0], pix = byte(v>>8), pix[1:]
	}
	pix[0] = byte(v)
	return pix[1:]
}
