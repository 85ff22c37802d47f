#include "wayleave_lock.h"

#ifdef __wasm__

// There is one thread, so a lock that is taken would be taken forever.
void wayleave_lock_slowly(uint32_t *word) {
  if (!wayleave_try_lock(word)) __builtin_trap();
}

void wayleave_give_way(void) {}

#else

#include <errno.h>
#include <poll.h>
#include <sched.h>

// Somebody else holds it. It is given back within moments, unless the thread that holds it does not
// run just now, or stands still forever: then waiting costs less and less.
//
// Not by a function that sleeps: on a thread that runs an app's code those let the phone's time
// pass.
void wayleave_lock_slowly(uint32_t *word) {
  int before = errno;
  for (unsigned turn = 0; !wayleave_try_lock(word); turn++) {
    if (turn < 1000) {
      sched_yield();
    } else {
      poll(0, 0, turn < 2000 ? 1 : turn < 4000 ? 10 : 100);
    }
  }
  errno = before;
}

void wayleave_give_way(void) { sched_yield(); }

#endif
