package opencl

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
)

// A Finding is something that OpenCL on Linux needs, as it is on this machine.
type Finding struct {
	What   string
	Good   bool
	Remedy string // what to do where it is not good
}

// What to do for a driver and a loader of OpenCL.
const (
	getDriver = "apt-get install pkg-config ocl-icd-opencl-dev pocl-opencl-icd, and build it with cgo " +
		"and -tags opencl: go install -tags opencl github.com/ashlar-go/ashlar/cmd/ashlar@latest"
	getLoader = "apt-get install ocl-icd-libopencl1"
)

// Probe looks for what OpenCL on Linux needs, without OpenCL: a driver in this program, the
// loader of runtimes, the runtimes that it would load, and leave to use graphics processors.
func Probe() []Finding { return probe(os.DirFS("/"), os.Getenv) }

func probe(root fs.FS, getenv func(string) string) []Finding {
	findings := []Finding{{
		What: "this program has a driver of OpenCL", Good: built,
		Remedy: getDriver,
	}}
	libraries := libraryFolders(root, getenv("LD_LIBRARY_PATH"))
	loader := findIn(root, libraries, "libOpenCL.so.1")
	findings = append(findings, Finding{
		What: "OpenCL's loader, libOpenCL.so.1, " + where(loader), Good: loader != "",
		Remedy: getLoader,
	})
	findings = append(findings, runtimes(root, getenv("OCL_ICD_VENDORS"), libraries)...)
	return append(findings, nodes(root)...)
}

// runtimes looks at the files that name runtimes to the loader.
func runtimes(root fs.FS, folder string, libraries []string) (findings []Finding) {
	if folder == "" {
		folder = "/etc/OpenCL/vendors"
	}
	files, _ := fs.Glob(root, path.Join(inRoot(folder), "*.icd"))
	if len(files) == 0 {
		return []Finding{{
			What: "a runtime, named by a file *.icd in " + folder, Good: false,
			Remedy: "install the one of your device, or pocl-opencl-icd, which runs on any processor",
		}}
	}
	for _, file := range files {
		text, err := fs.ReadFile(root, file)
		library := strings.TrimSpace(string(text))
		f := Finding{
			What:   fmt.Sprintf("the runtime %s of /%s", library, file),
			Remedy: "install the package that has it again",
		}
		switch {
		case err != nil:
			f.What, f.Remedy = "the runtime of /"+file, err.Error()
		case strings.HasPrefix(library, "/"):
			_, err := fs.Stat(root, inRoot(library))
			f.Good = err == nil
		default:
			found := findIn(root, libraries, library)
			f.What += ", " + where(found)
			f.Good = found != ""
		}
		findings = append(findings, f)
	}
	return findings
}

// nodes looks for leave to use the graphics processors that Linux has.
func nodes(root fs.FS) (findings []Finding) {
	for _, pattern := range []string{"dev/dri/renderD*", "dev/nvidia[0-9]*", "dev/kfd"} {
		files, _ := fs.Glob(root, pattern)
		for _, file := range files {
			f, err := root.Open(file)
			if err == nil {
				f.Close()
			}
			findings = append(findings, Finding{
				What: "leave to use /" + file, Good: !errors.Is(err, fs.ErrPermission),
				Remedy: "become a member of the group that has it (ls -l /" + file +
					"), often render or video",
			})
		}
	}
	return findings
}

// libraryFolders lists where libraries are, as Linux looks for them.
func libraryFolders(root fs.FS, libraryPath string) []string {
	folders := strings.FieldsFunc(libraryPath, func(r rune) bool { return r == ':' })
	files, _ := fs.Glob(root, "etc/ld.so.conf.d/*.conf")
	for _, file := range files {
		text, _ := fs.ReadFile(root, file)
		for line := range strings.Lines(string(text)) {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "/") {
				folders = append(folders, line)
			}
		}
	}
	return append(folders, "/lib", "/usr/lib", "/lib64", "/usr/lib64")
}

// findIn returns the path of a file in the first of folders that has it.
func findIn(root fs.FS, folders []string, name string) string {
	for _, folder := range folders {
		if _, err := fs.Stat(root, inRoot(path.Join(folder, name))); err == nil {
			return path.Join(folder, name)
		}
	}
	return ""
}

func inRoot(name string) string { return strings.TrimPrefix(path.Clean(name), "/") }

func where(found string) string {
	if found == "" {
		return "where Linux looks for libraries"
	}
	return "in " + path.Dir(found)
}
