package onnx_test

import (
	"math"
	"testing"

	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
	"google.golang.org/protobuf/encoding/protowire"
)

// TestCompare checks which tensors compare takes for the expected one.
func TestCompare(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	floats := func(v ...float32) *proto {
		return &proto{of: float, shape: []int{len(v)}, floats: v}
	}
	integer := func(of elementType, v int) *proto {
		return &proto{of: of, shape: []int{1}, ints: []int{v}}
	}
	for name, c := range map[string]struct {
		got  value
		want *proto
		same bool
	}{
		"equal":           {f32.Of(1, inf, nan), floats(1, inf, nan), true},
		"nearly":          {f32.Of(1.000009), floats(1), true},
		"less nearly":     {f32.Of(1.00002), floats(1), false},
		"zero":            {f32.Of(9e-8), floats(0), true},
		"not zero":        {f32.Of(2e-7), floats(0), false},
		"infinite":        {f32.Of(inf), floats(1), false},
		"of another sign": {f32.Of(inf), floats(-inf), false},
		"no infinity":     {f32.Of(math.MaxFloat32), floats(inf), false},
		"NaN":             {f32.Of(nan), floats(1), false},
		"no NaN":          {f32.Of(1), floats(nan), false},
		"another shape":   {f32.Zeros(2, 1), floats(0, 0), false},
		"another type":    {u8.Of(1), floats(1), false},
		"another integer": {ints.Of(2), integer(int64s, 1), false},
		"last bits":       {ints.Of(1 << 32), integer(uint32s, 0), true},
		"more bits":       {ints.Of(1 << 32), integer(int64s, 0), false},
	} {
		if err := compare(c.got, c.want, 1e-5); (err == nil) != c.same {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestParse checks that messages that end early are errors.
func TestParse(t *testing.T) {
	tensor := protowire.AppendTag(nil, 1, protowire.VarintType)
	tensor = protowire.AppendVarint(tensor, 3)
	tensor = protowire.AppendTag(tensor, 8, protowire.BytesType)
	tensor = protowire.AppendString(tensor, "name")
	if p, err := parseTensor(tensor); err != nil || p.name != "name" || p.shape[0] != 3 {
		t.Error(p, err)
	}
	for end := 1; end < len(tensor); end++ {
		if _, err := parseTensor(tensor[:end]); end != 2 && err == nil {
			t.Errorf("%d bytes are a message", end)
		}
	}
}
