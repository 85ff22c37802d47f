// The module map makes `import UIKit.UIApplication` possible; this makes UIKit follow every process.
void wayleave_follow_life_cycles(void);

__attribute__((constructor)) static void follow_life_cycles(void) {
  wayleave_follow_life_cycles();
}
