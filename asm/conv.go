package asm

// A Convolution says how filters move over images: along height and along width.
// Element i of a result and tap t of a filter meet element
// i*Stride + t*Dilation - Padding of the image, which is 0 outside of it.
type Convolution struct {
	Stride, Padding, Dilation [2]int
	Groups                    int    // of channels, each with filters of its own
	Extra                     [2]int // padding after images, beyond that before them; or less
}
