// Dispatch: what a thread that runs an app's code submits goes to the phone's loop.
#include "Originals.h"
#include <string.h>

// URLSession works behind queues of its own, together with threads of the machine: they stay so.
static bool is_of_network(void *queue) {
  const char *label = original_dispatch_queue_get_label()(queue);
  return label
         && (!strncmp(label, "URLSession<", 11) || !strncmp(label, "MultiHandle.", 12)
             || !strncmp(label, "org.swift.", 10));
}
#define IN_LOOP_FOR(queue) (IN_LOOP && !is_of_network(queue))

void wayleave_async(void *queue, void *block, void *group);
void wayleave_after(uint64_t when, void *queue, void *block);
void wayleave_sync(void *queue, void *block);
void wayleave_notify(void *group, void *queue, void *block);
void wayleave_block_notify(void *block, void *queue, void *then);
bool wayleave_block_wait(void *block, uint64_t until);
bool wayleave_semaphore_wait(void *semaphore, uint64_t until);
bool wayleave_group_wait(void *group, uint64_t until);
void wayleave_assert_queue(void *queue, bool expected);

void dispatch_async(void *queue, void *block) {
  IN_LOOP_FOR(queue) ? wayleave_async(queue, block, NULL)
                     : original_dispatch_async()(queue, block);
}

void dispatch_barrier_async(void *queue, void *block) {
  IN_LOOP_FOR(queue) ? wayleave_async(queue, block, NULL)
                     : original_dispatch_barrier_async()(queue, block);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  IN_LOOP_FOR(queue) ? wayleave_async(queue, block, group)
                     : original_dispatch_group_async()(group, queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  IN_LOOP_FOR(queue) ? wayleave_after(when, queue, block)
                     : original_dispatch_after()(when, queue, block);
}

static void sync_with(void (*original)(void *, void *), void *queue, void *block) {
  if (IN_LOOP_FOR(queue)) return wayleave_sync(queue, block);
  struct wayleave_here *here = wayleave_here(), before = *here;
  *here = (struct wayleave_here){0};
  original(queue, block);
  *here = before;
}

void dispatch_sync(void *queue, void *block) {
  sync_with(original_dispatch_sync(), queue, block);
}

void dispatch_barrier_sync(void *queue, void *block) {
  sync_with(original_dispatch_barrier_sync(), queue, block);
}

void dispatch_apply(size_t count, void *queue, void *block) {
  if (!IN_LOOP) return original_dispatch_apply()(count, queue, block);
  struct block {
    void *isa;
    int flags, reserved;
    void (*invoke)(struct block *, size_t);
  } *body = block;
  for (size_t index = 0; index < count; index++) body->invoke(body, index);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  IN_LOOP ? wayleave_notify(group, queue, block)
          : original_dispatch_group_notify()(group, queue, block);
}

void dispatch_block_notify(void *block, void *queue, void *then) {
  IN_LOOP ? wayleave_block_notify(block, queue, then)
          : original_dispatch_block_notify()(block, queue, then);
}

intptr_t dispatch_block_wait(void *block, uint64_t until) {
  if (!IN_LOOP) return original_dispatch_block_wait()(block, until);
  return wayleave_block_wait(block, until) ? 0 : 1;
}

intptr_t dispatch_group_wait(void *group, uint64_t until) {
  if (!IN_LOOP || until == 0) return original_dispatch_group_wait()(group, until);
  return wayleave_group_wait(group, until) ? 0 : 1;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t until) {
  if (!IN_LOOP || until == 0) return original_dispatch_semaphore_wait()(semaphore, until);
  return wayleave_semaphore_wait(semaphore, until) ? 0 : 1;
}

void dispatch_assert_queue(void *queue) {
  IN_LOOP_FOR(queue) ? wayleave_assert_queue(queue, true) : original_dispatch_assert_queue()(queue);
}

void dispatch_assert_queue_barrier(void *queue) {
  IN_LOOP_FOR(queue) ? wayleave_assert_queue(queue, true)
                     : original_dispatch_assert_queue_barrier()(queue);
}

void dispatch_assert_queue_not(void *queue) {
  IN_LOOP_FOR(queue) ? wayleave_assert_queue(queue, false) : original_dispatch_assert_queue_not()(queue);
}

void *dispatch_queue_get_specific(void *queue, const void *key);

void *dispatch_get_specific(const void *key) {
  if (!IN_LOOP) return original_dispatch_get_specific()(key);
  void *queue = wayleave_here()->queue;
  return queue ? dispatch_queue_get_specific(queue, key) : NULL;
}

const char *dispatch_queue_get_label(void *queue) {
  if (!queue && IN_LOOP && wayleave_here()->queue) queue = wayleave_here()->queue;
  return original_dispatch_queue_get_label()(queue);
}
