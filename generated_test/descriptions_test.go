package generated_test

import (
	"reflect"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/element"
)

// testDescriptions compares descriptions with the fields of Kernels that are functions: in order,
// each parameter of its kind, and bound to what each implementation has.
func testDescriptions[T element.Any, K any](t *testing.T, descriptions []asm.Description[T],
	all []K,
) {
	kinds := map[reflect.Type]asm.Kind{
		reflect.TypeFor[int](): asm.Integer, reflect.TypeFor[[]int](): asm.Accumulators,
		reflect.TypeFor[[]bool](): asm.Masks,
		reflect.TypeFor[[2]int](): asm.Other, reflect.TypeFor[asm.Convolution](): asm.Other,
	}
	kinds[reflect.TypeFor[T]()], kinds[reflect.TypeFor[[]T]()] = asm.Number, asm.Elements
	at := 0
	fields := reflect.TypeFor[K]()
	for i := range fields.NumField() {
		f := fields.Field(i)
		if f.Type.Kind() != reflect.Func {
			continue
		}
		if at == len(descriptions) || descriptions[at].Name != f.Name ||
			len(descriptions[at].Operands) != f.Type.NumIn() {
			t.Fatalf("%s, which is %v, is not described as number %d", f.Name, f.Type, at)
		}
		d := descriptions[at]
		at++
		for j, kind := range d.Operands {
			want, known := kinds[f.Type.In(j)]
			if !known {
				want = asm.Other // of the package
			}
			// also where elements are int
			counts := d.Form == asm.Columns && f.Type.In(j).Kind() == reflect.Int
			if kind != want && !(counts && kind == asm.Integer) {
				t.Errorf("%s: parameter %d, of type %v, is of kind %d", d.Name, j, f.Type.In(j),
					kind)
			}
		}
		if elementwise := d.Operands[0] != asm.Other && f.Type.NumOut() == 0 && d.Form != asm.Columns; elementwise && d.Form != asm.Elementwise {
			t.Errorf("%s, which is %v, is of form %d", d.Name, f.Type, d.Form)
		}
		for _, k := range all {
			d.Bind(reflect.ValueOf(k).Field(i).Interface())
		}
	}
	if at != len(descriptions) {
		t.Errorf("%s is described, and no kernel", descriptions[at].Name)
	}
}
