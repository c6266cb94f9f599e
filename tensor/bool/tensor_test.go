// Code generated from templates/tensor_test.go.tmpl. DO NOT EDIT.

package bools

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	kernels "github.com/ashlar-go/ashlar/asm/bool"
	"github.com/ashlar-go/ashlar/tensor"
)

// sample returns a transposed view of shape [5 3], of elements that depend on where they are and on
// a seed.
func sample(seed int) *Tensor {
	x := Zeros(3, 5)
	for i := range x.data {
		x.data[i] = (i*i+i/2+seed)%3 == 0
	}
	return x.T()
}

// operations are the functions and methods of each operation on elements, by the name of its
// kernel.
var operations = map[string][]any{
	"Equal":    {(*Tensor).Equal, Equal},
	"NotEqual": {(*Tensor).NotEqual, NotEqual},
	"Where":    {(*Tensor).Where, Where},
	"And":      {(*Tensor).And, And},
	"Or":       {(*Tensor).Or, Or},
	"Xor":      {(*Tensor).Xor, Xor},
	"Not":      {(*Tensor).Not, Not},
}

// TestOperations compares operations on views with their kernels on slices.
func TestOperations(t *testing.T) {
	for name, all := range operations {
		kernel := reflect.ValueOf(kernels.Best).FieldByName(name)
		if !kernel.IsValid() {
			t.Errorf("%s has no kernel", name)
			continue
		}
		for _, f := range all {
			call := reflect.ValueOf(f)
			var args, slices []reflect.Value
			for i := range call.Type().NumIn() {
				switch of := call.Type().In(i); {
				case i == 0 && call.Type().NumIn() == kernel.Type().NumIn():
					args = append(args, reflect.ValueOf(new(Tensor)))
				case of.Kind() != reflect.Pointer:
					v := reflect.New(of).Elem()
					v.Set(reflect.ValueOf(sample(1).data[len(slices)]).Convert(of))
					args = append(args, v)
					if list := kernel.Type().In(1 + len(slices)); list.Kind() == reflect.Slice { // of one, for all
						v = reflect.Append(reflect.Zero(list), v)
					}
					slices = append(slices, v)
				default:
					x := reflect.ValueOf(sample(i))
					if of != x.Type() {
						x = reflect.ValueOf(Equal(sample(i), sample(i+1)))
					}
					args, slices = append(args, x), append(slices, x.MethodByName("Values").Call(nil)[0])
				}
			}
			z := reflect.MakeSlice(kernel.Type().In(0), 15, 15)
			kernel.Call(append([]reflect.Value{z}, slices...))
			got := call.Call(args)[0].MethodByName("Values").Call(nil)[0]
			if fmt.Sprint(got) != fmt.Sprint(z) { // NaN too
				t.Errorf("%s: %v, want %v", name, got, z)
			}
		}
	}
}

// shownAs returns what v prints, in one line.
func shownAs(v any) string {
	line := strings.Join(strings.Fields(fmt.Sprint(v)), " ")
	return strings.ReplaceAll(strings.ReplaceAll(line, "] [", "]["), "[ ", "[")
}

