package tensor

// A Conv says how the filters of a convolution move over images. Each list has a number
// for each dimension of images, height first, or one for all. The zero Conv moves filters
// by one element, within the images.
type Conv struct {
	Stride   []int // from one place of a filter to the next; 1 if there is none
	Padding  []int // zeros before and after images
	Dilation []int // from one element of a filter to the next; 1 if there is none
	Groups   int   // of channels, each of which has filters of its own; 0 is 1
}

// A Pool says which windows of images are made one element. Size has a number for each
// dimension of images, height first, and so have the other lists, or one for all.
type Pool struct {
	Size    []int // of windows
	Stride  []int // from one window to the next; Size if there is none
	Padding []int // elements before and after images that count as none, up to half of Size
}
