package table

import (
	"errors"
	"fmt"
	"go/token"
	"slices"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// Validate returns the first mistake in the table but for those that only an element type shows.
func Validate() error {
	if err := validate(append(Table(), Parts.Ops...)); err != nil {
		return fmt.Errorf("table: %w", err)
	}
	if errRows != nil {
		return fmt.Errorf("table: %w", errRows)
	}
	return nil
}

// validate returns the first mistake in some rows.
func validate(ops []Op) error {
	for i, op := range ops {
		if err := op.validate(); err != nil {
			return fmt.Errorf("%s: %w", op.Name, err)
		}
		for _, other := range ops[:i] {
			if op.Name == other.Name && op.On&other.On != 0 {
				return fmt.Errorf("there are two of %s", op.Name)
			}
		}
	}
	return nil
}

// validate returns the first mistake in a row.
func (op Op) validate() error {
	switch {
	case !token.IsExported(op.Name):
		return errors.New("it has no exported name")
	case op.Doc == "":
		return errors.New("it has no Doc")
	case op.On == 0:
		return errors.New("it is on no kind of element")
	}
	if err := op.names(op.Expr, "m", "x", "y", "w", "v", "u", "t"); err != nil {
		return err
	}
	operands := op.Tensors()
	if len(op.Grad) != 0 && len(op.Grad) != len(operands) {
		return fmt.Errorf("%d gradients of %d operands", len(op.Grad), len(operands))
	}
	for _, grad := range op.Grad {
		if grad == "" {
			continue
		}
		if err := op.names(grad, append(operands, "g", "r")...); err != nil {
			return fmt.Errorf("its gradient %w", err)
		}
	}
	return nil
}

// names returns what is wrong with an expression of operands and the scalars and numbers of op.
func (op Op) names(source string, operands ...string) (err error) {
	defer func() {
		if e, ok := recover().(*expr.Error); ok {
			err = e
		}
	}()
	for _, name := range Operands(source) {
		if !slices.Contains(slices.Concat(operands, op.Scalars, op.Numbers), name) {
			return fmt.Errorf("%q has an operand %s", source, name)
		}
	}
	return nil
}
