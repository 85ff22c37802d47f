import Testing

@Suite("Inactive branches of #if in Objective-C")
struct ObjectiveCConditionTests {
  static let flags = [
    "DEBUG=1", "PERMISSION_LOCATION=1", "OFF=0", "EMPTY=", "LEVEL=3", "ALIAS=DEBUG",
  ]

  @Test(
    "follow the macros that are defined",
    arguments: [
      ("#if 0", false), ("#if 1", true), ("#if TARGET_OS_IOS", true), ("#if TARGET_OS_OSX", false),
      ("#if TARGET_OS_SIMULATOR", false), ("#if !TARGET_OS_WATCH", true),
      ("#if PERMISSION_LOCATION", true), ("#if PERMISSION_LOCATION_ALWAYS", false),
      ("#if !BYPASS_PERMISSION_LOCATION_ALWAYS", true), ("#ifdef DEBUG", true),
      ("#ifdef UNKNOWN", false), ("#ifndef UNKNOWN", true), ("#ifdef OFF", true),
      ("#if OFF", false),
      ("#ifdef EMPTY", true), ("#if defined(DEBUG) && !defined(UNKNOWN)", true),
      ("#if defined DEBUG", true), ("#if LEVEL >= 3 && (LEVEL - 1) * 2 == 4", true),
      ("#if LEVEL > 0x10 || LEVEL == 3L", true), ("#if ALIAS", true),
      ("#if UNKNOWN ? 1 : 0", false), ("#  if 1 // yes", true), ("#if /* no */ 0", false),
      ("#if defined(DEBUG) \\\n  && 0", false),
      ("#if __has_include(<CoreLocation/CoreLocation.h>)", true),
      ("#if __has_include(<AppKit/AppKit.h>)", false), ("#ifdef __IPHONE_14_0", true),
      ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_14_0", true),
      ("#if __IPHONE_OS_VERSION_MIN_REQUIRED < 80000", false), ("#if LEVEL / 0", false),
      ("#if", false), ("#if (((", false), ("#define SELF SELF + SELF\n#if SELF", false),
      ("#define MINE 1\n#if MINE", true), ("#define MINE 1\n#undef MINE\n#ifdef MINE", false),
    ])
  func macros(directive: String, isActive: Bool) {
    let source = "\(directive)\n[m requestLocation];\n#endif"
    #expect(uses(source, .objectiveC, conditions: Self.flags).isEmpty == !isActive)
  }

  @Test("give way to the first branch that holds, at any depth")
  func branches() {
    let source = """
      #if A
      [m requestLocation];
      #elif B
      #if 0
      it's not C at all
      #else
      [m startUpdatingHeading];
      #endif
      #else
      [m startUpdatingLocation];
      #endif
      """
    #expect(uses(source, .objectiveC, conditions: ["A=1", "B=1"]) == ["2: requestLocation call"])
    #expect(uses(source, .objectiveC, conditions: ["B=1"]) == ["7: startUpdatingHeading call"])
    #expect(uses(source, .objectiveC) == ["10: startUpdatingLocation call"])
    #expect(reading(source, .objectiveC).consultedConditions == ["A", "B"])
  }

  @Test("follow the platform that is named")
  func platform() {
    let source = "#if TARGET_OS_WATCH\n[m requestLocation];\n#endif"
    #expect(uses(source, .objectiveC, conditions: ["os(watchOS)"]) == ["2: requestLocation call"])
  }
}
