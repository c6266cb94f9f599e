package main

import (
	"errors"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
)

func TestDoctor(t *testing.T) {
	code, out, log := ashlar("doctor")
	if code != 0 || log != "" {
		t.Errorf("ashlar doctor gave %d and %q, %q", code, out, log)
	}
	found, err := device.List()
	if err != nil && !strings.Contains(out, err.Error()) {
		t.Errorf("ashlar doctor does not say %q: %s", err, out)
	}
	for _, d := range found {
		if !strings.Contains(out, "yes: "+d.Name) {
			t.Errorf("ashlar doctor does not say that %s works: %s", d.Name, out)
		}
	}
}

// TestDoctorWithoutDriver is for a program that was built without the tag opencl.
func TestDoctorWithoutDriver(t *testing.T) {
	var missing *device.MissingError
	if _, err := device.List(); !errors.As(err, &missing) ||
		!strings.Contains(missing.Reason, "built without") {
		t.Skip("the program has a driver")
	}
	_, out, _ := ashlar("doctor")
	for _, want := range []string{"apt-get install", "go install -tags opencl"} {
		if !strings.Contains(out, want) {
			t.Errorf("ashlar doctor does not say %q: %s", want, out)
		}
	}
}
