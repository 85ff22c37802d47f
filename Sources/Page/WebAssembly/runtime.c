// What Embedded Swift asks of its surroundings and wasi-libc does not have.

#include <stddef.h>
#include <stdint.h>

// The seed of hash tables. No order of theirs reaches an output, so it may be the same each time.
void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t place = 0; place < count; place++) bytes[place] = (uint8_t)(place * 37 + 11);
}

// A page has no console for the last words of a trap.
int putchar(int character) { return character; }

// The product of two numbers of 128 bits, which the compiler's own library has for other processors.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right, half = 0xFFFFFFFF;
  uint64_t low = (a & half) * (b & half);
  uint64_t first = (a >> 32) * (b & half) + (low >> 32);
  uint64_t second = (a & half) * (b >> 32) + (first & half);
  uint64_t high = (a >> 32) * (b >> 32) + (first >> 32) + (second >> 32);
  high += a * (uint64_t)(right >> 64) + b * (uint64_t)(left >> 64);
  return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & half)));
}
