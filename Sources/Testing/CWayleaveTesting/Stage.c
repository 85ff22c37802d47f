#define _GNU_SOURCE 1
#include "wayleave_stage.h"
#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static _Thread_local struct wayleave_stage *current;

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { count = sizeof signals / sizeof *signals };
static struct sigaction before[count];

// A copy of this process, which an app's code may make, has none of its other threads: no one waits
// there for a stage. One of fork's has left its stage (leave_in_copy), but may find that of a
// queue; one of vfork's or of a bare clone runs no such handler, and ends by the _exit below where
// it cannot execute.
static struct wayleave_stage *own(struct wayleave_stage *stage) {
  return stage && stage->process == getpid() ? stage : NULL;
}

// Asked at every step, and by no code of a copy that has not left its stage.
struct wayleave_stage *wayleave_current_stage(void) { return current; }

static void leave_in_copy(void) { current = NULL; }

void wayleave_stop_stage(struct wayleave_stage *stage) {
  sem_post(&stage->woken);
  for (;;) pause();
}

void wayleave_say(const char *words) { fputs(words, stderr); }

void wayleave_trap(const char *words) {
  wayleave_say(words);
  __builtin_trap();
}

static struct wayleave_stage *(*find)(void);

void wayleave_find_stages(struct wayleave_stage *(*finder)(void)) { find = finder; }

// A thread of a queue is no stage, but may run code on behalf of one that waits for it.
struct wayleave_stage *wayleave_stage_behind(void) {
  return current ? own(current) : find ? own(find()) : NULL;
}

// On a stage the thread stands still from here; elsewhere the signal goes where it went before, and
// so does one that another process sends: that is how a test run is ended from outside.
static void stop(int signal, siginfo_t *info, void *context) {
  int is_sent = info->si_code == SI_USER && info->si_pid != getpid();
  // Whose stage it is takes a lock, which the thread that is interrupted may hold: asked only where
  // the code itself failed.
  struct wayleave_stage *stage = is_sent ? NULL : wayleave_stage_behind();
  if (stage) {
    stage->signal = signal;
    wayleave_stop_stage(stage);
  }
  for (int i = 0; i < count; i++)
    if (signals[i] == signal) sigaction(signal, &before[i], NULL);
  // Nothing repeats what was sent or raised, as an instruction does that fails.
  if (info->si_code <= 0) raise(signal);
}

// The code of an app that ends its process ends the run and not the tests. These interpose the
// C library's own.
static void leave(const char *function, int status) {
  struct wayleave_stage *stage = wayleave_stage_behind();
  if (stage) {
    stage->exit = function;
    stage->status = status;
    wayleave_stop_stage(stage);
  }
  ((void (*)(int))dlsym(RTLD_NEXT, function))(status);
  __builtin_unreachable();
}

void exit(int status) {
  leave("exit", status);
  __builtin_unreachable();
}

void _exit(int status) {
  leave("_exit", status);
  __builtin_unreachable();
}

void _Exit(int status) {
  leave("_Exit", status);
  __builtin_unreachable();
}

void quick_exit(int status) {
  leave("quick_exit", status);
  __builtin_unreachable();
}

static void take_over(void) {
  pthread_atfork(NULL, NULL, leave_in_copy);
  // A search makes and frees millions of small things on threads of its own, whose memory would
  // otherwise be asked for, and given back, a page at a time.
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = stop;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < count; i++) sigaction(signals[i], &action, &before[i]);
}

void wayleave_enter_stage(struct wayleave_stage *stage) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, take_over);
  // A stack that ran over leaves no room for the handler; this one lives as long as the stage.
  static _Thread_local void *own;
  stack_t stack = {.ss_flags = SS_DISABLE};
  if (stage && (own = malloc(1 << 16))) stack = (stack_t){.ss_sp = own, .ss_size = 1 << 16};
  sigaltstack(&stack, NULL);
  if (!stage) {
    free(own);
    own = NULL;
  }
  if (stage) stage->process = getpid();
  current = stage;
}
