// Command bridge is the library for programs in other languages, of which python/ashlar is one:
//
//	go build -buildmode=c-shared -o libashlar.so ./bridge
//
// It exports one function that calls any other by name, ashlar_call, and what DLPack needs to share
// memory. Without cgo it is a program that does nothing.
package main

func main() {}
