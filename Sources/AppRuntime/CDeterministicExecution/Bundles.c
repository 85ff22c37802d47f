// What the main bundle says of itself: to a thread that runs an app's code, what that app's package
// says.
#include "Originals.h"

void *CFBundleGetMainBundle(void);

// Asked for once at the start: while Foundation makes it, asking again would wait forever.
static void *main_bundle;
__attribute__((constructor)) static void find_main_bundle(void) {
  main_bundle = CFBundleGetMainBundle();
}

#define IS_OWN(bundle) (IN_LOOP && main_bundle && (bundle) == main_bundle)

void *wayleave_info(void);
void *wayleave_bundle_identifier(void);

void *CFBundleGetInfoDictionary(void *bundle) {
  void *own = IS_OWN(bundle) ? wayleave_info() : NULL;
  return own ? own : original_CFBundleGetInfoDictionary()(bundle);
}

void *CFBundleGetLocalInfoDictionary(void *bundle) {
  if (IS_OWN(bundle)) return NULL;
  return original_CFBundleGetLocalInfoDictionary()(bundle);
}

void *CFBundleGetIdentifier(void *bundle) {
  void *own = IS_OWN(bundle) ? wayleave_bundle_identifier() : NULL;
  return own ? own : original_CFBundleGetIdentifier()(bundle);
}
