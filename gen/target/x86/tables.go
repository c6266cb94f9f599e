package x86

import (
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// letters makes VADDP? VADDPS or VADDPD, and VPADD# VPADDB, VPADDW, VPADDD or VPADDQ.
func letters(t table.Type) *strings.Replacer {
	return strings.NewReplacer("?", map[int]string{32: "S", 64: "D"}[t.Bits], "#",
		map[int]string{8: "B", 16: "W", 32: "D", 64: "Q"}[t.Bits])
}

// AVX2 has conditions in vectors, of which only the signs of lanes count but in lanes of 8 or 16
// bits, and constants in memory in all lanes.
var AVX2 = &target.Target{Name: "AVX2", Bytes: 32, Registers: 16, Masked: 4, NonTemporal: true, Letters: letters, Rules: target.Rules(`
+          float           VADDP? d x y/m | VADDP? d y x/m
-          float           VSUBP? d x y/m
*          float           VMULP? d x y/m | VMULP? d y x/m
/          float           VDIVP? d x y/m
sqrt       float           VSQRTP? d x/m
round      float           VROUNDP? d x/m 8
floor      float           VROUNDP? d x/m 9
ceil       float           VROUNDP? d x/m 10
trunc      float           VROUNDP? d x/m 11
fma        float           VFMADD231P? d=w x y/m | VFMADD213P? d=x y w/m | VFMADD213P? d=y x w/m | VFMADD132P? d=x w y/m
fnma       float           VFNMADD231P? d=w x y/m | VFNMADD213P? d=x y w/m | VFNMADD213P? d=y x w/m | VFNMADD132P? d=x w y/m
fms        float           VFMSUB231P? d=w x y/m | VFMSUB213P? d=x y w/m | VFMSUB213P? d=y x w/m | VFMSUB132P? d=x w y/m
fnms       float           VFNMSUB231P? d=w x y/m | VFNMSUB213P? d=x y w/m | VFNMSUB213P? d=y x w/m | VFNMSUB132P? d=x w y/m
neg        float           VXORP? d x $sign/m
abs        float           VANDP? d x $magnitude/m
# VMAX and VMIN give their second source if either is NaN, or both are zeros. Both orders together have +0,
# or -0, of zeros of both signs; a NaN is made of what is not ordered.
max        float           VMAXP? t x y/m; VMAXP? u y x/m; VANDP? v t u; VCMPP? q x y/m 3; VORP? d v q
# Partial results keep apart until the end what takes an instruction each: some largest, or smallest; the signs that
# all have, or any has; and whether there is a NaN, which is one itself.
max/0      float           VMAXP? d x y/m
max/1      float           VANDP? d x y/m
max/2      float           VCMPP? d x y/m 3
max/       float           VORP? t y $magnitude/m; VANDP? u t x; VORP? d u w
min/0      float           VMINP? d x y/m
min/1      float           VORP? d x y/m
min/2      float           VCMPP? d x y/m 3
min/       float           VANDP? t y $sign/m; VORP? u t x; VORP? d u w
min        float           VMINP? t x y/m; VMINP? u y x/m; VORP? d t u
clamp      float           VMAXP? t y x/m; VMINP? d w t
==         float           VCMPP? d x y/m 0
!=         float           VCMPP? d x y/m 4
<          float           VCMPP? d x y/m 17
<=         float           VCMPP? d x y/m 18
>          float           VCMPP? d x y/m 30
>=         float           VCMPP? d x y/m 29
!<         float           VCMPP? d x y/m 21
!<=        float           VCMPP? d x y/m 22
!>         float           VCMPP? d x y/m 26
!>=        float           VCMPP? d x y/m 25
signbit    float           x
# Whether one of two is NaN.
unordered  float           VCMPP? d x y/m 3
where      float           VBLENDVP? d w y/m x
gather     float:32        VCVTPS2DQ t x; VPCMPEQD m x x; VXORPS v x x; VGATHERDPS d=v list[t] m
gather     float:64        VCVTPD2DQY t:16 x; VPCMPEQQ m x x; VXORPD v x x; VGATHERDPD d=v list[t:16] m

+          integer         VPADD# d x y/m | VPADD# d y x/m
-          integer         VPSUB# d x y/m
neg        integer         = 0 - x
*          integer:16,32   VPMULL# d x y/m | VPMULL# d y x/m
# Even bytes, and odd ones moved to their place.
*          integer:8       VPMULLW t x y; VPSLLW u t 8; VPSRLW v u 8; VPSRLW p x 8; VPSRLW q y 8; VPMULLW r p q; VPSLLW s r 8; VPOR d s v
# The products of a low and a high half count 2³² times.
*          integer:64      VPSHUFD t y 177; VPMULLD u x t; VPSRLQ v u 32; VPADDD p u v; VPSLLQ q p 32; VPMULUDQ r x y; VPADDQ d r q
&          integer         VPAND d x y/m | VPAND d y x/m
|          integer         VPOR d x y/m | VPOR d y x/m
^          integer         VPXOR d x y/m | VPXOR d y x/m
not        integer         VPXOR d x $ones/m
<<n        integer:32,64   VPSLL# d x n
>>n        unsigned:32,64  VPSRL# d x n
<<         integer:32,64   VPSLLV# d x y/m
>>         unsigned:32,64  VPSRLV# d x y/m
>>         signed:32       VPSRAVD d x y/m
# AVX2 shifts zeros in: a negative number's complement is shifted.
>>         signed:64       VPCMPGTQ t $0 x/m; VPXOR u x t; VPSRLVQ v u y/m; VPXOR d v t
abs        signed:8,16,32  VPABS# d x/m
abs        signed:64       VPCMPGTQ t $0 x/m; VPXOR u x t; VPSUBQ d u t
max        signed:8,16,32  VPMAXS# d x y/m
min        signed:8,16,32  VPMINS# d x y/m
max        unsigned:8,16,32 VPMAXU# d x y/m
min        unsigned:8,16,32 VPMINU# d x y/m
max        signed:64       VPCMPGTQ t x y/m; VBLENDVPD d y x/m t
min        signed:64       VPCMPGTQ t x y/m; VBLENDVPD d x y/m t
max        unsigned:64     = where(x > y, x, y)
min        unsigned:64     = where(x > y, y, x)
clamp      integer         = min(max(x, y), w)
==         integer         VPCMPEQ# d x y/m
!=         integer         = !(x == y)
>          signed          VPCMPGT# d x y/m
<          signed          VPCMPGT# d y x/m
<=         signed          = !(x > y)
>=         signed          = !(x < y)
>=         unsigned:8,16,32 VPMAXU# t x y/m; VPCMPEQ# d t x/m
<=         unsigned:8,16,32 VPMINU# t x y/m; VPCMPEQ# d t x/m
<          unsigned:8,16,32 = !(x >= y)
>          unsigned:8,16,32 = !(x <= y)
# Less half their range, unsigned numbers compare like signed ones.
>          unsigned:64     VPXOR t x $sign/m; VPXOR u y $sign/m; VPCMPGTQ d t u
<          unsigned:64     = y > x
<=         unsigned:64     = !(x > y)
>=         unsigned:64     = !(y > x)
where      integer:8,16    VPBLENDVB d w y/m x
where      integer:32      VBLENDVPS d w y/m x
where      integer:64      VBLENDVPD d w y/m x

&&         condition       VPAND d x y/m
||         condition       VPOR d x y/m
!=         condition       VPXOR d x y/m
==         condition       = !(x != y)
!          condition       VPXOR d x $ones/m
frombools  condition:8     VPCMPGTB d x $0/m
frombools  condition:16    VPMOVZXBW t x:16/m; VPCMPGTW d t $0/m
frombools  condition:32    VPMOVZXBD t x:16/m; VPSLLD d t 31
frombools  condition:64    VPMOVZXBQ t x:16/m; VPSLLQ d t 63
tobools    condition:8     VPAND d x $truebytes/m
# Lanes so many bytes apart, swapped.
swap16     any             VPERM2F128 d x x 1
swap8      any             VPSHUFD d x 78
swap4      any             VPSHUFD d x 177
tobools    condition:16    VEXTRACTI128 t:16 x 1; VPACKSSWB u:16 x:16 t:16; VPAND d:16 u:16 $truebytes:16/m
`)}

// AVX512 has conditions in registers of their own, and constants in memory in one lane.
var AVX512 = &target.Target{Name: "AVX512", Bytes: 64, Registers: 32, Masks: 6, Masked: 1, NonTemporal: true, Letters: letters, Rules: target.Rules(`
+          float           VADDP? d x y/b | VADDP? d y x/b
-          float           VSUBP? d x y/b
*          float           VMULP? d x y/b | VMULP? d y x/b
/          float           VDIVP? d x y/b
sqrt       float           VSQRTP? d x/b
round      float           VRNDSCALEP? d x/b 8
floor      float           VRNDSCALEP? d x/b 9
ceil       float           VRNDSCALEP? d x/b 10
trunc      float           VRNDSCALEP? d x/b 11
fma        float           VFMADD231P? d=w x y/b | VFMADD213P? d=x y w/b | VFMADD213P? d=y x w/b | VFMADD132P? d=x w y/b
fnma       float           VFNMADD231P? d=w x y/b | VFNMADD213P? d=x y w/b | VFNMADD213P? d=y x w/b | VFNMADD132P? d=x w y/b
fms        float           VFMSUB231P? d=w x y/b | VFMSUB213P? d=x y w/b | VFMSUB213P? d=y x w/b | VFMSUB132P? d=x w y/b
fnms       float           VFNMSUB231P? d=w x y/b | VFNMSUB213P? d=x y w/b | VFNMSUB213P? d=y x w/b | VFNMSUB132P? d=x w y/b
neg        float           VXORP? d x $sign/b
abs        float           VANDP? d x $magnitude/b
max        float           VMAXP? t x y; VMAXP? u y x; VANDP? v t u; VCMPP? k x y 3; VADDP? d=v k x y
# Partial results keep apart until the end what is largest, or smallest, of numbers; and whether there is a NaN, which
# is one itself. VRANGE knows the signs of zeros, but prefers numbers to NaN.
max/0      float           VRANGEP? d x y/b 5
max/1      float           VCMPP? k y y 3; VPOR# d=x k x $ones/b
max/       float           VCMPP? k y y 3; VPOR# d=x k x $ones/b
min/0      float           VRANGEP? d x y/b 4
min/1      float           VCMPP? k y y 3; VPOR# d=x k x $ones/b
min/       float           VCMPP? k y y 3; VPOR# d=x k x $ones/b
min        float           VMINP? t x y/b; VMINP? u y x/b; VORP? d t u
clamp      float           VMAXP? t y x/b; VMINP? d w t
==         float           VCMPP? d x y/b 0
!=         float           VCMPP? d x y/b 4
<          float           VCMPP? d x y/b 17
<=         float           VCMPP? d x y/b 18
>          float           VCMPP? d x y/b 30
>=         float           VCMPP? d x y/b 29
!<         float           VCMPP? d x y/b 21
!<=        float           VCMPP? d x y/b 22
!>         float           VCMPP? d x y/b 26
!>=        float           VCMPP? d x y/b 25
unordered  float           VCMPP? d x y/b 3
signbit    float:32        VPMOVD2M d x
signbit    float:64        VPMOVQ2M d x
where      float           VBLENDMP? d x w y/b
gather     float:32        VCVTPS2DQ t x; VPCMPEQD k x x; VXORPS v x x; VGATHERDPS d=v k list[t]
gather     float:64        VCVTPD2DQ t:32 x; VPCMPEQQ k x x; VXORPD v x x; VGATHERDPD d=v k list[t:32]

+          integer:32,64   VPADD# d x y/b | VPADD# d y x/b
+          integer         VPADD# d x y/m | VPADD# d y x/m
-          integer:32,64   VPSUB# d x y/b
-          integer         VPSUB# d x y/m
neg        integer         = 0 - x
*          integer:32,64   VPMULL# d x y/b | VPMULL# d y x/b
*          integer:16      VPMULLW d x y/m
*          integer:8       VPMULLW t x y; VPSLLW u t 8; VPSRLW v u 8; VPSRLW p x 8; VPSRLW q y 8; VPMULLW r p q; VPSLLW s r 8; VPORD d s v
&          integer:32,64   VPAND# d x y/b | VPAND# d y x/b
&          integer         VPANDD d x y/m | VPANDD d y x/m
|          integer:32,64   VPOR# d x y/b | VPOR# d y x/b
|          integer         VPORD d x y/m | VPORD d y x/m
^          integer:32,64   VPXOR# d x y/b | VPXOR# d y x/b
^          integer         VPXORD d x y/m | VPXORD d y x/m
not        integer:32,64   VPXOR# d x $ones/b
not        integer         VPXORD d x $ones/m
<<n        integer:32,64   VPSLL# d x n
>>n        unsigned:32,64  VPSRL# d x n
<<         integer:32,64   VPSLLV# d x y/b
<<         integer:16      VPSLLVW d x y/m
>>         signed:32,64    VPSRAV# d x y/b
>>         signed:16       VPSRAVW d x y/m
>>         unsigned:32,64  VPSRLV# d x y/b
>>         unsigned:16     VPSRLVW d x y/m
abs        signed          VPABS# d x/m
max        signed          VPMAXS# d x y/m
max        unsigned        VPMAXU# d x y/m
min        signed          VPMINS# d x y/m
min        unsigned        VPMINU# d x y/m
clamp      integer         = min(max(x, y), w)
==         integer         VPCMP# d x y/m 0
<          signed          VPCMP# d x y/m 1
<=         signed          VPCMP# d x y/m 2
!=         integer         VPCMP# d x y/m 4
>=         signed          VPCMP# d x y/m 5
>          signed          VPCMP# d x y/m 6
<          unsigned        VPCMPU# d x y/m 1
<=         unsigned        VPCMPU# d x y/m 2
>=         unsigned        VPCMPU# d x y/m 5
>          unsigned        VPCMPU# d x y/m 6
where      integer         VPBLENDM# d x w y/m

&&         condition       KANDQ d x y
||         condition       KORQ d x y
!=         condition       KXORQ d x y
==         condition       KXNORQ d x y
!          condition       KNOTQ d x
swap32     any             VSHUFF64X2 d x x 78
swap16     any             VSHUFF64X2 d x x 177
swap8      any             VPSHUFD d x 78
swap4      any             VPSHUFD d x 177
frombools  condition:8     VPTESTMB d x x
frombools  condition:16    VPTESTMB d x:32 x:32
frombools  condition:32,64 VPTESTMB d x:16 x:16
tobools    condition:8     VMOVDQU8_Z d x $truebytes/m
tobools    condition:16    VMOVDQU8_Z d:32 x $truebytes:32/m
tobools    condition:32,64 VMOVDQU8_Z d:16 x $truebytes:16/m
`)}
