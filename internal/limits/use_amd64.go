//go:build !purego

package limits

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if !asm.UseAVX2 {
		return
	}
	loops.fmaFloat32, loops.fmaFloat64 = fmaFloat32, fmaFloat64
	loops.read = [4]loop{nil, read1, read2, read3}
	loops.write = [4]loop{read0Write, read1Write, read2Write, read3Write}
	loops.stream = [4]loop{read0Stream, read1Stream, read2Stream, read3Stream}
}
