// What an app's code writes in a search: thousands of runs would say the same, and nobody hears it but
// where a replay takes its steps once more.
#define _GNU_SOURCE 1
#include "wayleave_stage.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef size_t write_function(const void *, size_t, size_t, FILE *);
typedef int say_function(const char *, FILE *);

// Swift's `print` ends here.
size_t fwrite(const void *restrict bytes, size_t size, size_t count, FILE *restrict stream) {
  static write_function *original;
  if (!original) original = (write_function *)dlsym(RTLD_NEXT, "fwrite");
  struct wayleave_stage *stage = stream == stdout ? wayleave_stage_behind() : NULL;
  if (stage && !stage->is_heard) return count;
  return original(bytes, size, count, stream);
}

// A failed check of Swift's says here why, before its signal.
int fputs(const char *restrict words, FILE *restrict stream) {
  static say_function *original;
  if (!original) original = (say_function *)dlsym(RTLD_NEXT, "fputs");
  struct wayleave_stage *stage = stream == stderr ? wayleave_stage_behind() : NULL;
  if (!stage) return original(words, stream);
  strncpy(stage->words, words, sizeof stage->words - 1);
  stage->words[sizeof stage->words - 1] = 0;
  return 0;
}

void wayleave_write_output(void) { fflush(stdout); }
