#pragma once
#include <semaphore.h>
#include <stdbool.h>
#include <stdio.h>

/// The thread on which an app's code runs in a search, and how whoever waits for it is woken.
struct wayleave_stage {
  sem_t woken;
  /// The signal that stopped the thread; 0 where it was none.
  int signal;
  /// What was last written to standard error on its behalf: the words of a failed check.
  char words[512];
  /// The function by which the code wanted to end the program, and its status; null where none.
  const char *exit;
  int status;
  /// Whether what the code prints is heard.
  bool is_heard;
  /// The process in which it is a stage.
  int process;
  /// Whose stage it is.
  void *owner;
};

/// Makes this thread a stage: what would end the program here stops the thread instead, forever.
void wayleave_enter_stage(struct wayleave_stage *stage);

/// The stage that this thread is, if any.
struct wayleave_stage *wayleave_current_stage(void);

/// The stage on whose behalf this thread runs, if any.
struct wayleave_stage *wayleave_stage_behind(void);

/// Sets who knows on behalf of which stage another thread runs, if any.
void wayleave_find_stages(struct wayleave_stage *(*finder)(void));

/// Wakes whoever waits for this thread, and never returns.
_Noreturn void wayleave_stop_stage(struct wayleave_stage *stage);

/// Writes what was printed and is still kept; nothing else that this process keeps.
void wayleave_write_output(void);

/// Writes text so that who reads a pipe 4096 bytes at a time never ends in the middle of a
/// character.
size_t wayleave_write_whole(const char *bytes, size_t length, FILE *stream);

/// Writes to standard error.
void wayleave_say(const char *words);

/// Ends the program with these words, as Swift does where no one is between.
_Noreturn void wayleave_trap(const char *words);

/// Goes on in a process of its own too: 0 there, where `end` writes; its id here, where `end`
/// reads.
int wayleave_fork(int *end);

/// Ends this process, and does nothing in addition.
_Noreturn void wayleave_leave(void);

/// How many milliseconds a process has had a processor, in its own code or in the system's.
long wayleave_time_spent(int process, bool in_the_system);

/// Waits for the end of a process; the signal that ended it, or 0.
int wayleave_reap(int child);
