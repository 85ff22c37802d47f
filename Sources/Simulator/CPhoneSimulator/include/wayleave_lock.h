#pragma once

// A lock that is held for moments: one word, 0 where nothing holds it.
//
// Nearly always no one else wants it, so taking it is one exchange and giving it back one store.
// A mutex of the platform costs several times as much, at each of the hundred times of one run.

#include <stdbool.h>
#include <stdint.h>

void wayleave_lock_slowly(uint32_t *word);

// Lets another thread run first.
void wayleave_give_way(void);

static inline bool wayleave_try_lock(uint32_t *word) {
  uint32_t unlocked = 0;
  return __atomic_compare_exchange_n(word, &unlocked, 1, false, __ATOMIC_ACQUIRE,
                                     __ATOMIC_RELAXED);
}

static inline void wayleave_lock(uint32_t *word) {
  if (!wayleave_try_lock(word)) wayleave_lock_slowly(word);
}

static inline void wayleave_unlock(uint32_t *word) {
  __atomic_store_n(word, 0, __ATOMIC_RELEASE);
}
