package device_test

import (
	"errors"
	"testing"

	"github.com/ashlar-go/ashlar/device"
)

// A fake is a driver of devices that cannot be opened.
type fake struct {
	names []string
	err   error
}

func (f fake) List() (all []device.Info, err error) {
	for _, name := range f.names {
		all = append(all, device.Info{Name: name})
	}
	return all, f.err
}

func (f fake) Open(name string) (device.Device, error) { return nil, errors.New("opening " + name) }

func TestRegistry(t *testing.T) {
	var missing *device.MissingError
	if _, err := device.List(); !errors.As(err, &missing) {
		t.Errorf("no driver: error %v", err)
	}
	if _, err := device.Open(""); !errors.As(err, &missing) {
		t.Errorf("no driver: error %v", err)
	}
	device.Register("none", fake{err: &device.MissingError{
		Driver: "none", Reason: "there is none",
		Remedy: "make one",
	}})
	device.Register("two", fake{names: []string{"two:0", "two:1"}})
	found, err := device.List()
	if len(found) != 2 || !errors.As(err, &missing) || missing.Driver != "none" {
		t.Errorf("found %v, error %v", found, err)
	}
	for name, want := range map[string]string{
		"":      "opening two:0",
		"two":   "opening two:0",
		"two:1": "opening two:1",
		"two:2": `open "two:2": device: no none device: there is none; make one`,
		"none":  `open "none": device: no none device: there is none; make one`,
		"other": `open "other": device: no registered device: the program has no driver; import _ "github.com/ashlar-go/ashlar/device/opencl"`,
	} {
		if _, err := device.Open(name); err == nil || err.Error() != want {
			t.Errorf("open %q: error %v", name, err)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("registered twice")
		}
	}()
	device.Register("two", fake{})
}
