// Threads that Foundation's Thread makes for an app's code: they live by the machine's clock, and stay
// code of the app.
#include "Originals.h"
#include <pthread.h>
#include <stdlib.h>

void *wayleave_thread_process(void);
void *wayleave_run_thread(void *process, void *(*start)(void *), void *context);

struct beginning {
  void *process;
  void *(*start)(void *);
  void *context;
};

static void *begin(void *given) {
  struct beginning beginning = *(struct beginning *)given;
  free(given);
  return wayleave_run_thread(beginning.process, beginning.start, beginning.context);
}

ORIGINAL(pthread_t, _CFThreadCreate, pthread_attr_t, void *(*)(void *), void *)

// What Foundation's Thread begins with.
pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*start)(void *), void *context) {
  struct beginning *beginning = malloc(sizeof *beginning);
  void *process = beginning ? wayleave_thread_process() : NULL;
  if (!process) {
    free(beginning);
    return original__CFThreadCreate()(attributes, start, context);
  }
  *beginning = (struct beginning){process, start, context};
  return original__CFThreadCreate()(attributes, begin, beginning);
}
