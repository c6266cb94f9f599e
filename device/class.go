package device

// A class is how work is divided on devices of one kind.
type class struct {
	group  int // work-items of a work-group of elementwise kernels
	share  int // elements of each of these
	tiling tiling
}

// A tiling is how a product is divided: group by group work-items compute rows by cols
// elements each, depth steps at a time.
type tiling struct{ group, rows, cols, depth int }

// classes by the kind of device. Processors take few work-items that do much each, with long
// vectors; graphics processors many, of which neighbours read what is next to each other.
var classes = map[string]class{
	"CPU": {group: 1, share: 1 << 14, tiling: tiling{4, 8, 16, 64}},
	"GPU": {group: 256, share: 1, tiling: tiling{16, 4, 4, 16}},
}

// classOf returns the class of a device.
func classOf(info Info) class {
	c, known := classes[info.Kind]
	if !known {
		c = classes["GPU"]
	}
	c.group = min(c.group, info.MaxGroup)
	return c
}
