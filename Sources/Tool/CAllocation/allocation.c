#include "allocation.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void wayleave_keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 16 << 20);
  // Otherwise the heap of a thread grows page by page, with a system call for each page.
  mallopt(M_TOP_PAD, 4 << 20);
}
#else
void wayleave_keep_freed_memory(void) {}
#endif
