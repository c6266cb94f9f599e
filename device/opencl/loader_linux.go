//go:build opencl && cgo

package opencl

/*
#cgo LDFLAGS: -Wl,--as-needed -ldl
const char *ashlar_opencl_mistake(void);
*/
import "C"

// loaderMistake says why OpenCL's loader cannot be loaded, or nothing. The linker gets the flag
// before the library that package cl names, and leaves out what nothing of the program needs.
func loaderMistake() string { return C.GoString(C.ashlar_opencl_mistake()) }
