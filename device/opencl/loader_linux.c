//go:build opencl && cgo

// The functions of OpenCL that package cl calls, in place of those of libOpenCL.so.1, which the
// first call loads: a program that was built with the tag starts without it, and says what is
// missing. The linker takes these, and drops the library; see the flag in loader_linux.go.

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

// The status of calls without a loader: that of a loader without platforms.
enum { NO_PLATFORM = -1001 };

// The functions stay within the program: the loader, and others, find its own.
#define HERE __attribute__((visibility("hidden")))

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;
static char mistake[512];

static void load(void) {
	library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
	if (library == NULL)
		snprintf(mistake, sizeof mistake, "%s", dlerror());
}

// ashlar_opencl_mistake returns why the loader could not be loaded, or an empty text.
HERE const char *ashlar_opencl_mistake(void) {
	pthread_once(&once, load);
	return mistake;
}

// find returns a function of the loader, which it keeps in known, or NULL.
static void *find(void **known, const char *name) {
	void *function = __atomic_load_n(known, __ATOMIC_ACQUIRE);
	if (function == NULL) {
		pthread_once(&once, load);
		if (library != NULL)
			function = dlsym(library, name);
		__atomic_store_n(known, function, __ATOMIC_RELEASE);
	}
	return function;
}

// STATUS defines a function that returns its status.
#define STATUS(name, parameters, arguments) \
	HERE cl_int name parameters { \
		static void *known; \
		__typeof__(name) *real = find(&known, #name); \
		return real == NULL ? NO_PLATFORM : real arguments; \
	}

// OBJECT defines a function that returns an object, and sets the last parameter to its status.
#define OBJECT(type, name, parameters, arguments) \
	HERE type name parameters { \
		static void *known; \
		__typeof__(name) *real = find(&known, #name); \
		if (real != NULL) \
			return real arguments; \
		if (status != NULL) \
			*status = NO_PLATFORM; \
		return NULL; \
	}

STATUS(clBuildProgram, (cl_program p, cl_uint n, const cl_device_id *d, const char *o,
	void (CL_CALLBACK *f)(cl_program, void *), void *u), (p, n, d, o, f, u))
STATUS(clEnqueueBarrierWithWaitList, (cl_command_queue q, cl_uint n, const cl_event *w,
	cl_event *e), (q, n, w, e))
STATUS(clEnqueueCopyBuffer, (cl_command_queue q, cl_mem x, cl_mem z, size_t i, size_t j, size_t s,
	cl_uint n, const cl_event *w, cl_event *e), (q, x, z, i, j, s, n, w, e))
STATUS(clEnqueueFillBuffer, (cl_command_queue q, cl_mem z, const void *p, size_t l, size_t i,
	size_t s, cl_uint n, const cl_event *w, cl_event *e), (q, z, p, l, i, s, n, w, e))
STATUS(clEnqueueMarkerWithWaitList, (cl_command_queue q, cl_uint n, const cl_event *w,
	cl_event *e), (q, n, w, e))
STATUS(clEnqueueNDRangeKernel, (cl_command_queue q, cl_kernel k, cl_uint d, const size_t *o,
	const size_t *g, const size_t *l, cl_uint n, const cl_event *w, cl_event *e),
	(q, k, d, o, g, l, n, w, e))
STATUS(clEnqueueReadBuffer, (cl_command_queue q, cl_mem x, cl_bool b, size_t i, size_t s, void *p,
	cl_uint n, const cl_event *w, cl_event *e), (q, x, b, i, s, p, n, w, e))
STATUS(clEnqueueReadImage, (cl_command_queue q, cl_mem x, cl_bool b, const size_t *o,
	const size_t *r, size_t i, size_t j, void *p, cl_uint n, const cl_event *w, cl_event *e),
	(q, x, b, o, r, i, j, p, n, w, e))
STATUS(clEnqueueTask, (cl_command_queue q, cl_kernel k, cl_uint n, const cl_event *w, cl_event *e),
	(q, k, n, w, e))
STATUS(clEnqueueUnmapMemObject, (cl_command_queue q, cl_mem x, void *p, cl_uint n,
	const cl_event *w, cl_event *e), (q, x, p, n, w, e))
STATUS(clEnqueueWriteBuffer, (cl_command_queue q, cl_mem z, cl_bool b, size_t i, size_t s,
	const void *p, cl_uint n, const cl_event *w, cl_event *e), (q, z, b, i, s, p, n, w, e))
STATUS(clEnqueueWriteImage, (cl_command_queue q, cl_mem z, cl_bool b, const size_t *o,
	const size_t *r, size_t i, size_t j, const void *p, cl_uint n, const cl_event *w, cl_event *e),
	(q, z, b, o, r, i, j, p, n, w, e))
STATUS(clFinish, (cl_command_queue q), (q))
STATUS(clGetDeviceIDs, (cl_platform_id p, cl_device_type t, cl_uint n, cl_device_id *d,
	cl_uint *r), (p, t, n, d, r))
STATUS(clGetDeviceInfo, (cl_device_id d, cl_device_info i, size_t s, void *p, size_t *r),
	(d, i, s, p, r))
STATUS(clGetEventProfilingInfo, (cl_event e, cl_profiling_info i, size_t s, void *p, size_t *r),
	(e, i, s, p, r))
STATUS(clGetKernelArgInfo, (cl_kernel k, cl_uint a, cl_kernel_arg_info i, size_t s, void *p,
	size_t *r), (k, a, i, s, p, r))
STATUS(clGetKernelInfo, (cl_kernel k, cl_kernel_info i, size_t s, void *p, size_t *r),
	(k, i, s, p, r))
STATUS(clGetKernelWorkGroupInfo, (cl_kernel k, cl_device_id d, cl_kernel_work_group_info i,
	size_t s, void *p, size_t *r), (k, d, i, s, p, r))
STATUS(clGetPlatformIDs, (cl_uint n, cl_platform_id *p, cl_uint *r), (n, p, r))
STATUS(clGetPlatformInfo, (cl_platform_id o, cl_platform_info i, size_t s, void *p, size_t *r),
	(o, i, s, p, r))
STATUS(clGetProgramBuildInfo, (cl_program o, cl_device_id d, cl_program_build_info i, size_t s,
	void *p, size_t *r), (o, d, i, s, p, r))
STATUS(clGetSupportedImageFormats, (cl_context c, cl_mem_flags f, cl_mem_object_type t, cl_uint n,
	cl_image_format *p, cl_uint *r), (c, f, t, n, p, r))
STATUS(clReleaseCommandQueue, (cl_command_queue o), (o))
STATUS(clReleaseContext, (cl_context o), (o))
STATUS(clReleaseEvent, (cl_event o), (o))
STATUS(clReleaseKernel, (cl_kernel o), (o))
STATUS(clReleaseMemObject, (cl_mem o), (o))
STATUS(clReleaseProgram, (cl_program o), (o))
STATUS(clSetKernelArg, (cl_kernel k, cl_uint i, size_t s, const void *p), (k, i, s, p))
STATUS(clSetUserEventStatus, (cl_event e, cl_int s), (e, s))
STATUS(clWaitForEvents, (cl_uint n, const cl_event *e), (n, e))
OBJECT(cl_mem, clCreateBuffer, (cl_context c, cl_mem_flags f, size_t s, void *p, cl_int *status),
	(c, f, s, p, status))
OBJECT(cl_command_queue, clCreateCommandQueue, (cl_context c, cl_device_id d,
	cl_command_queue_properties p, cl_int *status), (c, d, p, status))
OBJECT(cl_context, clCreateContext, (const cl_context_properties *p, cl_uint n,
	const cl_device_id *d, void (CL_CALLBACK *f)(const char *, const void *, size_t, void *),
	void *u, cl_int *status), (p, n, d, f, u, status))
OBJECT(cl_mem, clCreateImage, (cl_context c, cl_mem_flags f, const cl_image_format *i,
	const cl_image_desc *d, void *p, cl_int *status), (c, f, i, d, p, status))
OBJECT(cl_kernel, clCreateKernel, (cl_program p, const char *s, cl_int *status), (p, s, status))
OBJECT(cl_program, clCreateProgramWithSource, (cl_context c, cl_uint n, const char **s,
	const size_t *l, cl_int *status), (c, n, s, l, status))
OBJECT(cl_event, clCreateUserEvent, (cl_context c, cl_int *status), (c, status))
OBJECT(void *, clEnqueueMapBuffer, (cl_command_queue q, cl_mem x, cl_bool b, cl_map_flags f,
	size_t i, size_t s, cl_uint n, const cl_event *w, cl_event *e, cl_int *status),
	(q, x, b, f, i, s, n, w, e, status))
OBJECT(void *, clEnqueueMapImage, (cl_command_queue q, cl_mem x, cl_bool b, cl_map_flags f,
	const size_t *o, const size_t *r, size_t *i, size_t *j, cl_uint n, const cl_event *w,
	cl_event *e, cl_int *status), (q, x, b, f, o, r, i, j, n, w, e, status))
