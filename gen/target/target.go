// Package target says how a machine does the steps of the typed middle: rules that name
// instructions, selection among them, and registers. Nothing here knows an instruction set; those
// are the folders below.
package target

import (
	"fmt"
	"strings"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
)

// A Target describes an instruction set.
type Target struct {
	Name      string
	Bytes     int // of a vector
	Registers int // for vectors
	// for conditions, or 0 if conditions are vectors, of lanes whose sign says whether they hold
	Masks int
	// bytes at least of the elements that it loads and stores by masks; 0 if it does not
	Masked      int
	NonTemporal bool // whether it has non-temporal stores
	Rules       []Rule
	Letters     func(t table.Type) *strings.Replacer // what the signs ? and # of opcodes stand for
	Taken       func(r Rule)                         // is told each rule that is taken, unless nil
}

// HasMasked reports whether t loads and stores values of a type by masks.
func (t *Target) HasMasked(of table.Type) bool { return t.Masked > 0 && of.Bytes() >= t.Masked }

// Lanes returns how many values of a type a vector has.
func (t *Target) Lanes(of table.Type) int { return 8 * t.Bytes / of.Bits }

// Has implements ir.Repertoire.
func (t *Target) Has(word string, on table.Type) (expression string, ok bool) {
	r, ok := t.rule(word, on)
	if ok && t.Taken != nil {
		t.Taken(r)
	}
	expression, isExpression := strings.CutPrefix(r.Code, "= ")
	if !isExpression {
		expression = ""
	}
	return expression, ok
}

// Parts returns how many parts a partial result has where they combine by a word: as many as there
// are rules word/0, word/1 and so on, of which the rule word/ makes the value in the end, or one.
func (t *Target) Parts(word string, on table.Type) int {
	n := 0
	for {
		if _, ok := t.rule(fmt.Sprintf("%s/%d", word, n), on); !ok {
			return max(n, 1)
		}
		n++
	}
}

// A MissingRule says why an instruction set has no kernel.
type MissingRule struct {
	Kernel, Word string
	On           table.Type
	Target       string
}

func (e *MissingRule) Error() string {
	return fmt.Sprintf("%s: %s has no rule for %s on %s", e.Kernel, e.Target, e.Word, e.On)
}

// A Writer prints functions in an instruction set. Registers n and rest hold whole numbers; each
// slice has one with the address of its current element. Functions that get slices have registers
// first and len, too, and those of rows rows and stride.
type Writer interface {
	Begin(f Function)
	End()
	Instruction(opcode string, args []Place)
	Move(to, from Place)                            // among registers, slots and constants
	Load(to Place, slice string, vector int)        // as many elements as a vector of the element type has
	Store(from Place, vector int, nonTemporal bool) // to z, likewise
	Splat(to Place, number string)                  // a parameter, to all lanes
	JumpIfAny(condition Place, label string)        // that holds in a lane
	// from here, Load and Store mean so many elements, if these are fewer, which isPart says
	Tail(left string, isPart bool)
	EndTail()            // to here
	Advance(vectors int) // to the elements so many vectors on: 1, 2, 4, 8 or 16
	Align()              // the next instruction, which begins a loop
	Label(name string)
	Jump(label string)
	Set(r string, n int)
	Copy(to, from string)
	// adds n and jumps if what it gives compares so with 0
	AddJump(r string, n int, if0 Comparison, label string)
	JumpUnless0(r, label string)
	SplatFirst(to Place, slice string) // the current element, to all lanes
	// from here, Load and Store mean what of a tail the next vector has, and so does the condition in
	// register TailMask
	TailNext()
	Return(from Place, result string) // the first lane
	// from here, Load, Store and Advance mean vectors of so many lanes: all, or a half, a fourth, …
	Part(lanes int)
	Add(to, from string) // a register to another
	Subtract(to, from string)
	Shift(r string, n int)                   // to the left
	Skip(r string)                           // as many elements on as a register says, or back
	Distance(r, from string)                 // sets r to how many elements x is after a copy of it
	Whole(r string, from Place)              // sets r to the first lane, a whole number of at least 0
	FirstLane(r string, conditions ...Place) // sets r to the first lane of vectors in which a condition holds
	ReturnWhole(r, result string)
}

// A Comparison is of a whole number with 0.
type Comparison int

const (
	Less Comparison = iota
	Equal
	Greater
	NotLess
	NotGreater
)

// A Function is what a Writer needs to know to begin. One without results has as parameters the
// address of z, the number n of its elements, for each other slice the address and the bytes from
// vector to vector, which are 0 where the same elements serve all, and then numbers. One with
// results has slices of n elements each, and then numbers. One of rows has slices, of which n is
// the length of z, how many rows x has, and the bytes from one to the next.
type Function struct {
	Name, Doc string
	Elem      table.Type
	Slices    []Slice // z first
	Numbers   []string
	Results   []string // their names; none of a function that writes z
	Wholes    []string // results that are whole numbers, after the others
	Rows      bool
	Slots     int // vectors on the stack
	Tail      int // how many vectors a tail has at most
	// the register of the condition that a tail has a lane: of vectors, if Masks is 0
	TailMask int
}

// A Slice is a parameter.
type Slice struct {
	Name string
	Type table.Type // a condition is a slice of booleans
}

// Bytes returns the size of an element.
func (s Slice) Bytes() int {
	if s.Type.IsCondition() {
		return 1
	}
	return s.Type.Bytes()
}

// HasSlices reports whether f gets slices as Go has them.
func (f Function) HasSlices() bool { return len(f.Results)+len(f.Wholes) > 0 || f.Rows }

// Slice returns a slice of f, and its place among them.
func (f Function) Slice(name string) (i int, s Slice) {
	for i, s := range f.Slices {
		if s.Name == name {
			return i, s
		}
	}
	panic("target: " + f.Name + " has no slice " + name)
}

// A Place is where a value is.
type Place struct {
	Kind PlaceKind
	// of a register or a slot; an immediate; of a slice, the vector; of a List, the register of
	// indices
	N    int
	Bits uint64 // of a Constant, over 64 bits
	// bytes of a lane of a Constant that may be read by one lane, or 0; of a List, of a number
	Lane  int
	Bytes int       // of a register, if it is not all of it that counts; else 0
	Slice string    // of an Element
	List  *[]uint64 // of a List: its numbers
}

// A PlaceKind is what a Place is.
type PlaceKind int

const (
	Nowhere PlaceKind = iota
	VectorRegister
	MaskRegister
	Slot // on the stack
	Constant
	Immediate
	Element // of a slice
	List    // numbers in memory, by their places
)

// For returns a program in words that t has.
func (t *Target) For(p *ir.Program) *ir.Program { return p.For(t.Has) }
