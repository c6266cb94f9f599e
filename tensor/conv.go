package tensor

// A Conv says how the filters of a convolution move over images. Each list has a number
// for each dimension of images, depth before height before width, or one for all. The zero Conv
// moves filters by one element, within the images.
type Conv struct {
	Stride []int // from one place of a filter to the next; 1 if there is none

	// Padding are the zeros before and after images. With two numbers for each dimension, the ones
	// are before images and the others, which follow them, after.
	Padding []int

	Same     Same  // in place of Padding
	Dilation []int // from one element of a filter to the next; 1 if there is none
	Groups   int   // of channels, each of which has filters of its own; 0 is 1

	// OutputPadding is how many elements ConvTranspose makes after those that Padding leaves; other
	// convolutions have none.
	OutputPadding []int
}

// A Pool says which windows of images are made one element. Size has a number for each
// dimension of images, depth before height before width, and so have the other lists, or one for
// all.
type Pool struct {
	Size   []int // of windows
	Stride []int // from one window to the next; Size if there is none

	// Padding are the elements before and after images that count as none, fewer than those of
	// a window. With two numbers for each dimension, the ones are before images and the others,
	// which follow them, after.
	Padding []int

	Same     Same  // in place of Padding
	Dilation []int // from one element of a window to the next; 1 if there is none

	// Ceil makes windows of elements that are left over after the last window, if they are fewer
	// than a stride.
	Ceil bool

	// ExcludePadding makes means those of the elements of images. Else, padding counts as zeros.
	ExcludePadding bool
}

// Same pads images so that there is a place of a window for each stride of them, rounded up.
type Same int

// The padding of Same, if it is odd, is one more after images than before them, or before them.
const (
	SameUpper Same = 1 + iota
	SameLower
)
