// The part of wasi-libc that Swift code calls by name.
#include <math.h>
