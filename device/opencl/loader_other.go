//go:build opencl && cgo && !linux

package opencl

// loaderMistake says nothing: the system loads OpenCL's loader before the program starts.
func loaderMistake() string { return "" }
