// Threads that an app's code makes: they live by the machine's clock, and stay code of the app.
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

// What Foundation's Thread begins with.
pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*start)(void *), void *context) {
  static pthread_t (*original)(pthread_attr_t, void *(*)(void *), void *);
  if (!original) original = dlsym(RTLD_NEXT, "_CFThreadCreate");
  void *process = wayleave_thread_process();
  struct beginning *beginning = process ? malloc(sizeof *beginning) : NULL;
  if (!beginning) return original(attributes, start, context);
  *beginning = (struct beginning){process, start, context};
  return original(attributes, begin, beginning);
}
