package arm64

import (
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// letters makes fadd.? fadd.4s or fadd.2d, and add.# add.16b, add.8h, add.4s or add.2d.
func letters(t table.Type) *strings.Replacer {
	arrangement := map[int]string{8: "16b", 16: "8h", 32: "4s", 64: "2d"}[t.Bits]
	return strings.NewReplacer("?", arrangement, "#", arrangement)
}

// scratch is the vector register that the Writer keeps to itself.
const scratch = 31

// NEON has conditions in vectors, lanes of all ones or all zeros, and no operands in memory. It has
// no rule for products of integers of 64 bits, nor for quotients of integers.
var NEON = &target.Target{Name: "NEON", Bytes: 16, Registers: scratch, Letters: letters, Rules: target.Rules(`
+          float            fadd.? d x y
-          float            fsub.? d x y
*          float            fmul.? d x y
/          float            fdiv.? d x y
sqrt       float            fsqrt.? d x
round      float            frintn.? d x
floor      float            frintm.? d x
ceil       float            frintp.? d x
trunc      float            frintz.? d x
fma        float            fmla.? d=w x y
fnma       float            fmls.? d=w x y
# Not the negative of fmls, whose zeros have the other sign.
fms        float            fneg.? t w; fmla.? d=t x y
fnms       float            fneg.? t w; fmls.? d=t x y
neg        float            fneg.? d x
abs        float            fabs.? d x
# fmax and fmin are Go's max and min, of zeros and NaN too.
max        float            fmax.? d x y
min        float            fmin.? d x y
# A NaN among the limits is none, and one of x stays.
clamp      float            = where(where(x < y, y, x) > w, w, where(x < y, y, x))
==         float            fcmeq.? d x y
!=         float            = !(x == y)
<          float            fcmgt.? d y x
<=         float            fcmge.? d y x
>          float            fcmgt.? d x y
>=         float            fcmge.? d x y
signbit    float            cmlt.# d x
where      float            bsl.16b d=x y w | bit.16b d=w y x | bif.16b d=y w x
gather     float            fcvtzs.? t x; gather.? d list[t]

+          integer          add.# d x y
-          integer          sub.# d x y
neg        integer          neg.# d x
*          integer:8,16,32  mul.# d x y
&          integer          and.16b d x y
|          integer          orr.16b d x y
^          integer          eor.16b d x y
not        integer          mvn.16b d x
<<n        integer          shl.# d x n
>>n        unsigned         ushr.# d x n
# ushl and sshl take the count from the last byte of a lane, signed: to the right if negative. The count of
# bits, and its negative, shift all out.
<<         integer:8,16,32  umin.# t y $bits; ushl.# d x t
<<         integer:64       cmhi.2d t $bits y; ushl.2d u x y; and.16b d t u
>>         unsigned:8,16,32 umin.# t y $bits; neg.# u t; ushl.# d x u
>>         unsigned:64      cmhi.2d t $bits y; neg.2d u y; ushl.2d v x u; and.16b d t v
>>         signed:8,16,32   umin.# t y $bits; neg.# u t; sshl.# d x u
>>         signed:64        cmhi.2d t $bits y; bsl.16b u=t y $bits; neg.2d v u; sshl.2d d x v
abs        signed           abs.# d x
max        signed:8,16,32   smax.# d x y
min        signed:8,16,32   smin.# d x y
max        unsigned:8,16,32 umax.# d x y
min        unsigned:8,16,32 umin.# d x y
max        integer:64       = where(x > y, x, y)
min        integer:64       = where(x > y, y, x)
clamp      integer          = min(max(x, y), w)
==         integer          cmeq.# d x y
!=         integer          = !(x == y)
<          signed           cmgt.# d y x
<=         signed           cmge.# d y x
>          signed           cmgt.# d x y
>=         signed           cmge.# d x y
<          unsigned         cmhi.# d y x
<=         unsigned         cmhs.# d y x
>          unsigned         cmhi.# d x y
>=         unsigned         cmhs.# d x y
where      integer          bsl.16b d=x y w | bit.16b d=w y x | bif.16b d=y w x

&&         condition        and.16b d x y
||         condition        orr.16b d x y
!=         condition        eor.16b d x y
==         condition        = !(x != y)
!          condition        mvn.16b d x
frombools  condition:8      cmtst.16b d x x
frombools  condition:16     uxtl.8h t x; cmtst.8h d t t
frombools  condition:32     uxtl.8h t x; uxtl.4s u t; cmtst.4s d u u
frombools  condition:64     uxtl.8h t x; uxtl.4s u t; uxtl.2d v u; cmtst.2d d v v
tobools    condition:8      and.16b d x $truebytes
tobools    condition:16     xtn.8b t x; and.16b d t $truebytes
tobools    condition:32     xtn.4h t x; xtn.8b u t; and.16b d u $truebytes
tobools    condition:64     xtn.2s t x; xtn.4h u t; xtn.8b v u; and.16b d v $truebytes

# Lanes so many bytes apart, swapped.
swap8      any              ext.16b d x x 8
swap4      any              rev64.4s d x
swap2      any              rev32.8h d x
swap1      any              rev16.16b d x
`)}
