//go:build !linux

package files

import "os"

// replace renames a file to name.
func replace(file, name string) error { return os.Rename(file, name) }
