// Package mathfn has the functions of mathematics: how each is computed, with its coefficients,
// sources and bounds.
package mathfn

import "slices"

// A Function is written once, in the language of the table, for every back end and both widths of
// float. Its body is Go: lines that name a value, and the result, of the functions before it, its
// parameters, numbers, lists of its own, and
//
//	x + y, x - y, x * y, x / y    as in Go
//	x < y, <=, ==, !=, >=, >      conditions, as is signbit(x)
//	c && d, c || d, !c            of conditions
//	where(c, a, b)                a if c holds, else b; both are computed
//	rare(c, a, b)                 the same, but a is computed only if c holds of some
//	                              element nearby; all of a line
//	fma(x, y, z)                  x*y + z, rounded once
//	max, min                      as in Go: NaN if either is, +0 above -0
//	x % y                         math.Mod; in Go and OpenCL only
//	abs, sqrt, floor, ceil, trunc as in package math
//	round                         math.RoundToEven
//	clamp(x, low, high)           x within [low, high]; NaN stays
//	sign(x)                       the sign bit of x alone
//	x << n, x >> n, x & y, |, ^    on the bits of x
//	addbits(x, y), subbits(x, y)  on the bits of x and y as integers
//	gather(c, i)                  number i of the list c
//	horner(x, c)                  c₀ + c₁x + c₂x² + …, by fma
//	poly(x, c)                    the same; of long c, even and odd powers apart
type Function struct {
	Name  string
	Of    []string         // parameters; {"x"} if nil
	Doc   string           // what it is, completing "name returns …"
	Body  string           // how: see above
	Lists map[string]Lists // coefficients, from gen/remez
	// proven bounds on the error: float32 over all numbers, float64 over samples
	ULP Numbers
}

// Numbers and Lists have a value for each of widths.
type (
	Numbers = [len(widths)]float64
	Lists   = [len(widths)][]float64
)

// widths are the bits of the floating-point types.
var widths = [...]int{32, 64}

