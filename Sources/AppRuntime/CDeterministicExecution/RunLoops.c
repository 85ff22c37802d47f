// Run loops: timers, blocks and waits of a thread that runs an app's code are the phone's.
#include "Originals.h"

void wayleave_add_timer(void *timer);
void wayleave_timer_moved(void *timer);
void wayleave_timer_gone(void *timer);
void wayleave_perform_block(void *block);
bool wayleave_run_loop(double seconds, bool once);
bool wayleave_run_loop_is_over(void);

bool _CFIsMainThread(void) {
  return IN_LOOP ? wayleave_here()->is_main : original__CFIsMainThread()();
}

void *CFRunLoopGetMain(void);

// Foundation runs a loop only where it is the current one.
void *CFRunLoopGetCurrent(void) {
  return IN_LOOP && wayleave_here()->is_main ? CFRunLoopGetMain() : original_CFRunLoopGetCurrent()();
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  IN_LOOP ? wayleave_add_timer(timer) : original_CFRunLoopAddTimer()(loop, timer, mode);
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  original_CFRunLoopTimerSetNextFireDate()(timer, date);
  if (IN_LOOP) wayleave_timer_moved(timer);
}

void CFRunLoopTimerInvalidate(void *timer) {
  original_CFRunLoopTimerInvalidate()(timer);
  if (IN_LOOP) wayleave_timer_gone(timer);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  IN_LOOP ? wayleave_perform_block(block) : original_CFRunLoopPerformBlock()(loop, mode, block);
}

// 3: the time is over; 4: something ran.
int32_t CFRunLoopRunInMode(const void *mode, double seconds, bool once) {
  if (!IN_LOOP) return original_CFRunLoopRunInMode()(mode, seconds, once);
  return wayleave_run_loop(seconds, once) ? 4 : 3;
}

bool _CFRunLoopFinished(void *loop, const void *mode) {
  return IN_LOOP ? wayleave_run_loop_is_over() : original__CFRunLoopFinished()(loop, mode);
}

void CFRunLoopTimerGetContext(void *timer, void *context);

// What Foundation gave as the context of its timer: the Timer.
void *wayleave_timer_info(void *timer) {
  struct {
    intptr_t version;
    void *info, *retain, *release, *describe;
  } context = {0};
  if (timer) CFRunLoopTimerGetContext(timer, &context);
  return context.info;
}
