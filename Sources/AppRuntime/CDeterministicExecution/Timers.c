// Timer sources of Dispatch: one made by a thread that runs an app's code fires by the phone's clock.
#include "Originals.h"

extern const char _dispatch_source_type_timer;

void wayleave_source_made(void *source, void *queue);
bool wayleave_source_timer(void *source, uint64_t start, uint64_t interval);
bool wayleave_source_handler(void *source, void *block, bool cancels);
bool wayleave_source_cancel(void *source);
void wayleave_source_flow(void *source, bool flows);

void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *source = original_dispatch_source_create()(type, handle, mask, queue);
  if (IN_LOOP && source && type == &_dispatch_source_type_timer) {
    wayleave_source_made(source, queue);
  }
  return source;
}

void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (IN_LOOP && wayleave_source_timer(source, start, interval)) return;
  original_dispatch_source_set_timer()(source, start, interval, leeway);
}

void dispatch_source_set_event_handler(void *source, void *block) {
  if (IN_LOOP && wayleave_source_handler(source, block, false)) return;
  original_dispatch_source_set_event_handler()(source, block);
}

void dispatch_source_set_cancel_handler(void *source, void *block) {
  if (IN_LOOP && wayleave_source_handler(source, block, true)) return;
  original_dispatch_source_set_cancel_handler()(source, block);
}

void dispatch_source_cancel(void *source) {
  if (IN_LOOP) wayleave_source_cancel(source);
  original_dispatch_source_cancel()(source);
}

// The platform's source flows too: it has no timer, and letting go of one that never ran traps.
void dispatch_resume(void *object) {
  if (IN_LOOP) wayleave_source_flow(object, true);
  original_dispatch_resume()(object);
}

void dispatch_activate(void *object) {
  if (IN_LOOP) wayleave_source_flow(object, true);
  original_dispatch_activate()(object);
}

void dispatch_suspend(void *object) {
  if (IN_LOOP) wayleave_source_flow(object, false);
  original_dispatch_suspend()(object);
}
