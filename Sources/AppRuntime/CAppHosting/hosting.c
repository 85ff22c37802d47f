#include "wayleave_hosting.h"

static _Thread_local void *process;

void *wayleave_process(void) { return process; }
void wayleave_set_process(void *next) { process = next; }

// Of Swift's runtime: what it asks of the side table of a weak reference.
void *swift_tryRetain(void *object);
void *wayleave_retain_unless_gone(void *object) { return swift_tryRetain(object); }
