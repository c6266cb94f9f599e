// The structures of DLPack, version 1.0: https://dmlc.github.io/dlpack/latest/c_api.html
#ifndef ASHLAR_DLPACK_H
#define ASHLAR_DLPACK_H

#include <stdint.h>

typedef struct { int32_t device_type, device_id; } DLDevice;
typedef struct { uint8_t code, bits; uint16_t lanes; } DLDataType;

typedef struct {
	void *data;
	DLDevice device;
	int32_t ndim;
	DLDataType dtype;
	int64_t *shape, *strides; // in elements; without strides, it is in row-major order
	uint64_t byte_offset;
} DLTensor;

typedef struct DLManagedTensor {
	DLTensor dl_tensor;
	void *manager_ctx;
	void (*deleter)(struct DLManagedTensor *);
} DLManagedTensor;

typedef struct DLManagedTensorVersioned {
	struct { uint32_t major, minor; } version;
	void *manager_ctx;
	void (*deleter)(struct DLManagedTensorVersioned *);
	uint64_t flags;
	DLTensor dl_tensor;
} DLManagedTensorVersioned;

enum { DL_CPU = 1, DL_READ_ONLY = 1, DL_COPIED = 2 };

// What owns memory that comes from elsewhere.
enum { OWNER_MANAGED, OWNER_VERSIONED, OWNER_OBJECT };

// ashlar_python tells the library where functions of Python are, in this order: PyCapsule_IsValid,
// PyCapsule_GetPointer, Py_IsInitialized, PyGILState_Ensure, PyGILState_Release, Py_DecRef.
void ashlar_python(void *functions[6]);

// ashlar_destroy is the destructor of capsules, which gives back what nobody has taken out of one.
void ashlar_destroy(void *capsule);

// ashlar_free frees the results of a call.
void ashlar_free(void *results);

// give_back_managed and give_back_versioned are deleters of what the library gives away.
void give_back_managed(DLManagedTensor *m);
void give_back_versioned(DLManagedTensorVersioned *m);

// drop gives memory back to its owner.
void drop(void *owner, int kind);

#endif
