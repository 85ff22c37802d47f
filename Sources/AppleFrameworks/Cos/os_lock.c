#include "os_lock.h"

#include <sched.h>

_Bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  unsigned expected = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &expected, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
}
