package sliding

import (
	"cmp"

	"github.com/ashlar-go/ashlar/internal/parallel"
)

// Largest calls f for each row of the pool of w of images that follow one another in x: with where
// the row and its image begin, and where in the image the largest elements of the windows of
// the row are, the first of equal ones, or the first NaN.
func Largest[T cmp.Ordered](w *Windows, x []T, f func(row, image int, at []int)) {
	if w.Shape.Size() == 0 {
		return
	}
	depth, height, width := w.Axes[0], w.Axes[1], w.Axes[2]
	size := depth.Length * height.Length * width.Length
	outputs := depth.Places * height.Places * width.Places
	call := func(first, end int) {
		at := make([]int, width.Places)
		var runs []int // rows of the image that a row of windows meets
		for n := first; n < end; n++ {
			image := x[n*size:][:size]
			for row := range depth.Places * height.Places {
				runs = runs[:0]
				depth.each(row/height.Places, func(z int) {
					height.each(row%height.Places, func(y int) {
						runs = append(runs, (z*height.Length+y)*width.Length)
					})
				})
				largest(at, image, runs, width)
				f(n*outputs+row*width.Places, n*size, at)
			}
		}
	}
	const enough = 1 << 14 // elements of a call, and of all that is worth a second goroutine
	images := w.Shape[0] * w.Shape[1]
	some := max(enough/max(size, 1), 1)
	if images <= some {
		call(0, images)
		return
	}
	parallel.For(ceilDiv(images, some), func(i int) { call(i*some, min((i+1)*some, images)) })
}

// each calls f with each element of an image that the window at a place meets.
func (a Axis) each(place int, f func(i int)) {
	for i, end := a.within(place); i < end; i += a.Dilation {
		f(i)
	}
}

// within returns the first element of an image that the window at a place meets, and the end of
// those.
func (a Axis) within(place int) (first, end int) {
	first = place*a.Stride - a.Before
	end = min(first+a.reach(), a.Length)
	if first < 0 {
		first += ceilDiv(-first, a.Dilation) * a.Dilation
	}
	return first, end
}

// largest finds where the first NaN, or else the first of the largest elements, of windows of so
// many runs of an image are. It chooses without jumps, which nobody could predict.
func largest[T cmp.Ordered](at []int, image []T, runs []int, width Axis) {
	for j := range at {
		lo, hi := width.within(j)
		found := runs[0] + lo
		best := image[found]
		for _, run := range runs {
			for i := run + lo; i < run+hi; i += width.Dilation {
				v := image[i]
				if v > best {
					found = i
				}
				best = max(best, v)
			}
		}
		if best != best {
			found = firstNaN(image, runs, lo, hi, width.Dilation)
		}
		at[j] = found
	}
}

// firstNaN returns where in runs of an image, at elements from lo to before hi, a NaN is.
func firstNaN[T cmp.Ordered](image []T, runs []int, lo, hi, dilation int) int {
	for _, run := range runs {
		for i := run + lo; i < run+hi; i += dilation {
			if image[i] != image[i] {
				return i
			}
		}
	}
	return -1
}
