#include "wayleave_lock.h"

#include <poll.h>
#include <sched.h>

// Somebody else holds it. It is given back within moments, unless the thread that holds it does not
// run just now, or stands still for ever: then waiting costs little.
//
// Not by a function that sleeps: on a thread that runs an app's code those let the phone's time pass.
void wayleave_lock_slowly(uint32_t *word) {
  for (unsigned turn = 0; !wayleave_try_lock(word); turn++) {
    if (turn < 1000) {
      sched_yield();
    } else {
      poll(0, 0, 1);
    }
  }
}
