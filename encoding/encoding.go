// Package encoding has what users of the file formats below it name: their errors.
//
// # Conventions
//
// These hold in all of the formats.
//
//   - A function takes or gives tensors of any element type, and of any layout. Read names the type
//     that it gives: npy.Read[*f32.Tensor](r). Elements of another type in the file are converted if
//     that changes no value; of what would lose something, the error is a *TypeError. Read as a
//     tensor.Any, a file has the nearest element type that holds its own.
//   - The fault of a file is a *FormatError, which says what is wrong. A tensor that memory has no
//     room for is a *tensor.SizeError, as elsewhere, and other errors are those of the system.
//   - What a file says of its size is not believed: memory is taken for what is there, at most twice
//     the input and 1 MiB, beside what elements take more in memory than in the file.
//   - A function that reads gives all or nothing. One that writes a file by its name writes another
//     one first, and then renames it, so that there never is a file by that name with a part of it.
//     It does not wait for the disk: what was written just before the machine fails may be lost.
package encoding

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
)

// A FormatError says that a file is not as its format has it, or has what this library does not
// read.
type FormatError struct {
	Format  string // npy, for one
	Mistake string // what is wrong
	Err     error  // or nil: io.ErrUnexpectedEOF if the file ends too early
}

func (e *FormatError) Error() string {
	if e.Err == nil {
		return e.Format + ": " + e.Mistake
	}
	return fmt.Sprintf("%s: %s: %v", e.Format, e.Mistake, e.Err)
}

// Unwrap returns e.Err.
func (e *FormatError) Unwrap() error { return e.Err }

// A TypeError says that elements of a file are none of the element type that was asked for, or that
// it is not known.
type TypeError struct {
	Format  string
	Have    string       // the element type, as the file has it
	Want    tensor.DType // what was asked for
	Mistake string       // which element has no value of that type, if others have
}

func (e *TypeError) Error() string {
	if e.Mistake != "" {
		return fmt.Sprintf("%s: elements of type %s as %s: %s", e.Format, e.Have, e.Want, e.Mistake)
	}
	const text = "%s: elements of type %s are not all of type %s: read them as a tensor.Any, and convert that"
	return fmt.Sprintf(text, e.Format, e.Have, e.Want)
}
