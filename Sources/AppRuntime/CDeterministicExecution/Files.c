// The files of an app: below the path of its container lies a folder that is its own on its phone,
// so that one run finds nothing of another. Threads that run no app's code see the machine's files
// alone.
#include "Originals.h"
#include <dirent.h>
#include <fcntl.h>
#include <fts.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const char *wayleave_home(void);
bool wayleave_container(char *room, size_t size);
void wayleave_note_outside(const char *path);

static const char below[] = "/var/mobile/Containers/Data/Application/";

static char root[PATH_MAX];

// Where the containers lie on this machine, without links on the way: paths are recognized by their
// beginning.
__attribute__((constructor)) static void find_root(void) {
  const char *folder = getenv("TMPDIR");
  if (!folder || strlen(folder) > PATH_MAX / 2 || !realpath(folder, root)) strcpy(root, "/tmp");
  strcat(root, "/wayleave-container");
}

const char *wayleave_container_root(void) { return root; }

// What Foundation gives for folders below Library, which are this machine's: read once, at its
// start.
static char support[PATH_MAX], caches[PATH_MAX];

static void find_folder(char *room, const char *variable, const char *folder) {
  const char *own = getenv(variable), *home = getenv("HOME");
  if (own && own[0] == '/') {
    snprintf(room, PATH_MAX, "%s", own);
  } else if (home && home[0] == '/') {
    snprintf(room, PATH_MAX, "%s/%s", home, folder);
  }
}

__attribute__((constructor)) static void find_folders(void) {
  find_folder(support, "XDG_DATA_HOME", ".local/share");
  find_folder(caches, "XDG_CACHE_HOME", ".cache");
}

// What follows a folder in a path; null where the path leads elsewhere.
static const char *rest_of(const char *path, const char *folder) {
  size_t length = strlen(folder);
  if (length == 0 || strncmp(path, folder, length) != 0) return NULL;
  return path[length] == 0 || path[length] == '/' ? path + length : NULL;
}

// The path on this machine for one that an app's code names; written into the room where that is
// another.
static const char *real(const char *path, char *room) {
  if (!path) return path;
  const char *rest, *folder = "";
  if (strncmp(path, below, sizeof below - 1) == 0) {
    rest = strchr(path + sizeof below - 1, '/');
    if (!rest) rest = "";
  } else if ((rest = rest_of(path, support))) {
    folder = "/Library/Application Support";
  } else if ((rest = rest_of(path, caches))) {
    folder = "/Library/Caches";
  } else {
    return path;
  }
  if (!wayleave_container(room, PATH_MAX)) return path;
  if (strlen(room) + strlen(folder) + strlen(rest) >= PATH_MAX) return path;
  strcat(strcat(room, folder), rest);
  return room;
}

// The path as the app's code may see it.
static void hide(char *path) {
  if (strncmp(path, root, strlen(root)) != 0) return;
  char room[PATH_MAX], rest[PATH_MAX];
  const char *home = wayleave_home();
  if (!home || !wayleave_container(room, sizeof room)) return;
  size_t length = strlen(room);
  if (strncmp(path, room, length) != 0 || (path[length] && path[length] != '/')) return;
  strcpy(rest, path + length);
  if (strlen(home) + strlen(rest) < PATH_MAX) strcat(strcpy(path, home), rest);
}

// Whether this thread runs an app's code; asked before anything is done for it.
static bool is_app(void) { return IN_LOOP || wayleave_here()->is_own_thread; }

