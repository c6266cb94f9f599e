# The commands of this project; README.md says what they are for.
PARTS = check host generic purego race devices arm64
.PHONY: demo test $(PARTS) generate bench

demo:     ; go run ./cmd/ashlar fit
generate: ; go generate ./...
bench:    ; go test -run '^$$' -bench . -count 6 ./asm/... ./generated_test/...

# Every part, one after the other, and the seconds that each takes.
test:
	@for part in $(PARTS); do start=$$(date +%s); $(MAKE) --no-print-directory $$part || exit; \
	took="$$part $$(($$(date +%s) - start)) s"; echo "$$took"; all="$$all, $$took"; done; echo "make test: $${all#, }"

check:
	go vet ./... && go tool staticcheck ./... && test -z "$$(go tool gofumpt -l .)"
	CGO_ENABLED=0 go build ./... && GOARCH=arm64 go vet ./... && go vet -tags purego ./...
	cd bench && go vet . && go tool -modfile=../go.mod staticcheck . && go test .

# On a loaded machine a package may need more than the 10 minutes after which go test ends it.
TEST = go test -timeout 60m

host: ; $(TEST) ./...

# What host has tested is tested again as compiled otherwise, on fewer samples.
LIBRARY = ./asm/... ./tensor/... ./device/... ./autograd/... ./encoding/... ./internal/... ./cmd/... ./generated_test
generic: ; ASHLAR_KERNELS=generic $(TEST) -short -count=1 $(LIBRARY)
purego:  ; $(TEST) -short -tags purego $(LIBRARY)
race:    ; $(TEST) -short -race ./tensor/... ./autograd/... ./internal/...

# Where packages of Debian are missing, root installs them; others are told which.
install = { [ $$(id -u) = 0 ] && apt-get update && apt-get install -y $(1); } >/dev/null 2>&1 || true

# Tests on the OpenCL devices that there are: at least pocl, which runs on the processor.
OPENCL = pkg-config ocl-icd-opencl-dev pocl-opencl-icd
HAVE_OPENCL = { pkg-config --exists OpenCL && ls /etc/OpenCL/vendors/*.icd; } >/dev/null 2>&1
WITH_OPENCL = CGO_CFLAGS="-O2 -DCL_TARGET_OPENCL_VERSION=120"
devices:
	@$(HAVE_OPENCL) || $(call install,$(OPENCL))
	@if $(HAVE_OPENCL); \
	then export $(WITH_OPENCL) && go vet -tags opencl ./... && $(TEST) -tags opencl -race ./device/... && \
	$(TEST) -tags opencl -run Device ./generated_test ./autograd/... ./cmd/ashlar; \
	else echo "SKIPPED: tests on devices, for lack of OpenCL: apt-get install $(OPENCL)"; fi

# Tests of what is compiled for arm64, in an emulator, on fewer samples; encodings of NEON are compared with binutils.
EMULATOR = qemu-aarch64-static
ARM64 = GOARCH=arm64 CGO_ENABLED=0 $(TEST) -short -exec $(EMULATOR)
arm64:
	@command -v $(EMULATOR) >/dev/null || $(call install,qemu-user-static binutils-aarch64-linux-gnu)
	@if command -v $(EMULATOR) >/dev/null; \
	then $(TEST) ./gen/target/arm64 && $(TEST) -run '(Rules|FewRegisters)/NEON|OnARM64' ./gen/emit ./cmd/ashlar && \
	$(ARM64) ./asm/... ./tensor/... ./internal/... && \
	$(ARM64) -run 'Kernels|Accuracy|Tensors|Folds|AlongAxes|Conv|Pools|MatMul$$|Norm|Scans|Fuse' ./generated_test; \
	else echo "SKIPPED: tests for arm64, for lack of $(EMULATOR): apt-get install qemu-user-static"; fi
