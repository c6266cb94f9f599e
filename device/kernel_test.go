package device_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// A recorder is a device that keeps what its queue is to launch.
type recorder struct {
	device.Device
	name     string
	launches []device.Launch
}

func (r *recorder) Info() device.Info   { return device.Info{Name: r.name} }
func (r *recorder) Queue() device.Queue { return recorderQueue{on: r} }

type recorderQueue struct {
	device.Queue
	on *recorder
}

func (q recorderQueue) Launch(l device.Launch) { q.on.launches = append(q.on.launches, l) }

type recorderMemory struct {
	device.Buffer
	on *recorder
}

func (m recorderMemory) Device() device.Device { return m.on }

// An array is a tensor of floats.
type array device.Array

func (a array) Array() device.Array { return device.Array(a) }

func newArray(l layout.Layout, on *recorder) array {
	a := array{Layout: &l, Element: device.Element{Name: "float", Bytes: 4}}
	if on != nil {
		a.Buffer = recorderMemory{on: on}
	}
	return a
}

// TestRun queues a kernel with all kinds of arguments.
func TestRun(t *testing.T) {
	d := &recorder{name: "some:0"}
	l := layout.New(2, 3)
	x, fixed := newArray(l, d), newArray(l.ReadOnly(), d)
	fault := device.Fault{Err: errors.New("a fault")}
	k := device.Kernel{Name: "k", Source: "kernel void k() {}"}
	k.Run(d, []int{4, 5}, x, fixed, 3, float32(1), uint8(7), true, int16(-2), device.Local(64),
		device.Bytes{1, 2}, fault)
	if len(d.launches) != 1 {
		t.Fatalf("%d launches", len(d.launches))
	}
	got := d.launches[0]
	types := []string{
		"float*", "const float*", "long", "float", "uchar", "uchar", "short", "", "", "int*",
	}
	args := []any{
		x.Buffer, x.Buffer,
		device.Bytes{3, 0, 0, 0, 0, 0, 0, 0},
		device.Bytes{0, 0, 0x80, 0x3f},
		device.Bytes{7},
		device.Bytes{1},
		device.Bytes{0xfe, 0xff},
		device.Local(64),
		device.Bytes{1, 2},
		fault,
	}
	if got.Kernel != k || got.Group != nil || !reflect.DeepEqual(got.Global, []int{4, 5}) {
		t.Errorf("%+v was launched", got)
	}
	if !reflect.DeepEqual(got.Types, types) {
		t.Errorf("arguments are of %q, want %q", got.Types, types)
	}
	if !reflect.DeepEqual(got.Args, args) {
		t.Errorf("arguments are %v, want %v", got.Args, args)
	}
	if err := got.Check(); err != nil {
		t.Error(err)
	}
}

// TestRunMistakes checks that nothing is queued where a call is a mistake.
func TestRunMistakes(t *testing.T) {
	d, other := &recorder{name: "some:0"}, &recorder{name: "some:1"}
	k := device.Kernel{Name: "k", Source: "kernel void k() {}"}
	l := layout.New(2, 3)
	for want, f := range map[string]func(){
		"k: global is []":                    func() { k.Run(d, nil) },
		"k: global is [1 -1]":                func() { k.Run(d, []int{1, -1}) },
		"k: global is [1 1 1 1]":             func() { k.Run(d, []int{1, 1, 1, 1}) },
		"k: source is empty":                 func() { device.Kernel{Name: "k"}.Run(d, []int{1}) },
		"k: layout is [1 3]":                 func() { k.Run(d, []int{1}, newArray(l.T(), d)) },
		"k: layout is [1]":                   func() { k.Run(d, []int{1}, newArray(l.Slice(tensor.Last), d)) },
		"k on some:0, of a tensor on some:1": func() { k.Run(d, []int{1}, newArray(l, other)) },
		"k on some:0, of a tensor on host":   func() { k.Run(d, []int{1}, newArray(l, nil)) },
	} {
		if err := tensor.Catch(f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if len(d.launches) > 0 {
		t.Errorf("%d were launched", len(d.launches))
	}
}

// TestCheck tells what drivers can launch.
func TestCheck(t *testing.T) {
	for _, c := range []struct {
		launch device.Launch
		want   string
	}{
		{device.Launch{Global: []int{4}}, ""},
		{device.Launch{Global: []int{0, 4, 6}}, ""},
		{device.Launch{Global: []int{4, 6}, Group: []int{2, 3}}, ""},
		{device.Launch{Global: []int{1}, Args: []any{1}, Types: []string{""}}, ""},
		{device.Launch{Global: []int{1}, Types: []string{""}}, "1 types of 0 arguments"},
		{device.Launch{}, "the work-items are []"},
		{device.Launch{Global: []int{-1}}, "the work-items are [-1]"},
		{device.Launch{Global: []int{math.MaxInt, 2}}, "the work-items are"},
		{device.Launch{Global: []int{0, math.MaxInt, 2}}, "the work-items are"},
		{device.Launch{Global: []int{1, 1, 1, 1}}, "the work-items are [1 1 1 1]"},
		{device.Launch{Global: []int{4}, Group: []int{1, 1}}, "a work-group is [1 1]"},
		{device.Launch{Global: []int{4}, Group: []int{-2}}, "a work-group is [-2]"},
		{device.Launch{Global: []int{4}, Group: []int{0}}, "work-groups of [0]"},
		{device.Launch{Global: []int{4, 5}, Group: []int{2, 2}}, "work-groups of [2 2]"},
	} {
		err := c.launch.Check()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q", c.launch, err, c.want)
		}
	}
}

func TestArrayCheck(t *testing.T) {
	d := &recorder{name: "some:0"}
	x, host := newArray(layout.New(2), d).Array(), newArray(layout.New(2), nil).Array()
	if x.Device() != device.Device(d) || host.Device() != nil {
		t.Errorf("arrays are on %v and %v", x.Device(), host.Device())
	}
	x.Check("Add", d)
	host.Check("Add", nil)
	for want, f := range map[string]func(){
		"Add on host, of a tensor on some:0": func() { x.Check("Add", nil) },
		"Add on some:0, of a tensor on host": func() { host.Check("Add", d) },
	} {
		var mistake *tensor.DeviceError
		if err := tensor.Catch(f); !errors.As(err, &mistake) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func TestError(t *testing.T) {
	err := error(&device.Error{Device: "some:0", Call: "clFinish", Err: device.ErrClosed})
	if want := "device: some:0: clFinish: the device is closed"; err.Error() != want {
		t.Errorf("it says %q, want %q", err, want)
	}
	if !errors.Is(err, device.ErrClosed) {
		t.Error("it is not the error below it")
	}
}