#define REAL(path)        \
  char room_of_##path[PATH_MAX]; \
  if (is_app()) path = real(path, room_of_##path)

// Notes a file that is opened for writing by the very path that the app's code names.
static void note(const char *path, const char *named, bool writes) {
  if (!writes || path != named || !is_app() || !path || path[0] != '/') return;
  if (strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0) return;
  wayleave_note_outside(path);
}

static bool writes(int flags) { return (flags & O_ACCMODE) != O_RDONLY; }

ORIGINAL(int, open, const char *, int, ...)
ORIGINAL(int, open64, const char *, int, ...)
ORIGINAL(int, openat, int, const char *, int, ...)
ORIGINAL(FILE *, fopen, const char *, const char *)
ORIGINAL(FILE *, fopen64, const char *, const char *)
ORIGINAL(char *, realpath, const char *, char *)
ORIGINAL(ssize_t, readlink, const char *, char *, size_t)
ORIGINAL(char *, secure_getenv, const char *)
ORIGINAL(int, mkstemp, char *)
ORIGINAL(char *, mktemp, char *)
ORIGINAL(FTS *, fts_open, char *const *, int, int (*)(const FTSENT **, const FTSENT **))
ORIGINAL(FTSENT *, fts_read, FTS *)
ORIGINAL(int, fts_close, FTS *)

#define MODE(flags)                                  \
  mode_t mode = 0;                                   \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {           \
    va_list rest;                                    \
    va_start(rest, flags);                           \
    mode = va_arg(rest, mode_t);                     \
    va_end(rest);                                    \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  const char *named = path;
  REAL(path);
  note(path, named, writes(flags));
  return original_open()(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  const char *named = path;
  REAL(path);
  note(path, named, writes(flags));
  return original_open64()(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  const char *named = path;
  REAL(path);
  note(path, named, writes(flags));
  return original_openat()(folder, path, flags, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  const char *named = path;
  REAL(path);
  note(path, named, mode && (mode[0] != 'r' || strchr(mode, '+')));
  return original_fopen()(path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  const char *named = path;
  REAL(path);
  note(path, named, mode && (mode[0] != 'r' || strchr(mode, '+')));
  return original_fopen64()(path, mode);
}

// Of one path, and of two.
#define ONE(result, name, arguments, ...)                    \
  result name arguments;                                     \
  result name arguments {                                    \
    static result(*original) arguments;                      \
    if (!original) original = (result(*) arguments)dlsym(RTLD_NEXT, #name); \
    REAL(path);                                              \
    return original(__VA_ARGS__);                            \
  }
#define TWO(result, name, arguments, ...)                    \
  result name arguments;                                     \
  result name arguments {                                    \
    static result(*original) arguments;                      \
    if (!original) original = (result(*) arguments)dlsym(RTLD_NEXT, #name); \
    REAL(path);                                              \
    REAL(other);                                             \
    return original(__VA_ARGS__);                            \
  }

struct statvfs;
struct timeval;
ONE(int, stat, (const char *restrict path, struct stat *restrict to), path, to)
ONE(int, lstat, (const char *restrict path, struct stat *restrict to), path, to)
ONE(int, statvfs, (const char *restrict path, struct statvfs *restrict to), path, to)
ONE(int, access, (const char *path, int mode), path, mode)
ONE(int, mkdir, (const char *path, mode_t mode), path, mode)
ONE(int, rmdir, (const char *path), path)
ONE(int, unlink, (const char *path), path)
ONE(int, remove, (const char *path), path)
ONE(int, chmod, (const char *path, mode_t mode), path, mode)
ONE(int, chown, (const char *path, uid_t owner, gid_t group), path, owner, group)
ONE(int, truncate, (const char *path, off_t length), path, length)
ONE(int, utimes, (const char *path, const struct timeval times[2]), path, times)
ONE(DIR *, opendir, (const char *path), path)
ONE(ssize_t, getxattr, (const char *path, const char *name, void *value, size_t size), path, name, value, size)
ONE(ssize_t, lgetxattr, (const char *path, const char *name, void *value, size_t size), path, name, value, size)
ONE(ssize_t, listxattr, (const char *path, char *list, size_t size), path, list, size)
ONE(ssize_t, llistxattr, (const char *path, char *list, size_t size), path, list, size)
ONE(int, setxattr, (const char *path, const char *name, const void *value, size_t size, int flags), path, name, value, size, flags)
ONE(int, lsetxattr, (const char *path, const char *name, const void *value, size_t size, int flags), path, name, value, size, flags)
TWO(int, rename, (const char *path, const char *other), path, other)
TWO(int, link, (const char *path, const char *other), path, other)
ONE(int, symlink, (const char *target, const char *path), target, path)

int renameat(int folder, const char *path, int second, const char *other) {
  static int (*original)(int, const char *, int, const char *);
  if (!original) original = (int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat");
  REAL(path);
  REAL(other);
  return original(folder, path, second, other);
}

char *realpath(const char *restrict path, char *restrict resolved) {
  if (!is_app()) return original_realpath()(path, resolved);
  REAL(path);
  char *room = malloc(PATH_MAX);
  char *found = room ? original_realpath()(path, room) : NULL;
  if (!found) {
    free(room);
    return NULL;
  }
  hide(room);
  if (!resolved) return room;
  strcpy(resolved, room);
  free(room);
  return resolved;
}

ssize_t readlink(const char *restrict path, char *restrict to, size_t size) {
  if (!is_app()) return original_readlink()(path, to, size);
  REAL(path);
  return original_readlink()(path, to, size);
}

// Those that write into what names the file.
int mkstemp(char *pattern) {
  const char *path = pattern;
  REAL(path);
  if (path == pattern) return original_mkstemp()(pattern);
  int file = original_mkstemp()(room_of_path);
  memcpy(pattern + strlen(pattern) - 6, room_of_path + strlen(room_of_path) - 6, 6);
  return file;
}

char *mktemp(char *pattern) {
  const char *path = pattern;
  REAL(path);
  if (path == pattern) return original_mktemp()(pattern);
  if (!original_mktemp()(room_of_path)[0]) {
    pattern[0] = 0;
  } else {
    memcpy(pattern + strlen(pattern) - 6, room_of_path + strlen(room_of_path) - 6, 6);
  }
  return pattern;
}

// A walk through folders tells paths, which are to begin as the app's code has named them. One at a
// time on a thread; of others within it the paths are this machine's.
static _Thread_local struct {
  FTS *walk;
  size_t length;
  FTSENT *last;
  char *path;
  char named[PATH_MAX], shown[PATH_MAX];
} walked;

FTS *fts_open(char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
  const char *path = paths ? paths[0] : NULL;
  REAL(path);
  if (!path || path == paths[0] || paths[1]) return original_fts_open()(paths, options, compare);
  char *one[] = {room_of_path, NULL};
  FTS *walk = original_fts_open()(one, options, compare);
  if (walk && !walked.walk && strlen(paths[0]) < PATH_MAX) {
    walked.walk = walk;
    walked.length = strlen(room_of_path);
    walked.last = NULL;
    strcpy(walked.named, paths[0]);
  }
  return walk;
}

FTSENT *fts_read(FTS *walk) {
  if (!walk || walk != walked.walk) return original_fts_read()(walk);
  if (walked.last) walked.last->fts_path = walked.path;
  FTSENT *entry = walked.last = original_fts_read()(walk);
  if (!entry) return NULL;
  walked.path = entry->fts_path;
  if (strlen(entry->fts_path) < walked.length ||
      strlen(entry->fts_path) - walked.length + strlen(walked.named) >= PATH_MAX) {
    walked.last = NULL;
    return entry;
  }
  strcat(strcpy(walked.shown, walked.named), entry->fts_path + walked.length);
  entry->fts_path = walked.shown;
  return entry;
}

int fts_close(FTS *walk) {
  if (walk && walk == walked.walk) {
    if (walked.last) walked.last->fts_path = walked.path;
    walked.walk = NULL;
    walked.last = NULL;
  }
  return original_fts_close()(walk);
}

// Where Foundation looks for the home and the temporary folder, each time that it is asked.
char *secure_getenv(const char *name) {
  static _Thread_local char temporary[PATH_MAX];
  const char *home = NULL;
  if (is_app() && (strcmp(name, "CFFIXED_USER_HOME") == 0 || strcmp(name, "TMPDIR") == 0))
    home = wayleave_home();
  if (!home) return original_secure_getenv()(name);
  if (name[0] == 'C') return (char *)home;
  snprintf(temporary, sizeof temporary, "%s/tmp/", home);
  return temporary;
}
