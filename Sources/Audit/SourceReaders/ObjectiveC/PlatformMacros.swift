/// The macros that Apple's SDKs and the compiler define.
enum PlatformMacros {
  /// The value of a macro on a platform, spelled as `#if os()` spells it; nil for any other name.
  static func value(of name: String, on platform: String) -> Int? {
    if name.hasPrefix("__IPHONE_"), let version = version(name.dropFirst(9)) { return version }
    let isMobile = platform != "macOS"
    switch name {
    case "TARGET_OS_IOS": return platform == "iOS" ? 1 : 0
    case "TARGET_OS_WATCH": return platform == "watchOS" ? 1 : 0
    case "TARGET_OS_TV": return platform == "tvOS" ? 1 : 0
    case "TARGET_OS_VISION", "TARGET_OS_XR": return platform == "visionOS" ? 1 : 0
    case "TARGET_OS_OSX": return isMobile ? 0 : 1
    case "TARGET_OS_IPHONE", "TARGET_OS_EMBEDDED": return isMobile ? 1 : 0
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_MACCATALYST",
      "TARGET_OS_UIKITFORMAC", "TARGET_OS_LINUX", "TARGET_OS_WINDOWS":
      return 0
    case "TARGET_OS_MAC", "__APPLE__", "__OBJC__", "__OBJC2__", "__MACH__", "__clang__",
      "__arm64__", "__LP64__", "__has_include", "__has_feature", "NS_BLOCKS_AVAILABLE":
      return 1
    // The newest SDK, and the oldest system that it still builds for.
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": return 270_000
    case "__IPHONE_OS_VERSION_MIN_REQUIRED": return 120_000
    case "__GNUC__": return 4
    case "__cplusplus": return 201_703
    default: return nil
    }
  }

  /// The value of "14_0" in `__IPHONE_14_0`.
  private static func version(_ text: Substring) -> Int? {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false).map {
      $0.count < 4 ? Int($0) : nil
    }
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
    return major * 10_000 + minor * 100
  }
}
