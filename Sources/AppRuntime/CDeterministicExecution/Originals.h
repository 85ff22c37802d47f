// The platform's functions behind those of the same name in this target.
#pragma once
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <stddef.h>
#include <time.h>
#include <sys/time.h>
#include "wayleave_loop.h"

// The next definition after the program's own, found once.
#define ORIGINAL(result, name, ...)                            \
  static inline result (*original_##name(void))(__VA_ARGS__) { \
    static result (*found)(__VA_ARGS__);                       \
    if (!found) found = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name); \
    return found;                                              \
  }

#define IN_LOOP (wayleave_here()->loop != NULL)

ORIGINAL(void, dispatch_async, void *, void *)
ORIGINAL(void, dispatch_sync, void *, void *)
ORIGINAL(void, dispatch_after, uint64_t, void *, void *)
ORIGINAL(void, dispatch_barrier_async, void *, void *)
ORIGINAL(void, dispatch_barrier_sync, void *, void *)
ORIGINAL(void, dispatch_apply, size_t, void *, void *)
ORIGINAL(void, dispatch_group_async, void *, void *, void *)
ORIGINAL(void, dispatch_group_notify, void *, void *, void *)
ORIGINAL(intptr_t, dispatch_group_wait, void *, uint64_t)
ORIGINAL(intptr_t, dispatch_semaphore_wait, void *, uint64_t)
ORIGINAL(void, dispatch_block_notify, void *, void *, void *)
ORIGINAL(intptr_t, dispatch_block_wait, void *, uint64_t)
ORIGINAL(void, dispatch_assert_queue, void *)
ORIGINAL(void, dispatch_assert_queue_not, void *)
ORIGINAL(void, dispatch_assert_queue_barrier, void *)
ORIGINAL(void *, dispatch_get_specific, const void *)
ORIGINAL(const char *, dispatch_queue_get_label, void *)
ORIGINAL(void *, dispatch_queue_create, const char *, void *)
ORIGINAL(void *, dispatch_queue_create_with_target, const char *, void *, void *)
ORIGINAL(void *, dispatch_queue_attr_make_with_qos_class, void *, unsigned, int)
ORIGINAL(void *, dispatch_queue_attr_make_initially_inactive, void *)
ORIGINAL(void *, dispatch_queue_attr_make_with_autorelease_frequency, void *, unsigned long)
ORIGINAL(void *, dispatch_source_create, const void *, uintptr_t, uintptr_t, void *)
ORIGINAL(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)
ORIGINAL(void, dispatch_source_set_event_handler, void *, void *)
ORIGINAL(void, dispatch_source_set_cancel_handler, void *, void *)
ORIGINAL(void, dispatch_source_cancel, void *)
ORIGINAL(void, dispatch_resume, void *)
ORIGINAL(void, dispatch_activate, void *)
ORIGINAL(void, dispatch_suspend, void *)
ORIGINAL(int, clock_gettime, clockid_t, struct timespec *)
ORIGINAL(int, gettimeofday, struct timeval *, void *)
ORIGINAL(time_t, time, time_t *)
ORIGINAL(int, nanosleep, const struct timespec *, struct timespec *)
ORIGINAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *)
ORIGINAL(int, usleep, unsigned)
ORIGINAL(unsigned, sleep, unsigned)
ORIGINAL(bool, _CFIsMainThread, void)
ORIGINAL(void *, CFRunLoopGetCurrent, void)
ORIGINAL(void, CFRunLoopAddTimer, void *, void *, const void *)
ORIGINAL(void, CFRunLoopTimerInvalidate, void *)
ORIGINAL(void, CFRunLoopTimerSetNextFireDate, void *, double)
ORIGINAL(void, CFRunLoopPerformBlock, void *, const void *, void *)
ORIGINAL(int32_t, CFRunLoopRunInMode, const void *, double, bool)
ORIGINAL(bool, _CFRunLoopFinished, void *, const void *)
ORIGINAL(void, CFRunLoopStop, void *)
ORIGINAL(void *, CFBundleGetInfoDictionary, void *)
ORIGINAL(void *, CFBundleGetLocalInfoDictionary, void *)
ORIGINAL(void *, CFBundleGetIdentifier, void *)
