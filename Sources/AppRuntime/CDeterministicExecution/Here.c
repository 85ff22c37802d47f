#include "Originals.h"

static _Thread_local struct wayleave_here here;

struct wayleave_here *wayleave_here(void) { return &here; }

void *_Block_copy(const void *);
void _Block_release(const void *);
void dispatch_retain(void *);
void dispatch_release(void *);
void dispatch_group_enter(void *);
void dispatch_group_leave(void *);
extern char _dispatch_main_q;

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(struct block *);
};

void wayleave_call_block(void *block) { ((struct block *)block)->invoke(block); }
void *wayleave_copy_block(void *block) { return _Block_copy(block); }
void wayleave_release_block(void *block) { _Block_release(block); }

void wayleave_retain(void *object) { dispatch_retain(object); }
void wayleave_release(void *object) { dispatch_release(object); }
void wayleave_enter_group(void *group) { dispatch_group_enter(group); }
void wayleave_leave_group(void *group) { dispatch_group_leave(group); }
void *wayleave_main_queue(void) { return &_dispatch_main_q; }

bool wayleave_take_semaphore(void *semaphore) {
  return original_dispatch_semaphore_wait()(semaphore, 0) == 0;
}

bool wayleave_group_is_empty(void *group) {
  return original_dispatch_group_wait()(group, 0) == 0;
}

bool wayleave_block_has_run(void *block) {
  return original_dispatch_block_wait()(block, 0) == 0;
}

void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
void *wayleave_default_queue(void) { return dispatch_get_global_queue(0, 0); }

const char *wayleave_label(void *queue) { return original_dispatch_queue_get_label()(queue); }

// Calls into the Swift part, which installs the executors before main.
void wayleave_install(void);
__attribute__((constructor)) static void install(void) { wayleave_install(); }
