// Interposes two getters of Foundation's and an initializer, by their symbols. A getter of Swift's
// that takes nothing is called as a function of C's, and gives an object that the caller owns.
#include "Originals.h"

void *wayleave_notification_center(void);
void *wayleave_user_defaults(void);

#define GETTER(name, symbol, own)                                                       \
  void *name(void) __asm__(symbol);                                                     \
  void *name(void) {                                                                    \
    static void *(*original)(void);                                                     \
    void *object = IN_LOOP ? own() : NULL;                                              \
    if (object) return object;                                                          \
    if (!original) original = (void *(*)(void))dlsym(RTLD_NEXT, symbol);                \
    return original();                                                                  \
  }

GETTER(default_center, "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ",
       wayleave_notification_center)
GETTER(standard_defaults, "$s10Foundation12UserDefaultsC8standardACvgZ", wayleave_user_defaults)

// `UserDefaults(suiteName:)` takes a text, or none, in two words, and its type in addition. The
// text is the callee's from then on.
#define SWIFT __attribute__((swiftcall))
typedef SWIFT void *make_defaults(uint64_t, uint64_t, __attribute__((swift_context)) void *);
SWIFT void *wayleave_suite_defaults(uint64_t, uint64_t);
bool wayleave_has_app(void);

SWIFT void *suite_defaults(uint64_t first, uint64_t second, __attribute__((swift_context)) void *type)
    __asm__("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC");
SWIFT void *suite_defaults(uint64_t first, uint64_t second, __attribute__((swift_context)) void *type) {
  static make_defaults *original;
  if (IN_LOOP && wayleave_has_app()) return wayleave_suite_defaults(first, second);
  if (!original) {
    original =
        (make_defaults *)dlsym(RTLD_NEXT, "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC");
  }
  return original(first, second, type);
}
