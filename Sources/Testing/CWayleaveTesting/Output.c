// What an app's code writes in a search: thousands of runs would say the same, and nothing hears it
// but where a replay takes its steps once more.
#define _GNU_SOURCE 1
#include "wayleave_stage.h"
#include <dlfcn.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

typedef size_t write_function(const void *, size_t, size_t, FILE *);
typedef int say_function(const char *, FILE *);

// `swift test` reads what a test writes 4096 bytes at a time, and drops what it read where that
// ends in the middle of a character. What has others than ASCII is therefore written into an empty
// pipe, in pieces that end with a character and are read whole.
enum { piece = 2048, patience = 3000 };

static int has_wide(const char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (bytes[i] & 0x80) return 1;
  return 0;
}

static int is_pipe(int file) {
  struct stat what;
  return fstat(file, &what) == 0 && S_ISFIFO(what.st_mode);
}

// A reader that was waited for in vain is not waited for again until it has read.
static void wait_until_read(int file) {
  static _Atomic int is_idle;
  int left = 0;
  for (int i = 0; i < patience && ioctl(file, FIONREAD, &left) == 0 && left > 0 && !is_idle; i++)
    poll(NULL, 0, 1);
  is_idle = left > 0;
}

static write_function *write_original(void) {
  static write_function *found;
  if (!found) found = (write_function *)dlsym(RTLD_NEXT, "fwrite");
  return found;
}

size_t wayleave_write_whole(const char *bytes, size_t length, FILE *stream) {
  size_t done = 0;
  fflush(stream);
  while (done < length) {
    size_t size = length - done < piece ? length - done : piece;
    // Not in the middle of a character: what follows is no continuation of one.
    while (done + size < length && size > 1 && (bytes[done + size] & 0xC0) == 0x80) size--;
    wait_until_read(fileno(stream));
    size_t written = write_original()(bytes + done, 1, size, stream);
    fflush(stream);
    done += written;
    if (written < size) break;
  }
  return done;
}

// Swift's `print` ends here, and so does what Swift Testing says of a test.
size_t fwrite(const void *restrict bytes, size_t size, size_t count, FILE *restrict stream) {
  struct wayleave_stage *stage = stream == stdout ? wayleave_stage_behind() : NULL;
  if (stage && !stage->is_heard) return count;
  if ((stream == stdout || stream == stderr) && size > 0 && has_wide(bytes, size * count) &&
      is_pipe(fileno(stream)))
    return wayleave_write_whole(bytes, size * count, stream) / size;
  return write_original()(bytes, size, count, stream);
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
