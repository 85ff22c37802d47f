#include "allocation.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void wayleave_keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 16 << 20);
  // The heap of a thread would grow page by page, with a call of the system for each.
  mallopt(M_TOP_PAD, 4 << 20);
}
#else
void wayleave_keep_freed_memory(void) {}
#endif
