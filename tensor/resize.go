package tensor

// A Resize says how images, or tensors of any kind, are made longer or shorter along axes. Sizes or
// Scales have a number for each of Axes. The zero Mode, Coordinates and Rounding are those that
// ONNX has without attributes.
type Resize struct {
	Sizes  []int     // of the result
	Scales []float64 // in place of Sizes: result by operand; sizes are rounded down
	Axes   []int     // as many of the last ones if there are none

	Mode        ResizeMode
	Coordinates ResizeCoordinates
	Rounding    ResizeRounding // of ResizeNearest

	// Cubic is the coefficient a of ResizeCubic; 0 is -0.75, as in PyTorch, and -0.5 is Catmull
	// and Rom's.
	Cubic float64

	// ExcludeOutside leaves out what is outside, for which else the first or the last element is.
	ExcludeOutside bool

	// Antialias widens what results are means of to what they are in place of, if there are fewer;
	// PyTorch's leaves out what is outside.
	Antialias bool

	// Of ResizeCrop, Crop has the start and the end along each axis, as parts of the length, and
	// Extrapolation is what is outside of the operand.
	Crop          [][2]float64
	Extrapolation float64
}

// ResizeMode is what Resize makes an element of.
type ResizeMode int

const (
	ResizeNearest ResizeMode = iota // the nearest element
	ResizeLinear                    // two along each axis
	ResizeCubic                     // four along each axis, by cubic convolution
)

// ResizeCoordinates is where element i of a result is in the operand, along an axis of n elements
// of the operand and m of the result, which is scale times as long; with Scales, m is not rounded.
type ResizeCoordinates int

const (
	ResizeHalfPixel          ResizeCoordinates = iota // (i + ½)/scale - ½
	ResizeHalfPixelSymmetric                          // the same, about the middle of n elements
	ResizePyTorchHalfPixel                            // the same, or 0 if m is 1
	ResizeTFHalfPixel                                 // (i + ½)/scale
	ResizeAlignCorners                                // i(n-1)/(m-1), or 0 if m is 1
	ResizeAsymmetric                                  // i/scale
	ResizeCrop                                        // from Crop[0](n-1) to Crop[1](n-1)
)

// ResizeRounding is which element is nearest.
type ResizeRounding int

const (
	ResizeRoundDown ResizeRounding = iota // the nearest, of two the one before
	ResizeRoundUp                         // the nearest, of two the one after
	ResizeFloor                           // the one before
	ResizeCeil                            // the one after
)