// numbers are those that bodies have names for.
var numbers = map[string]Numbers{
	"width":   {32, 64},                          // bits of a number
	"top":     {31, 63},                          // the place of its sign
	"second":  {30, 62},                          // and the next
	"places":  {23, 52},                          // bits of its significand, but for the first
	"integer": {0x1.8p23, 0x1.8p52},              // n + integer has the integer n in its last bits
	"quarter": {0x1.8p23 + 1, 0x1.8p52 + 1},      // integer, and a quarter turn
	"unit":    {0x1.8p23 + 127, 0x1.8p52 + 1023}, // and this, n + the bias of exponents
	// big | n is big + n, of an n < big in the last bits
	"big":    {0x1p23, 0x1p52},
	"biased": {0x1p23 + 127, 0x1p52 + 1023},
	"normal": {0x1p-126, 0x1p-1022}, // the least normal number

	"halfunit": {0x1.8p23 + 126, 0x1.8p52 + 1022},
	"roothalf": {0x1.6a09e6p-1, 0x1.6a09e667f3bcdp-1}, // √½
	// of 1 and √½ as integers, the difference
	"roundup": {0x1.2bec34p-127, 0x0.95f619980c433p-1022},
	// the bits of a significand, but for the first
	"fraction": {0x1p-126 - 0x1p-149, 0x1p-1022 - 0x1p-1074},

	"log2e":   {0x1.715476p+0, 0x1.71547652b82fep+0},
	"ln2a":    {0x1.62e43p-1, 0x1.62e42fefa39efp-1}, // ln 2 = ln2a + ln2b
	"ln2b":    {-0x1.05c61p-29, 0x1.abc9e3b39803fp-56},
	"twobypi": {0x1.45f306p-1, 0x1.45f306dc9c883p-1},
	"pia":     {0x1.921fb6p+0, 0x1.921fb54442d18p+0}, // π/2 = pia + pib + pic
	"pib":     {-0x1.777a5cp-25, 0x1.1a62633145c07p-54},
	"pic":     {-0x1.ee59dap-50, -0x1.f1976b7ed8fbcp-110},

	"pi":       {0x1.921fb6p+1, 0x1.921fb54442d18p+1},
	"pibbypia": {-0x1.de12ca0000000p-26, 0x1.678afae35cdd1p-55}, // what pia lacks of π/2, by pia
	// the largest angle that rest serves
	"turnmax": {0x1p17, 0x1p30},

	"digit":     {22, 50}, // bits of a digit of 2/π in reduced
	"lastdigit": {4, 19},  // the first digit that an angle can need
	"ulpdigit":  {0x1p-22, 0x1p-50},

	"lesser":   {0x1p-60, 0x1p-900}, // atan2 lifts denominators below
	"lifting":  {0x1p90, 0x1p1000},
	"safelow":  {0x1p-40, 0x1p-400}, // hypot scales numbers below, and above safehigh
	"safehigh": {0x1p60, 0x1p500},
	"shrink":   {0x1p-100, 0x1p-700},
	"grow":     {0x1p100, 0x1p700},

	// 1 - erf(983/1024 + erfmax) is less than half an ULP of 1
	"erfmax": {3.04, 5.04},
	"phimid": {0.48294157, 0.48294156784473874}, // M of phi where t is 0
	"phimax": {14.4, 38.6},                      // xΦ(x) is 0 at -phimax

	"log2eb": {0x1.4ae0cp-26, 0x1.777d0ffda0d24p-56}, // log₂ e = log2e + log2eb
	"lge":    {0x1.bcb7b2p-2, 0x1.bcb7b1526e50ep-2},  // log₁₀ e = lge + lgeb
	"lgeb":   {-0x1.5b235ep-27, 0x1.95355baaafad3p-57},
	// log₁₀ 2 = lg2a + lg2b, n·lg2a exact of exponents n
	"lg2a":       {0x1.344p-2, 0x1.34413509f78p-2},
	"lg2b":       {0x1.3509f8p-18, 0x1.fef311f12b358p-46},
	"logc1a":     {0x1.715476p+1, 0x1.71547652b82fep+1}, // 2 log₂ e = logc1a + logc1b
	"logc1b":     {0x1.4ae0cp-25, 0x1.777d0ffda0d24p-55},
	"logc3a":     {0x1.ec709ep-1, 0x1.ec709dc3a03fdp-1}, // ⅔ log₂ e = logc3a + logc3b
	"logc3b":     {-0x1.e2fe02p-28, 0x1.d27f05548af0cp-55},
	"third":      {1. / 3, 1. / 3},
	"twothirds":  {2. / 3, 2. / 3},
	"fiveninths": {5. / 9, 5. / 9},
	"cbrt2":      {0x1.428a3p+0, 0x1.428a2f98d728bp+0}, // ∛2 and ∛½
	"cbrthalf":   {0x1.965feap-1, 0x1.965fea53d6e3dp-1},

	"expmin":    {-104, -746}, // exp is 0 below, and infinite above expmax
	"expmax":    {89, 710},
	"expsafe":   {87, 708},    // of |x| less, eˣ is normal
	"addsafe":   {16, 36},     // of |x| less, eˣ + 1 loses nothing but of eˣ
	"xexpmin":   {-120, -760}, // xeˣ is 0 below
	"xexpsafe":  {70, 670},    // of |x| less, what rounding loses of eˣ is normal
	"exp2min":   {-150, -1075},
	"exp2max":   {128, 1024},
	"exp2safe":  {126, 1022},
	"coshsafe":  {86, 706},
	"coshmax":   {90, 711},
	"tanhmax":   {10, 20},           // tanh is 1 above
	"tiny":      {0x1p-12, 0x1p-27}, // x³ is nothing beside x below
	"square":    {0x1p60, 0x1p500},  // x² is finite below, and 1 nothing beside it above
	"large":     {0x1p126, 0x1p1022},
	"cbrtup":    {0x1p24, 0x1p54},
	"cbrtdown":  {0x1p-8, 0x1p-18},
	"rsqrtmin":  {0x1p-100, 0x1p-960},
	"rsqrtup":   {0x1p64, 0x1p128},
	"rsqrtdown": {0x1p32, 0x1p64},
}

// Functions lists the functions, each after those it uses.
var Functions = slices.Concat(basics, exponentials, trigonometric, activations)

// basics are what the others are made of.
var basics = []Function{
	{
		Name: "scale", Of: []string{"x", "k"},
		Doc: "x·2ᵏ, rounded once, of an integer k and x near 1",
		Body: `
			h := fma(k, 0.5, unit)
			return addbits(x, subbits(k + unit, h) << places) * (h << places)`,
	},
	{
		Name: "copysign", Of: []string{"x", "y"}, Doc: "the magnitude of x with the sign of y",
		Body: `return abs(x) | sign(y)`,
	},
	{
		Name: "mod", Of: []string{"x", "y"}, Doc: "the remainder of x / y with the sign of y",
		Body: `
			r := x % y
			return where(r == 0, copysign(r, y), where((r < 0) == (y < 0), r, r + y))`,
	},
	{
		Name: "exponent", Doc: "n of a positive normal x = 2ⁿm, √½ ≤ m < √2",
		Body: `return (addbits(x, roundup)>>places | big) - biased`,
	},
	{
		Name: "mantissa", Doc: "m of a positive normal x = 2ⁿm, √½ ≤ m < √2",
		Body: `return addbits(addbits(x, roundup) & fraction, roothalf)`,
	},
}
