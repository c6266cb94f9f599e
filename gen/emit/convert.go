package emit

import (
	"slices"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A conversion is one from elements of a type to those of another.
type conversion struct {
	From, To table.DType
	Loop     string      // the function that does
	Home     table.DType // whose program on devices converts
	Op       string      // its operation

	saturates bool // to the lowest or the highest integer of what is beyond
}

// conversions lists those of all types to all.
func conversions() (all []conversion) {
	for _, from := range table.Converted() {
		for _, to := range table.Converted() {
			all = append(all, newConversion(from, to))
		}
	}
	return all
}

func newConversion(from, to table.DType) conversion {
	return conversion{
		From: from, To: to, Loop: conversionLoop(from, to),
		Home: home(from, to), Op: conversionOp(from, to),
	}
}

// saturations lists the conversions to integers of d, from those types of which some are beyond d,
// that saturate.
func saturations(d table.DType) (all []conversion) {
	for _, from := range table.DTypes {
		if d.IsInteger() && from.IsInteger() && !contains(d, from) {
			all = append(all, conversion{
				From: from, To: d, Loop: "element.Saturate[" + d.Elem() + ", " + from.Elem() + "]",
				Home: from, Op: "Saturate" + table.Exported(d.Name), saturates: true,
			})
		}
	}
	return all
}

// contains reports whether all integers of a type are some of d.
func contains(d, of table.DType) bool {
	if d.Signed == of.Signed {
		return d.Bits >= of.Bits
	}
	return d.Signed && d.Bits > of.Bits
}

func conversionLoop(from, to table.DType) string {
	switch {
	case from == to:
		return "iterate.Fill[" + to.Elem() + "]"
	case from == table.Single && to.IsHalf():
		return "half.Narrow[" + to.Elem() + "]"
	case from.IsHalf() && to == table.Single:
		return "half.Widen[" + from.Elem() + "]"
	case from.IsHalf():
		return "iterate.Widened[" + to.Elem() + ", " + from.Elem() + "](" +
			conversionLoop(table.Single, to) + ")"
	case to.IsHalf() && isExact(from, table.Single):
		return "iterate.Narrowed[" + to.Elem() + ", " + from.Elem() + "](" +
			conversionLoop(from, table.Single) + ")"
	case to.IsHalf():
		return "half.Round[" + to.Elem() + ", " + from.Elem() + "]"
	case to.IsCondition():
		return "element.IsNonzero[" + from.Elem() + "]"
	case from.IsCondition():
		return "element.FromBool[" + to.Elem() + "]"
	case from.IsFloat() && to.IsInteger():
		return "element.Truncate[" + to.Elem() + ", " + from.Elem() + "]"
	}
	return "element.Convert[" + to.Elem() + ", " + from.Elem() + "]"
}

// isExact reports whether all elements of a type that is no float are numbers of a float type.
func isExact(from, to table.DType) bool {
	return from.IsCondition() || from.IsInteger() && from.Bits <= to.Fraction()+1
}

// OnDevices reports whether devices have both types.
func (c conversion) OnDevices() bool { return !c.From.IsStored() && !c.To.IsStored() }

// home returns the element type whose program on devices has the kernel that converts: that which
// it converts from, unless that program would need double precision for it.
func home(from, to table.DType) table.DType {
	if to.NeedsDouble() {
		return to
	}
	return from
}

// conversionOp names the operation that converts, in the program of home.
func conversionOp(from, to table.DType) string {
	switch {
	case from == to:
		return "Copy"
	case from == home(from, to):
		return "To" + table.Exported(to.Name)
	}
	return "From" + table.Exported(from.Name)
}

// conversionsIn lists the conversions that the program of d has kernels for.
func conversionsIn(d table.DType) []conversion {
	all := conversions()
	for _, to := range table.DTypes {
		all = append(all, saturations(to)...)
	}
	return slices.DeleteFunc(all,
		func(c conversion) bool { return c.From == c.To || c.Home != d || !c.OnDevices() })
}

// Value returns the value of an element x in OpenCL C.
func (c conversion) Value(x string) string {
	switch {
	case c.saturates:
		return "convert_" + c.To.CL() + "_sat(" + x + ")"
	case c.To.IsCondition():
		return x + " != 0"
	case c.From.IsFloat() && c.To.IsInteger():
		return x + " != " + x + " ? 0 : convert_" + c.To.CL() + "_sat_rtz(" + x + ")"
	}
	return "(" + c.To.CL() + ")" + x
}

// textLoop returns the loop that makes texts of elements of d.
func textLoop(d table.DType) string {
	switch {
	case d.IsHalf():
		return "Halves[" + d.Elem() + "]"
	case d.IsFloat():
		return "Floats[" + d.Elem() + "]"
	case d.IsInteger():
		return "Integers[" + d.Elem() + "]"
	}
	return "Bools"
}

// textParser returns the function that makes an element of d of a text.
func textParser(d table.DType) string {
	switch {
	case d.IsHalf():
		return "half.Parse" + table.Exported(d.Name)
	case d.IsFloat():
		return "text.Float[" + d.Elem() + "]"
	case d.IsInteger():
		return "text.Integer[" + d.Elem() + "]"
	}
	return textReader(d)
}

// textReader names the function of Go that says which texts are elements of d.
func textReader(d table.DType) string {
	switch {
	case d.IsFloat(), d.IsHalf():
		return "strconv.ParseFloat"
	case d.IsInteger() && d.Signed:
		return "strconv.ParseInt"
	case d.IsInteger():
		return "strconv.ParseUint"
	}
	return "strconv.ParseBool"
}
