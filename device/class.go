package device

import (
	"fmt"
	"math/bits"
)

// A class is how work is divided on devices of one kind.
type class struct {
	group  int // work-items of a work-group of elementwise kernels and folds, a power of two
	crowd  int // the same where there are thousands of work-items
	share  int // elements of each of these
	side   int // bytes of the numbers that a work-item folds side by side; 0 if it folds one
	tiling tiling

	options string // of the compiler, for programs of the library
	cache   int    // bytes of the last; what leaves less than half of it is written past it
}

// A tiling is how a product is divided: group by group work-items compute rows by cols
// elements each, depth steps at a time.
type tiling struct{ group, rows, cols, depth int }

// classes by the kind of device. Processors take few work-items that do much each, with long
// vectors; graphics processors many, of which neighbours read what is next to each other.
var classes = map[string]class{
	"CPU": class{group: 1, crowd: 64, share: 1 << 14, side: 256, tiling: tiling{4, 8, 16, 64}}.compiled(),
	"GPU": class{group: 256, crowd: 256, share: 1, tiling: tiling{16, 4, 4, 16}}.compiled(),
}

// classOf returns the class of a device.
func classOf(info Info) class {
	c, known := classes[info.Kind]
	if !known {
		c = classes["GPU"]
	}
	most := powerOfTwo(info.MaxGroup)
	c.group, c.crowd = min(c.group, most), min(c.crowd, most)
	c.cache = int(info.Cache)
	return c
}

// groupOf returns how many of so many work-items of a fold are a work-group.
func (c class) groupOf(items int) int {
	if items > 4096 {
		return c.crowd
	}
	return c.group
}

// splitRows returns how many work-items share a row of n elements, and how many are a work-group.
func (c class) splitRows(n int) (lanes, group int) {
	group = max(c.group, min(c.crowd, powerOfTwo(max(c.share/n, 1))))
	if c.side > 0 {
		return 1, group
	}
	return min(group, powerOfTwo(n)), group
}

// powerOfTwo returns the largest that is at most n.
func powerOfTwo(n int) int { return 1 << (bits.Len(uint(n)) - 1) }

// width returns how many numbers of so many bytes a work-item folds side by side.
func (c class) width(bytes int) int { return max(c.side/bytes, 1) }

// compiled returns c with its options.
func (c class) compiled() class {
	t := c.tiling
	c.options = fmt.Sprintf("-D GROUP=%d -D ROWS=%d -D COLS=%d -D DEPTH=%d", t.group, t.rows, t.cols, t.depth)
	if c.side > 0 {
		c.options += fmt.Sprintf(" -D VECTORS -D SIDE=%d", c.side)
	}
	return c
}
