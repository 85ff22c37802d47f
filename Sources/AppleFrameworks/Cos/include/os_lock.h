/// The unfair lock of the platform.
#pragma once

/// A lock that is taken and given back by the same thread.
typedef struct os_unfair_lock_s {
  unsigned _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Takes the lock, after waiting for it.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Takes the lock, or says that another has it.
_Bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Gives the lock back.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
