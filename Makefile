# The commands of this project; README.md says what they are for.
PARTS = devices check host generic race arm64
.PHONY: demo test $(PARTS) tools generate bench bridge

demo:     ; go run ./cmd/ashlar fit
generate: ; go generate ./...
bench:    ; go test -run '^$$' -bench . -count 6 ./asm/... ./generated_test/...
bridge:   ; go build -buildmode=c-shared -o bridge/python/ashlar/libashlar.so ./bridge

# Every part, two at a time, as most of the seconds of devices are those of a compiler on one core.
# What is missing is installed before, since two parts cannot install at once.
test: tools
	@start=$$(date +%s); $(MAKE) --no-print-directory -j2 --output-sync=target $(PARTS:%=timed-%) && \
	echo "make test: $$(($$(date +%s) - start)) s"

# A part, and the seconds that it takes.
timed-%:
	@start=$$(date +%s); $(MAKE) --no-print-directory $* && echo "$* $$(($$(date +%s) - start)) s"

# Modules of their own, for what the library does not import.
MODULES = bench docs encoding/arrow
check:
	go vet ./... && go tool staticcheck ./... && test -z "$$(go tool gofumpt -l .)"
	GOARCH=arm64 go vet ./asm/... ./internal/...
	for m in $(MODULES); do \
	(cd $$m && go vet . && go tool -modfile=$(CURDIR)/go.mod staticcheck . && go test .) || exit 1; done

# What is compiled does not depend on the folder: TestFurtherTypes, in another one, compiles nothing
# of it again.
$(PARTS): export GOFLAGS := $(GOFLAGS) -trimpath

# On a loaded machine a package may need more than the 10 minutes after which go test ends it; check
# has vetted all.
TEST = go test -vet=off -timeout 60m

# Encodings of NEON are compared with binutils, and functions with NumPy's.
host: tools
	@$(HAVE_ONNX) || echo "SKIPPED: node tests of ONNX, which are missing: apt-get install $(ONNX)"
	@$(HAVE_NUMPY) || echo "SKIPPED: comparisons with NumPy, which is missing: apt-get install $(NUMPY)"
	$(TEST) ./...

# What host has tested is tested again with Go's kernels, on fewer samples, and compiled without
# assembly, which the race detector does not see into: of kernels, what depends on threads.
LIBRARY = ./tensor/... ./autograd/... ./internal/... ./linalg ./search
KERNELS = ./asm/... ./generated_test
BLAS = ./blas ./lapack
GENERIC = ASHLAR_KERNELS=generic $(TEST) -short -count=1
generic: ; $(GENERIC) $(LIBRARY) $(KERNELS) $(BLAS) && $(GENERIC) -run 'Info$$|Train$$' ./cmd/ashlar
RACE = $(TEST) -short -race -tags purego
race: ; $(RACE) $(LIBRARY) && $(RACE) -run 'Rounding|Dsyev|Dgetrf' $(BLAS) && $(RACE) -run 'Thread|Descriptions|Example' $(KERNELS)

# Tests on the OpenCL devices that there are: at least pocl, which runs on the processor.
devices: tools
	@if $(HAVE_OPENCL); \
	then go vet -tags opencl ./device/opencl && $(TEST) -race -tags opencl,purego ./device/... && \
	$(TEST) -tags opencl -run Device ./generated_test ./autograd/... ./cmd/ashlar; \
	else echo "SKIPPED: tests on devices, for lack of OpenCL: apt-get install $(OPENCL)"; fi

# Tests of what is compiled for arm64, in an emulator, on fewer samples: of kernels, those that are
# in NEON, and that the rest runs. TestNoFusedProducts looks through all that is in Go.
ARM64 = GOARCH=arm64 CGO_ENABLED=0 $(TEST) -short -exec $(EMULATOR)
ON_ARM64 = Kernels|Tensors|Folds$$|FoldsAlongAxes|Conv$$|Pools|MatMul(Small)?$$|Norm|Scans|Fuse|Example
arm64: tools
	@if $(HAVE_EMULATOR); \
	then $(ARM64) ./tensor/... ./internal/... ./linalg ./search && $(ARM64) -run '$(ON_ARM64)' $(KERNELS); \
	else echo "SKIPPED: tests for arm64, for lack of $(EMULATOR): apt-get install $(ARM)"; fi

# Where packages of Debian are missing, root installs them; others are told which.
OPENCL = pkg-config ocl-icd-opencl-dev pocl-opencl-icd
HAVE_OPENCL = { pkg-config --exists OpenCL && ls /etc/OpenCL/vendors/*.icd; } >/dev/null 2>&1
ARM = qemu-user-static binutils-aarch64-linux-gnu
EMULATOR = qemu-aarch64-static
HAVE_EMULATOR = command -v $(EMULATOR) >/dev/null
ONNX = libonnx-testdata
HAVE_ONNX = ls /usr/share/$(ONNX) >/dev/null 2>&1
NUMPY = python3-numpy
HAVE_NUMPY = { /usr/bin/python3 -c 'import numpy' || python3 -c 'import numpy'; } 2>/dev/null
install = { [ $$(id -u) = 0 ] && apt-get update && apt-get install -y $(1); } >/dev/null 2>&1 || true
tools:
	@$(HAVE_OPENCL) || $(call install,$(OPENCL))
	@$(HAVE_EMULATOR) || $(call install,$(ARM))
	@$(HAVE_ONNX) || $(call install,$(ONNX))
	@$(HAVE_NUMPY) || $(call install,$(NUMPY))
