package arrows_test

import (
	"fmt"
	"log"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	arrows "github.com/ashlar-go/ashlar/encoding/arrow"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// How do I compute with the columns of a record batch?
func ExampleFromRecord() {
	schema := arrow.NewSchema([]arrow.Field{{Name: "speed", Type: arrow.PrimitiveTypes.Float64}}, nil)
	b := array.NewRecordBuilder(memory.DefaultAllocator, schema)
	defer b.Release()
	b.Field(0).(*array.Float64Builder).AppendValues([]float64{1, 2, 6}, nil)
	batch := b.NewRecordBatch()
	defer batch.Release()

	columns, release, err := arrows.FromRecord(batch)
	if err != nil {
		log.Fatal(err)
	}
	defer release() // after which columns must not be used
	for _, c := range columns {
		fmt.Println(c.Name, f64.Mean(c.Values.(*f64.Tensor)))
	}
	// Output: speed 3.0
}

// How do I give tensors to what takes record batches?
func ExampleToRecord() {
	batch, err := arrows.ToRecord(
		arrows.Column{Name: "time", Values: f64.Of(0, 1)},
		arrows.Column{Name: "speed", Values: f64.Of(1.5, 2.5)},
	)
	if err != nil {
		log.Fatal(err)
	}
	defer batch.Release()
	fmt.Println(batch.NumRows(), batch.ColumnName(1), batch.Column(1))
	// Output: 2 speed [1.5 2.5]
}
