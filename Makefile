# The commands of this project; README.md says what they are for.
.PHONY: demo test check devices generate bench

demo:     ; go run ./cmd/ashlar fit
test:     check devices ; go test ./... && ASHLAR_KERNELS=generic go test -count=1 ./... && go test -tags purego ./... && go test -race ./tensor/... ./autograd/... ./internal/...
check:    ; go vet ./... && go tool staticcheck ./... && test -z "$$(go tool gofumpt -l .)" && CGO_ENABLED=0 go build ./... && GOARCH=arm64 go vet ./... && go vet -tags purego ./... && cd bench && go vet . && go tool -modfile=../go.mod staticcheck . && go test .
generate: ; go generate ./...
bench:    ; go test -run '^$$' -bench . -count 6 ./asm/... ./generated_test/...

# Tests on the OpenCL devices that there are. Where nothing of OpenCL is installed, root on Debian installs
# pocl, a device that runs on the processor; others are told how.
OPENCL = pkg-config ocl-icd-opencl-dev pocl-opencl-icd
HAVE_OPENCL = pkg-config --exists OpenCL && ls /etc/OpenCL/vendors/*.icd
WITH_OPENCL = CGO_CFLAGS="-O2 -DCL_TARGET_OPENCL_VERSION=120" go
devices:
	@{ $(HAVE_OPENCL) || { [ $$(id -u) = 0 ] && apt-get update && apt-get install -y $(OPENCL); }; } >/dev/null 2>&1 || true
	@if { $(HAVE_OPENCL); } >/dev/null 2>&1; \
	then $(WITH_OPENCL) vet -tags opencl ./... && $(WITH_OPENCL) test -tags opencl -race ./device/... && $(WITH_OPENCL) test -tags opencl -timeout 15m -run Device ./generated_test ./autograd/... ./cmd/ashlar; \
	else echo "SKIPPED: tests on devices, for lack of OpenCL: apt-get install $(OPENCL)"; fi
