package tensor

import "github.com/ashlar-go/ashlar/internal/sysmem"

// MaxBytes is how many bytes a tensor in the memory of the host may take, or what an operation
// needs on the way to one. An operation that would take more panics with a *SizeError before it
// allocates anything. At the start it is the memory of the machine, or of the container that the
// program runs in.
//
// It is for the start of a program to set, in init or main: operations read it on all their
// goroutines. It does not limit what tensors take together. Devices have limits of their own.
var MaxBytes = sysmem.Bytes()