// TestCreation makes tensors, and views of them.
func TestCreation(t *testing.T) {
	number := map[bool]int{true: 1}
	x := Matrix(2, 3, true, false, true, false, false, true)
	nested, err := From([][]bool{{true}, {false}})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Of":          {Of(true, false), "[true false]"},
		"Scalar":      {Scalar(true), "true"},
		"Full":        {Full(true, 1, 2), "[[true true]]"},
		"T":           {x.T(), "[[true false][false false][true true]]"},
		"Reshape":     {x.Reshape(3, 2), "[[true false][true false][false true]]"},
		"Slice":       {x.Slice(tensor.At(0), tensor.From(1)), "[false true]"},
		"Flip":        {x.Slice(tensor.At(0)).Flip(0), "[true false true]"},
		"Select":      {x.Select(tensor.At(0), tensor.Incl(2, 0)).Tensor(), "[true true]"},
		"mask":        {x.Select(Of(false, true)).Tensor(), "[[false false true]]"},
		"whole mask":  {x.Select(Not(x)).Tensor(), "[false false false]"},
		"Not":         {Not(x), "[[false true false][true true false]]"},
		"Any":         {Any(x, 1), "[true true]"},
		"All":         {All(x, 0), "[false false true]"},
		"Count":       {Count(x), "3"},
		"Concat":      {Concat(0, Of(true), Of(false, true)), "[true false true]"},
		"Stack":       {Stack(0, Of(true), Of(false)), "[[true][false]]"},
		"Take":        {Take(x, 1, tensor.Incl(2, 1)), "[[true false][true false]]"},
		"Roll":        {Roll(Of(true, false, false), 0, 1), "[false true false]"},
		"Repeat":      {Repeat(Of(true, false), 0, 2), "[true true false false]"},
		"Tile":        {Tile(Of(true, false), 2), "[true false true false]"},
		"Pad":         {Pad(Of(true), false, [2]int{1, 1}), "[false true false]"},
		"BroadcastTo": {Of(true, false).BroadcastTo(2, 2), "[[true false][true false]]"},
		"Map":         {Map(Of(true, false), func(v bool) bool { return !v }), "[false true]"},
		"Item":        {Scalar(true).Item(), "true"},
		"At":          {x.At(1, 2), "true"},
		"Same":        {x.Same(x.Clone()), "true"},
		"Ones":        {Ones(2), "[true true]"},
		"FullLike":    {FullLike(true, Of(false)), "[true]"},
		"OnesLike":    {OnesLike(Of(false)), "[true]"},
		"From":        {nested, "[[true][false]]"},
		"Map2":        {Map2(Of(true), Of(false), func(x, y bool) bool { return x || y }), "[true]"},
		"Map3":        {Map3(Of(true, false), Scalar(true), Of(false), func(x, y, w bool) bool { return x && y && !w }), "[true false]"},
		"MapIndexed":  {MapIndexed(x, func(i []int, v bool) bool { return v && i[0] == 0 }), "[[true false true][false false false]]"},
		"Tril":        {Tril(Ones(2, 2), 0), "[[true false][true true]]"},
		"Triu":        {Triu(Ones(2, 2), 1), "[[false true][false false]]"},
		"Any of all":  {Any(x), "true"},
		"All of all":  {All(x), "false"},
		"KeepDims":    {KeepDims(All, x, 0), "[[false false true]]"},
		"Strides":     {x.T().Strides(), "[1 3]"},
		"WithLayout":  {x.WithLayout(1, 0).Strides(), "[1 2]"},
		"Data":        {Of(true).Data(), "[true]"},
		"View":        {x.View(6), "[true false true false false true]"},
		"Ravel":       {x.T().Ravel(), "[true false false false true true]"},
		"Flatten":     {x.Flatten().Shape(), "[6]"},
		"Squeeze":     {Of(true).Unsqueeze(0).Squeeze(), "true"},
		"AlignTo":     {Of(true).AlignTo(1, 1).Shape(), "[1 1]"},
		"Diagonal":    {x.Diagonal(), "[true false]"},
		"Windows":     {Of(true, false, true).Windows(2, 1), "[[true false][false true]]"},
		"Split":       {x.Split(1, 3)[2], "[[true][true]]"},
		"Partition":   {Of(true, false).Partition(0, 1, 1)[1], "[false]"},
		"SameMemory":  {SameMemory(x, x.View(2, 3)) && !SameMemory(x, x.Clone()), "true"},
		"Overlap":     {Overlap(x.Slice(tensor.At(0)), x) && !Overlap(x, x.Clone()), "true"},
		"Compress":    {Compress(Of(true, false, true), x), "[true true false true]"},
		"Shift":       {Shift(Of(true, true, false), 0, 1), "[false true true]"},
		"Sort":        {Sort(x, 1), "[[false true true][false false true]]"},
		"Unique":      {Unique(x), "[false true]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
	count := 0
	for v := range x.Elements() {
		count += number[v]
	}
	for index, v := range x.T().All() {
		if x.At(index[1], index[0]) != v {
			t.Errorf("All has %v at %v", v, index)
		}
	}
	for _, row := range x.Rows() {
		count -= number[row[2]]
	}
	for _, s := range x.Slices(0) {
		count -= number[s.At(0)]
	}
	for c := x.Scalars(); c.Next(); {
		count += number[c.Get()]
	}
	if count != 3 {
		t.Errorf("iterators count %d", count)
	}
}

// TestMistakes calls operations with what they refuse.
func TestMistakes(t *testing.T) {
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		index *tensor.IndexError
	)
	x := Zeros(2, 3)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"New":       {func() { New(make([]bool, 3), 2) }, &shape},
		"Reshape":   {func() { x.Reshape(4) }, &shape},
		"Equal":     {func() { Equal(x, Zeros(2)) }, &shape},
		"Transpose": {func() { x.Transpose(0, 2) }, &axis},
		"At":        {func() { x.At(2, 0) }, &index},
		"Take":      {func() { Take(x, 1, tensor.Incl(3)) }, &index},
		"Concat":    {func() { Concat(0, x, Zeros(2, 2)) }, &shape},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v, want %T that names it", name, err, c.want)
		}
	}
	for name, f := range map[string]func(){
		"Set": func() { x.ReadOnly().Set(x.At(0, 0), 0, 0) }, "Fill": func() { x.BroadcastTo(2, 2, 3).Fill(x.At(0, 0)) },
	} {
		if err := tensor.Catch(f); !errors.Is(err, tensor.ErrReadOnly) {
			t.Errorf("%s: %v, want ErrReadOnly", name, err)
		}
	}
}

// TestCopies moves elements out of and into slices.
func TestCopies(t *testing.T) {
	x := sample(2)
	row := make([]bool, 3)
	x.CopyTo(row, 1)
	if want := x.Slice(tensor.At(1)).Values(); !slices.Equal(row, want) {
		t.Errorf("CopyTo gave %v, want %v", row, want)
	}
	z := ZerosLike(x)
	z.CopyFrom(row, 2)
	if got := z.Slice(tensor.At(2)).Values(); !slices.Equal(got, row) {
		t.Errorf("CopyFrom gave %v, want %v", got, row)
	}
	copy(row, make([]bool, 3))
	x.CopyTo(row, 1, -2) // two elements are left along the row
	z.Fill(row[2])
	z.CopyFrom(row[:2], 0, 1)
	if want := x.Slice(tensor.At(1)).Values(); !slices.Equal(row[:2], want[1:]) || row[2] != *new(bool) ||
		!slices.Equal(z.Slice(tensor.At(0), tensor.From(1)).Values(), row[:2]) ||
		!z.Slice(tensor.From(1)).Same(ZerosLike(z.Slice(tensor.From(1)))) {
		t.Errorf("from an element on, CopyTo gave %v of %v and CopyFrom %v", row, want, z)
	}
	if z.Assign(x); !z.Same(x) || !x.Clone().Same(x) {
		t.Error("Assign or Clone differ")
	}
	if h, err := x.Host(); err != nil || h != x || x.Device() != nil {
		t.Errorf("a tensor on the host is at %v, %v", x.Device(), err)
	}
}
