#define _GNU_SOURCE 1
#include "wayleave_stage.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int wayleave_fork(int *end) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  int ends[2], child = -1, parent = getpid();
  // No process may inherit the end of another's pipe: its reader would wait for both.
  pthread_mutex_lock(&one_at_a_time);
  if (pipe2(ends, O_CLOEXEC) == 0) {
    child = fork();
    if (child == 0) {
      pthread_mutex_unlock(&one_at_a_time);
      // Nothing hears it once its parent is gone.
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) wayleave_leave();
      // What its parent has not written yet is no part of what it writes.
      __fpurge(stdout);
      close(ends[0]);
      *end = ends[1];
      return 0;
    }
    close(ends[1]);
    if (child < 0) close(ends[0]);
    *end = ends[0];
  }
  pthread_mutex_unlock(&one_at_a_time);
  return child;
}

long wayleave_time_spent(int process, bool in_the_system) {
  char path[32], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t length = file < 0 ? 0 : read(file, line, sizeof line - 1);
  if (file >= 0) close(file);
  line[length < 0 ? 0 : length] = 0;
  // Behind the name, which may hold anything: a letter, ten numbers, and then these.
  const char *rest = strrchr(line, ')');
  unsigned long user = 0, system = 0;
  if (rest) {
    sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  }
  return (long)(in_the_system ? system : user) * 1000 / sysconf(_SC_CLK_TCK);
}

int wayleave_reap(int child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

// Not by the functions of the library: on a stage they are an end of the app.
void wayleave_leave(void) {
  for (;;) syscall(SYS_exit_group, 0);
}
