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
	loops.nonTemporal = [4]loop{read0NonTemporal, read1NonTemporal, read2NonTemporal, read3NonTemporal}
}
