//go:build cgo

#include <pthread.h>
#include <stdlib.h>

#include "_cgo_export.h"
#include "dlpack.h"

static struct {
	int (*is_valid)(void *capsule, const char *name);
	void *(*get_pointer)(void *capsule, const char *name);
	int (*is_initialized)(void);
	int (*ensure)(void);
	void (*release)(int state);
	void (*decref)(void *object);
} python;

void ashlar_python(void *functions[6]) {
	python.is_valid = functions[0];
	python.get_pointer = functions[1];
	python.is_initialized = functions[2];
	python.ensure = functions[3];
	python.release = functions[4];
	python.decref = functions[5];
}

void ashlar_destroy(void *capsule) {
	if (python.is_valid(capsule, "dltensor"))
		drop(python.get_pointer(capsule, "dltensor"), OWNER_MANAGED);
	else if (python.is_valid(capsule, "dltensor_versioned"))
		drop(python.get_pointer(capsule, "dltensor_versioned"), OWNER_VERSIONED);
}

// Go does not go on in a process that has been forked: what is there is left alone.
static int forked;
static void note_fork(void) { forked = 1; }
__attribute__((constructor)) static void watch_forks(void) {
	pthread_atfork(NULL, NULL, note_fork);
}

static void give_back(void *handle, void *block) {
	if (!forked)
		ashlar_release((int64_t)handle);
	free(block);
}

void ashlar_free(void *results) { free(results); }

void give_back_managed(DLManagedTensor *m) { give_back(m->manager_ctx, m); }
void give_back_versioned(DLManagedTensorVersioned *m) { give_back(m->manager_ctx, m); }

void drop(void *owner, int kind) {
	DLManagedTensor *managed = owner;
	DLManagedTensorVersioned *versioned = owner;
	switch (kind) {
	case OWNER_MANAGED:
		if (managed->deleter)
			managed->deleter(managed);
		break;
	case OWNER_VERSIONED:
		if (versioned->deleter)
			versioned->deleter(versioned);
		break;
	case OWNER_OBJECT:
		if (!python.is_initialized())
			break;
		int state = python.ensure();
		python.decref(owner);
		python.release(state);
	}
}
