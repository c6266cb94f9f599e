package onnx_test

import (
	"encoding/binary"
	"fmt"
	"math"

	"google.golang.org/protobuf/encoding/protowire"
)

// The messages of ONNX's onnx.proto that node tests are made of, as far as they need them.
type (
	graph struct {
		nodes           []*node
		constants       map[string]*proto
		inputs, outputs []declared
	}
	// A declared is a tensor that a graph takes or gives.
	declared struct {
		name string
		of   elementType
	}
	node struct {
		op              string
		inputs, outputs []string
		attributes      map[string]*attribute
	}
	attribute struct {
		float   float32
		integer int
		text    string
		tensor  *proto
		nested  bool // a graph, that of a branch or a loop
		floats  []float32
		ints    []int
		texts   []string
	}
	// A proto is a TensorProto: its elements are bytes of raw, or else of one of the lists.
	proto struct {
		name   string
		shape  []int
		of     elementType
		raw    []byte
		floats []float32
		ints   []int // of whatever integers, and of the bits of float16
		wide   []float64
		texts  []string
	}
)

// A field is a value of a message: a number of wire type 0, or bytes.
type field struct {
	number protowire.Number
	value  uint64
	bytes  []byte
}

// fields returns those of a message.
func fields(message []byte) (all []field, err error) {
	for len(message) > 0 {
		number, kind, n := protowire.ConsumeTag(message)
		if n < 0 {
			return nil, protowire.ParseError(n)
		}
		message = message[n:]
		f := field{number: number}
		switch kind {
		case protowire.VarintType:
			f.value, n = protowire.ConsumeVarint(message)
		case protowire.BytesType:
			f.bytes, n = protowire.ConsumeBytes(message)
		default: // of fixed length
			n = protowire.ConsumeFieldValue(number, kind, message)
			f.bytes = message[:max(n, 0)]
		}
		if n < 0 {
			return nil, protowire.ParseError(n)
		}
		message = message[n:]
		all = append(all, f)
	}
	return all, nil
}

// parse calls set with each field of a message, until one is wrong.
func parse(message []byte, set func(f field) error) error {
	all, err := fields(message)
	for i := 0; err == nil && i < len(all); i++ {
		err = set(all[i])
	}
	return err
}

// parseModel returns the graph of a ModelProto.
func parseModel(message []byte) (g *graph, err error) {
	g = &graph{constants: map[string]*proto{}}
	err = parse(message, func(f field) error {
		if f.number == 7 {
			return parse(f.bytes, g.set)
		}
		return nil
	})
	return g, err
}

func (g *graph) set(f field) error {
	switch f.number {
	case 1:
		n := &node{attributes: map[string]*attribute{}}
		g.nodes = append(g.nodes, n)
		return parse(f.bytes, n.set)
	case 5:
		t, err := parseTensor(f.bytes)
		g.constants[t.name] = t
		return err
	case 11, 12:
		var d declared
		err := parse(f.bytes, d.set)
		if f.number == 11 {
			g.inputs = append(g.inputs, d)
		} else {
			g.outputs = append(g.outputs, d)
		}
		return err
	}
	return nil
}

// set sets the name, or the type: field 1 of a type is that of tensors, whose field 1 is that of
// elements.
func (d *declared) set(f field) error {
	switch f.number {
	case 1:
		d.name = string(f.bytes)
	case 2:
		return parse(f.bytes, func(f field) error {
			if f.number != 1 {
				return nil
			}
			return parse(f.bytes, func(f field) error {
				if f.number == 1 {
					d.of = elementType(f.value)
				}
				return nil
			})
		})
	}
	return nil
}

func (n *node) set(f field) error {
	switch f.number {
	case 1:
		n.inputs = append(n.inputs, string(f.bytes))
	case 2:
		n.outputs = append(n.outputs, string(f.bytes))
	case 4:
		n.op = string(f.bytes)
	case 5:
		var name string
		a := new(attribute)
		err := parse(f.bytes, func(f field) error {
			if f.number == 1 {
				name = string(f.bytes)
			}
			return a.set(f)
		})
		n.attributes[name] = a
		return err
	}
	return nil
}

func (a *attribute) set(f field) (err error) {
	switch f.number {
	case 2:
		a.float = math.Float32frombits(binary.LittleEndian.Uint32(f.bytes))
	case 3:
		a.integer = int(f.value)
	case 4:
		a.text = string(f.bytes)
	case 5:
		a.tensor, err = parseTensor(f.bytes)
	case 6:
		a.nested = true
	case 7:
		a.floats = append(a.floats, float32s(f.bytes)...)
	case 8:
		return integers(f, &a.ints)
	case 9:
		a.texts = append(a.texts, string(f.bytes))
	}
	return err
}

// parseTensor returns a TensorProto.
func parseTensor(message []byte) (t *proto, err error) {
	t = new(proto)
	err = parse(message, t.set)
	return t, err
}

func (t *proto) set(f field) error {
	switch f.number {
	case 1:
		return integers(f, &t.shape)
	case 2:
		t.of = elementType(f.value)
	case 4:
		t.floats = append(t.floats, float32s(f.bytes)...)
	case 5, 7, 11:
		return integers(f, &t.ints)
	case 6:
		t.texts = append(t.texts, string(f.bytes))
	case 8:
		t.name = string(f.bytes)
	case 9:
		t.raw = f.bytes
	case 10:
		for b := f.bytes; len(b) >= 8; b = b[8:] {
			t.wide = append(t.wide, math.Float64frombits(binary.LittleEndian.Uint64(b)))
		}
	case 13:
		return fmt.Errorf("tensor %s is in another file", t.name)
	}
	return nil
}

// integers appends those of a field, which are packed or one.
func integers(f field, to *[]int) error {
	if f.bytes == nil {
		*to = append(*to, int(f.value))
		return nil
	}
	for b := f.bytes; len(b) > 0; {
		v, n := protowire.ConsumeVarint(b)
		if n < 0 {
			return protowire.ParseError(n)
		}
		*to, b = append(*to, int(v)), b[n:]
	}
	return nil
}

// float32s returns the numbers that bytes are.
func float32s(b []byte) (v []float32) {
	for ; len(b) >= 4; b = b[4:] {
		v = append(v, math.Float32frombits(binary.LittleEndian.Uint32(b)))
	}
	return v
}
