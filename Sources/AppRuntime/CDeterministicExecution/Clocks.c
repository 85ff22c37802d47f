// Clocks and sleep: a thread that runs an app's code reads the phone's clock.
#include "Originals.h"
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

void wayleave_sleep(int64_t nanoseconds);

static bool is_virtual(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: return IN_LOOP;
  default: return false;
  }
}

static int64_t virtual_now(clockid_t clock) {
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  return wayleave_here()->now + (wall ? WAYLEAVE_EPOCH : WAYLEAVE_UPTIME);
}

static int64_t nanoseconds(const struct timespec *time) {
  return time->tv_sec * 1000000000LL + time->tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_virtual(clock)) {
    int64_t now = virtual_now(clock);
    time->tv_sec = now / 1000000000LL;
    time->tv_nsec = now % 1000000000LL;
    return 0;
  }
  int (*original)(clockid_t, struct timespec *) = original_clock_gettime();
  return original ? original(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!IN_LOOP) return original_gettimeofday()(time, zone);
  int64_t now = virtual_now(CLOCK_REALTIME);
  time->tv_sec = now / 1000000000LL;
  time->tv_usec = now % 1000000000LL / 1000;
  return 0;
}

time_t time(time_t *result) {
  if (!IN_LOOP) return original_time()(result);
  time_t now = virtual_now(CLOCK_REALTIME) / 1000000000LL;
  if (result) *result = now;
  return now;
}

int nanosleep(const struct timespec *length, struct timespec *left) {
  if (!IN_LOOP || !length) return original_nanosleep()(length, left);
  wayleave_sleep(nanoseconds(length));
  return 0;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *length, struct timespec *left) {
  if (!is_virtual(clock) || !length) {
    return original_clock_nanosleep()(clock, flags, length, left);
  }
  int64_t until = nanoseconds(length);
  wayleave_sleep(flags & TIMER_ABSTIME ? until - virtual_now(clock) : until);
  return 0;
}

int usleep(unsigned microseconds) {
  if (!IN_LOOP) return original_usleep()(microseconds);
  wayleave_sleep(microseconds * 1000LL);
  return 0;
}

// Foundation waits for a lock of its own by sleeping for no time, as long as another thread of the machine
// has it: whether that comes about is up to the machine, and nothing of the app's may run in between.
static bool is_foundation(const void *caller) {
  Dl_info its, own;
  return dladdr(caller, &its) && dladdr((void *)original_CFRunLoopGetCurrent(), &own)
         && its.dli_fbase == own.dli_fbase;
}

unsigned sleep(unsigned seconds) {
  bool is_spinning = seconds == 0 && IN_LOOP && is_foundation(__builtin_return_address(0));
  if (!IN_LOOP || is_spinning) return original_sleep()(seconds);
  wayleave_sleep(seconds * 1000000000LL);
  return 0;
}
