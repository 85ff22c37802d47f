// Stands before two getters of Foundation's, by their symbols. A getter of Swift's that takes
// nothing is called as a function of C's, and gives an object that the caller owns.
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
