package device

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// A Driver finds the devices of one kind of library.
type Driver interface {
	// List tells what devices there are. If it cannot, it fails with a *MissingError.
	List() ([]Info, error)
	// Open opens the device of a name that List tells. While it is open, that is the same Device.
	Open(name string) (Device, error)
}

var drivers struct {
	sync.Mutex
	named map[string]Driver
}

// Register makes a driver known, whose devices are called name:0, name:1 and so on. It
// panics if it is nil, or if there is one of that name already.
func Register(name string, d Driver) {
	if d == nil {
		panic("device: the driver " + name + " is nil")
	}
	drivers.Lock()
	defer drivers.Unlock()
	if _, twice := drivers.named[name]; twice {
		panic("device: two drivers are called " + name)
	}
	if drivers.named == nil {
		drivers.named = map[string]Driver{}
	}
	drivers.named[name] = d
}

// registered returns the drivers by name.
func registered() map[string]Driver {
	drivers.Lock()
	defer drivers.Unlock()
	return maps.Clone(drivers.named)
}

// errNoDriver says why there can be no device at all.
var errNoDriver error = &MissingError{
	Driver: "registered", Reason: "the program has no driver",
	Remedy: `import _ "github.com/ashlar-go/ashlar/device/opencl"`,
}

// List tells what devices there are. Of drivers that find none, the error, made by
// errors.Join, says why; it may come with devices of other drivers.
func List() ([]Info, error) {
	var all []Info
	var missing []error
	known := registered()
	if len(known) == 0 {
		return nil, errNoDriver
	}
	for _, name := range slices.Sorted(maps.Keys(known)) {
		found, err := known[name].List()
		all = append(all, found...)
		missing = append(missing, err)
	}
	return all, errors.Join(missing...)
}

// Open opens a device: "opencl:1", or the first of a driver, "opencl", or the first
// that there is, "". If there is none, the error says what is missing. One that is open
// is the same Device, to be closed as often as it was opened.
func Open(name string) (Device, error) {
	driver, _, exact := strings.Cut(name, ":")
	known := registered()
	if _, ok := known[driver]; !ok && (name != "" || len(known) == 0) {
		return nil, fmt.Errorf("open %q: %w", name, errNoDriver)
	}
	found, err := List()
	for _, d := range found {
		of, _, _ := strings.Cut(d.Name, ":")
		if d.Name == name || !exact && (of == driver || name == "") {
			return known[of].Open(d.Name)
		}
	}
	if err == nil {
		err = &MissingError{
			Driver: driver, Reason: "none of that name",
			Remedy: "device.List has those that there are",
		}
	}
	return nil, fmt.Errorf("open %q: %w", name, err)
}
