package deviceops

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/device"
)

// An Op is an operation that devices have kernels for.
type Op int

// String returns the name of op.
func (op Op) String() string { return opNames[op] }

// OpNamed returns the operation of a name. It panics if there is none.
func OpNamed(name string) Op {
	i, found := slices.BinarySearch(opNames[:], name)
	if !found {
		panic("deviceops: devices have no operation " + name)
	}
	return Op(i)
}

// A Program is the kernels of an element type.
type Program struct {
	Name    string // of the package of the element type, as device.Kernel has it for its Library
	Type    reflect.Type
	File    string // of the source
	Options string // of the compiler
	Doubles bool   // whether only devices that compute with float64 can run it
	Element device.Element
	kernels [len(opNames)]kernel
}

// A kernel is one of a program.
type kernel struct {
	name string // "" of one that the program does not have
	// whether its program has a function of elements too, for kernels of several operations
	fuses  bool
	params []string // types, as of device.Argument but const: "float*"; besides, "Walk" and "local"
}

// ProgramNamed returns the program of a name, or nil if there is none.
func ProgramNamed(name string) *Program {
	for _, p := range programs {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// ProgramOf returns the program of an element type. It panics if there is none.
func ProgramOf(t reflect.Type) *Program {
	for _, p := range programs {
		if p.Type == t {
			return p
		}
	}
	panic(fmt.Sprintf("deviceops: there is no program of %v", t))
}

// programOf returns the program of elements of a type.
func programOf(e device.Element) *Program {
	i := slices.IndexFunc(programs, func(p *Program) bool { return p.Element == e })
	return programs[i]
}

// check returns the kernel of an operation. It panics unless arguments are as it takes them: a
// *walk, arrays, and what device.Kernel.Run takes, of the types of its parameters.
func (p *Program) check(op Op, args []any) *kernel {
	k := &p.kernels[op]
	if k.name == "" {
		panic(fmt.Sprintf("deviceops: there is no kernel %s of %s", op, p.Name))
	}
	if len(args) != len(k.params) {
		panic(fmt.Sprintf("deviceops: %s has %d parameters, not %d", k.name, len(k.params),
			len(args)))
	}
	for i, arg := range args {
		if have, want := typeOf(arg), k.params[i]; have != want {
			panic(fmt.Sprintf("deviceops: %s: argument %d is a %T, of type %q, not %q", k.name, i,
				arg, have, want))
		}
	}
	return k
}

// typeOf returns the type of an argument, as kernels have those of their parameters.
func typeOf(arg any) string {
	switch arg.(type) {
	case *walk:
		return "Walk"
	case device.Local:
		return "local"
	}
	_, of := device.Argument(arg)
	return strings.TrimPrefix(of, "const ")
}

// call returns the kernel of an operation, and the arguments of its launch. It panics as check
// does.
func (p *Program) call(op Op, args ...any) (device.Kernel, []any) {
	k := p.check(op, args)
	for i, arg := range args {
		if w, ok := arg.(*walk); ok {
			args[i] = w.bytes()
		} else {
			args[i], _ = device.Argument(arg)
		}
	}
	return device.Kernel{Name: k.name, Library: p.Name}, args
}
