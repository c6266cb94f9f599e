//go:build opencl

package main

/*
#cgo CFLAGS: -DCL_TARGET_OPENCL_VERSION=120
#cgo LDFLAGS: -lclblast -lOpenCL
#include <stdlib.h>
#include <CL/cl.h>
#include <clblast_c.h>

// A product is one of n by n matrices on the first device, as CLBlast computes it.
typedef struct { size_t m, n, k; int isDouble; cl_command_queue queue; cl_mem a, b, c; } product;

// memory returns memory for n numbers, all 1.
static cl_mem memory(cl_context context, cl_command_queue queue, int isDouble, size_t n,
	cl_int *status) {
	const double one = 1;
	const float oneFloat = 1;
	const size_t width = isDouble ? 8 : 4;
	cl_mem x = clCreateBuffer(context, CL_MEM_READ_WRITE, n * width, NULL, status);
	if (!*status)
		*status = clEnqueueFillBuffer(queue, x, isDouble ? (const void *)&one : &oneFloat, width, 0,
			n * width, 0, NULL, NULL);
	return x;
}

static int prepare(product *p) {
	cl_platform_id platform;
	cl_device_id device;
	cl_int status = clGetPlatformIDs(1, &platform, NULL);
	if (!status)
		status = clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL);
	if (status)
		return status;
	cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
	if (!status)
		p->queue = clCreateCommandQueue(context, device, 0, &status);
	if (!status)
		p->a = memory(context, p->queue, p->isDouble, p->m * p->k, &status);
	if (!status)
		p->b = memory(context, p->queue, p->isDouble, p->k * p->n, &status);
	if (!status)
		p->c = memory(context, p->queue, p->isDouble, p->m * p->n, &status);
	return status;
}

static int multiply(product *p) {
	cl_event done;
	int status = p->isDouble
		? CLBlastDgemm(CLBlastLayoutRowMajor, CLBlastTransposeNo, CLBlastTransposeNo, p->m, p->n,
			p->k, 1, p->a, 0, p->k, p->b, 0, p->n, 0, p->c, 0, p->n, &p->queue, &done)
		: CLBlastSgemm(CLBlastLayoutRowMajor, CLBlastTransposeNo, CLBlastTransposeNo, p->m, p->n,
			p->k, 1, p->a, 0, p->k, p->b, 0, p->n, 0, p->c, 0, p->n, &p->queue, &done);
	if (status)
		return status;
	status = clWaitForEvents(1, &done);
	clReleaseEvent(done);
	return status;
}
*/
import "C"

import (
	"fmt"

	_ "github.com/ashlar-go/ashlar/device/opencl" // our side
)

func init() { served["CLBlast"] = clBlast }

// clBlast has products of matrices on OpenCL's first device.
func clBlast(w work) (func(), error) {
	if w.Op != "matmul" {
		return nil, errNoSuchWork
	}
	p := (*C.product)(C.calloc(1, C.sizeof_product))
	p.m, p.k, p.n = C.size_t(w.Shape[0]), C.size_t(w.Shape[1]), C.size_t(w.Shape[2])
	if w.Type == "float64" {
		p.isDouble = 1
	}
	if status := C.prepare(p); status != 0 {
		return nil, fmt.Errorf("OpenCL's status %d", status)
	}
	if status := C.multiply(p); status != 0 {
		return nil, fmt.Errorf("CLBlast's status %d", status)
	}
	return func() { C.multiply(p) }, nil
}
