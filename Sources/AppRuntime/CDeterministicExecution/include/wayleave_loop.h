#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What a thread runs for a phone; `loop` is null on every thread that runs nothing for one.
struct wayleave_here {
  void *loop;
  void *worker;
  void *queue;
  int64_t now;
  bool is_main;
  /// Whether an app's code made the thread.
  bool is_own_thread;
};

/// The record of this thread.
__attribute__((returns_nonnull)) struct wayleave_here *wayleave_here(void);

/// The virtual clocks at the moment zero of a phone, in nanoseconds: since boot, and since 1970.
#define WAYLEAVE_UPTIME 1000000000000LL
#define WAYLEAVE_EPOCH 1767225600000000000LL

/// Calls a block, copies one, lets go of one.
void wayleave_call_block(void *block);
void *wayleave_copy_block(void *block);
void wayleave_release_block(void *block);

/// The platform's own functions, past those that interpose them here.
void wayleave_retain(void *object);
void wayleave_release(void *object);
bool wayleave_take_semaphore(void *semaphore);
bool wayleave_group_is_empty(void *group);
void wayleave_enter_group(void *group);
void wayleave_leave_group(void *group);
void *wayleave_main_queue(void);
bool wayleave_is_concurrent(void *queue);
const char *wayleave_label(void *queue);
bool wayleave_block_has_run(void *block);
void *wayleave_default_queue(void);
void *wayleave_timer_info(void *timer);

/// The beginning of the paths of the folders that apps' containers are on this machine.
const char *wayleave_container_root(void);
