// Code generated from templates/stored.go.tmpl. DO NOT EDIT.

package strs

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Where returns x where m holds, and y elsewhere. It panics with a *tensor.ShapeError if they do
// not fit together, and with a *tensor.DeviceError if m is on a device.
func Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	deviceops.Check("Where", nil, m)
	mask := boolsSupport.Raw(m)
	z := new(Tensor).result("Where", mask.Layout, &x.layout, &y.layout)
	iterate.Apply3(element.Choose, z.raw(), mask, x.raw(), y.raw())
	return z
}
