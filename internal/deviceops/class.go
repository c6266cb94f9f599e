package deviceops

import (
	"fmt"
	"math/bits"

	"github.com/ashlar-go/ashlar/device"
)

// A class is how work is divided on devices of one kind.
type class struct {
	// work-items of a work-group of elementwise kernels and folds, a power of two
	group int
	crowd int // the same where there are thousands of work-items
	share int // elements of each of these
	// bytes of the numbers that a work-item computes at a time; 0 if it is one
	vector int
	side   int            // bytes of those that it folds side by side; 0 if it is one
	tiling map[int]tiling // by bytes of a number

	cache int // bytes of the last; what leaves less than half of it is written bypassing it
}

// A tiling is how a product is divided: group by group work-items compute rows by cols elements
// each, as vectors of piece neighbours, depth steps at a time.
type tiling struct{ group, rows, cols, piece, depth int }

// mostVector is the bytes of the longest vectors that programs are written for.
const mostVector = 64

// classes by the kind of device. Processors take few work-items that do much each, with vectors as
// long as their registers; graphics processors many, of which neighbours read what is next to each
// other.
//
// A work-item of a product on a graphics processor keeps 256 bytes of sums in 64 registers of the
// 128 that let two groups of 256 be on a unit at a time. For each step it reads rows + cols numbers
// from local memory, for rows * cols multiplications: with 8 by 8, of float32, four for each
// number, and a unit has registers, not local memory, as its limit. Pieces of 16 bytes are what it
// reads at a time without two neighbours in one bank. The tiles of both factors are 16 and 24 KiB
// of local memory, of 32 at the least.
var classes = map[string]class{
	"CPU": {group: 1, crowd: 64, share: 1 << 14, vector: 32, side: 256, tiling: map[int]tiling{
		4: {4, 8, 16, 16, 64},
		8: {4, 8, 16, 16, 64},
	}},
	"GPU": {group: 256, crowd: 256, share: 1, tiling: map[int]tiling{
		4: {16, 8, 8, 4, 16},
		8: {16, 8, 4, 2, 16},
	}},
}

// classOf returns the class of a device.
func classOf(info device.Info) class {
	c, known := classes[info.Kind]
	if !known {
		c = classes["GPU"]
	}
	most := powerOfTwo(info.MaxGroup)
	c.group, c.crowd = min(c.group, most), min(c.crowd, most)
	if c.vector > 0 && info.Vector > c.vector {
		c.vector = mostVector
	}
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

// width returns how many numbers of so many bytes a work-item folds side by side: of fewer than 4,
// as many as of 4, since what they fold to may be wider.
func (c class) width(bytes int) int { return max(c.side/max(bytes, 4), 1) }

// options returns those of the compiler, for programs of the library.
func (c class) options() string {
	if c.vector == 0 {
		return ""
	}
	return fmt.Sprintf("-D VECTORS=%d -D SIDE=%d", c.vector, c.side)
}

// options returns those of the compiler, for a program of a product alone.
func (t tiling) options() string {
	return fmt.Sprintf("-D WITHOUT_KERNELS -D GROUP=%d -D ROWS=%d -D COLS=%d -D PIECE=%d -D DEPTH=%d", t.group, t.rows, t.cols, t.piece, t.depth)
}
