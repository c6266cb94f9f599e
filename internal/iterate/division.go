package iterate

import (
	"runtime"

	"github.com/ashlar-go/ashlar/tensor"
)

// Division, deferred by an operation that divides integers, makes Go's panic
// tensor.ErrDivision.
func Division() {
	switch v := recover().(type) {
	case nil:
	case runtime.Error:
		if v.Error() == "runtime error: integer divide by zero" {
			panic(tensor.ErrDivision)
		}
		panic(v)
	default:
		panic(v)
	}
}
