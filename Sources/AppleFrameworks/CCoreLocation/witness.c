// Which code a delegate runs for a method: read off the thunk in its witness table.
// Used by DelegateMethods.swift, which says why and checks that it works here.
#include <stdint.h>
#include <string.h>

// The default implementations, in the order of DelegateMethods.Method.
extern void wayleave_default_didUpdateLocations(void) __attribute__((weak));
extern void wayleave_default_didFailWithError(void) __attribute__((weak));

// A thunk is about ten bytes; a larger one checks its isolation first.
enum { longest = 96 };

// 1 where the code refers to the default of a method relative to itself, else 0.
int32_t wayleave_calls_default(const uint8_t *thunk, int32_t method) {
  uintptr_t target = method == 0 ? (uintptr_t)wayleave_default_didUpdateLocations
                                 : (uintptr_t)wayleave_default_didFailWithError;
  if (target == 0) return 0;
#if defined(__x86_64__)
  // Any four bytes that count from the instruction's end to the default: call, jmp or lea.
  for (int i = 0; i + 4 <= longest; i++) {
    int32_t distance;
    memcpy(&distance, thunk + i, sizeof distance);
    if ((uintptr_t)(thunk + i + 4) + (intptr_t)distance == target) return 1;
  }
#elif defined(__aarch64__)
  // bl and b count words in their lower 26 bits.
  for (int i = 0; i + 4 <= longest; i += 4) {
    uint32_t code;
    memcpy(&code, thunk + i, sizeof code);
    if ((code & 0x7c000000u) != 0x14000000u) continue;
    int32_t words = (int32_t)(code << 6) >> 6;
    if ((uintptr_t)(thunk + i) + (intptr_t)words * 4 == target) return 1;
  }
#endif
  return 0;
}
