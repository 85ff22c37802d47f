// Which queues run several blocks at once: dispatch does not say, so their making is watched.
#include "Originals.h"
#include <pthread.h>

extern char _dispatch_queue_attr_concurrent;
void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

// Addresses of attributes or queues; open addressing, a lock around it.
struct set {
  void **slots;
  size_t capacity, used;
};
static struct set attributes, queues;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#define GONE ((void *)1)

void *calloc(size_t, size_t);
void free(void *);

static void hold(void) { pthread_mutex_lock(&lock); }
static void let_go(void) { pthread_mutex_unlock(&lock); }

// In a copy of this process there is no one to let go of what another thread holds.
__attribute__((constructor)) static void hold_over_forks(void) {
  pthread_atfork(hold, let_go, let_go);
}

static void **slot(struct set *set, void *key) {
  size_t place = ((uintptr_t)key >> 4) * 0x9E3779B97F4A7C15u % set->capacity;
  while (set->slots[place] && set->slots[place] != key) place = (place + 1) % set->capacity;
  return &set->slots[place];
}

static void insert(struct set *set, void *key) {
  if (set->used * 2 >= set->capacity) {
    struct set larger = {NULL, set->capacity ? set->capacity * 2 : 64, 0};
    larger.slots = calloc(larger.capacity, sizeof(void *));
    if (!larger.slots) return;
    for (size_t place = 0; place < set->capacity; place++) {
      void *old = set->slots[place];
      if (!old || old == GONE) continue;
      *slot(&larger, old) = old;
      larger.used++;
    }
    free(set->slots);
    *set = larger;
  }
  void **found = slot(set, key);
  if (!*found) set->used++;
  *found = key;
}

static bool contains(struct set *set, void *key) {
  return set->capacity && *slot(set, key) == key;
}

static void drop(struct set *set, void *key) {
  if (contains(set, key)) *slot(set, key) = GONE;
}

static bool is_concurrent_attribute(void *attribute) {
  return attribute == &_dispatch_queue_attr_concurrent || contains(&attributes, attribute);
}

static void *derived(void *from, void *made) {
  pthread_mutex_lock(&lock);
  if (from && is_concurrent_attribute(from)) insert(&attributes, made);
  pthread_mutex_unlock(&lock);
  return made;
}

static void *created(void *attribute, void *queue) {
  pthread_mutex_lock(&lock);
  attribute && is_concurrent_attribute(attribute) ? insert(&queues, queue) : drop(&queues, queue);
  pthread_mutex_unlock(&lock);
  return queue;
}

bool wayleave_is_concurrent(void *queue) {
  static const int classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  for (size_t index = 0; index < sizeof classes / sizeof *classes; index++) {
    for (uintptr_t overcommit = 0; overcommit < 3; overcommit += 2) {
      if (dispatch_get_global_queue(classes[index], overcommit) == queue) return true;
    }
  }
  pthread_mutex_lock(&lock);
  bool found = contains(&queues, queue);
  pthread_mutex_unlock(&lock);
  return found;
}

void *dispatch_queue_create(const char *label, void *attribute) {
  return created(attribute, original_dispatch_queue_create()(label, attribute));
}

void *dispatch_queue_create_with_target(const char *label, void *attribute, void *target) {
  return created(
      attribute, original_dispatch_queue_create_with_target()(label, attribute, target));
}

void *dispatch_queue_attr_make_with_qos_class(void *from, unsigned class, int priority) {
  return derived(from, original_dispatch_queue_attr_make_with_qos_class()(from, class, priority));
}

void *dispatch_queue_attr_make_initially_inactive(void *from) {
  return derived(from, original_dispatch_queue_attr_make_initially_inactive()(from));
}

void *dispatch_queue_attr_make_with_autorelease_frequency(void *from, unsigned long frequency) {
  return derived(
      from, original_dispatch_queue_attr_make_with_autorelease_frequency()(from, frequency));
}
