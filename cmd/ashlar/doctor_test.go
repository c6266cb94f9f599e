package main

import (
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
