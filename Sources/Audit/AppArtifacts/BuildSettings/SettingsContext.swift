/// What conditions in brackets are held against: a build for a device in one configuration.
struct SettingsContext: Hashable {
  /// The SDK without its version, such as "iphoneos".
  var sdk: String
  /// The name of the configuration.
  var configuration: String

  func meets(_ conditions: [SettingAssignment.Condition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.parameter {
      // A pattern may name a version; the newest SDK stands for all.
      case "sdk":
        Glob.matches(sdk, condition.pattern) || Glob.matches(sdk + "99.0", condition.pattern)
      case "arch": Glob.matches("arm64", condition.pattern)
      case "config": Glob.matches(configuration, condition.pattern)
      case "variant": Glob.matches("normal", condition.pattern)
      default: false
      }
    }
  }
}

/// Patterns with `*` and `?`.
enum Glob {
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.utf8)
    let pattern = Array(pattern.utf8)
    var place = 0
    var step = 0
    // Where to go back to: the last star and what it had swallowed.
    var star: (step: Int, place: Int)?
    while place < text.count {
      if step < pattern.count, pattern[step] == UInt8(ascii: "*") {
        star = (step, place)
        step += 1
      } else if step < pattern.count,
        pattern[step] == text[place] || pattern[step] == UInt8(ascii: "?")
      {
        step += 1
        place += 1
      } else if let last = star {
        star = (last.step, last.place + 1)
        step = last.step + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
