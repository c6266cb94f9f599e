//go:build !linux

package wholefile

import "os"

// replace renames a file to name.
func replace(file, name string) error { return os.Rename(file, name) }
