package opencl

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

func TestProbe(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	for _, c := range []struct {
		name string
		root fstest.MapFS
		env  map[string]string
		want string // of findings after the first, good or not
	}{
		{"nothing", fstest.MapFS{}, nil, "bad bad"},
		{"a loader alone", fstest.MapFS{"usr/lib/libOpenCL.so.1": file("")}, nil, "good bad"},
		{
			"a runtime in a folder of its own", fstest.MapFS{
				"etc/ld.so.conf.d/a.conf":       file("# libraries\n/opt/lib\n"),
				"opt/lib/libOpenCL.so.1":        file(""),
				"opt/lib/libpocl.so":            file(""),
				"etc/OpenCL/vendors/pocl.icd":   file("libpocl.so\n"),
				"etc/OpenCL/vendors/absent.icd": file("/opt/lib/absent.so\n"),
				"dev/dri/renderD128":            file(""),
			}, nil, "good bad good good",
		},
		{
			"folders of the environment", fstest.MapFS{
				"a/libOpenCL.so.1": file(""), "b/libx.so": file(""), "c/x.icd": file("libx.so"),
			}, map[string]string{"LD_LIBRARY_PATH": "/a:/b", "OCL_ICD_VENDORS": "/c"}, "good good",
		},
	} {
		findings := probe(c.root, func(name string) string { return c.env[name] })
		var got []string
		for _, f := range findings[1:] {
			if f.Good {
				got = append(got, "good")
			} else {
				got = append(got, "bad")
			}
			if f.Remedy == "" || f.What == "" {
				t.Errorf("%s: %+v", c.name, f)
			}
		}
		if strings.Join(got, " ") != c.want || findings[0].Good != built {
			t.Errorf("%s: %s, want %s: %s", c.name, got, c.want, fmt.Sprint(findings))
		}
	}
}
