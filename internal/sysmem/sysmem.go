// Package sysmem says how much memory the machine has.
package sysmem

import (
	"math"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// Most is how many bytes Go allocates at most on amd64, which is more than any machine has.
const Most = 1 << min(47, bits.UintSize-2)

// limits are the files that have the most memory that the container of this process, if it is in
// one, may use: by version 2 and by version 1 of control groups.
var limits = []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}

// Bytes returns the memory of the machine or of the container, whichever is less, or math.MaxInt
// where the system does not say.
func Bytes() int {
	least := uint64(math.MaxInt)
	if n := total(); n > 0 {
		least = min(least, n)
	}
	for _, path := range limits {
		text, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		// or it is "max"
		if n, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64); err == nil {
			least = min(least, n)
		}
	}
	return int(least)
}
