import PlatformModel
import TransitionSystem

extension Android.Guard {
  static func on(_ variable: Android.Variable) -> Android.Guard { .field(.of(variable), 0b10) }
  static func off(_ variable: Android.Variable) -> Android.Guard { .field(.of(variable), 0b01) }
  static func has(_ mark: Android.Mark, _ one: Android.Permission) -> Android.Guard {
    .field(.mark(mark, one), 0b10)
  }
  static func lacks(_ mark: Android.Mark, _ one: Android.Permission) -> Android.Guard {
    .field(.mark(mark, one), 0b01)
  }
  /// One of some permissions has a mark.
  static func some(_ mark: Android.Mark, _ of: [Android.Permission]) -> Android.Guard {
    .either(of.map { has(mark, $0) })
  }
  static func none(_ mark: Android.Mark, _ of: [Android.Permission]) -> Android.Guard {
    .every(of.map { lacks(mark, $0) })
  }
  static func target(_ first: APILevel, _ last: APILevel = .newest) -> Android.Guard {
    let bits = (first.rawValue...last.rawValue).reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 19) }
    return .field(.of(.target), bits)
  }
  static func formerTarget(until last: APILevel) -> Android.Guard {
    let bits = (19...last.rawValue).reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 19) }
    return .field(.of(.formerTarget), bits)
  }
  static func level(_ first: APILevel, _ last: APILevel = .newest) -> Android.Guard {
    .system(.levels(first...last))
  }
  static func generation(
    _ first: Android.Generation, _ last: Android.Generation = .g7
  ) -> Android.Guard {
    .system(.generations(first...last))
  }
  static func with(_ one: Android.Switch) -> Android.Guard { .system(.on(one)) }
  static func without(_ one: Android.Switch) -> Android.Guard { .negated(.system(.on(one))) }
  static func prompt(_ prompts: Android.Prompt...) -> Android.Guard {
    .field(.of(.prompt), prompts.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) })
  }
  static let noPrompt: Android.Guard = .field(.of(.prompt), 1)
  static func verdict(_ verdicts: Android.Verdict...) -> Android.Guard {
    .field(.of(.verdict), verdicts.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) })
  }
  static func presence(_ values: Android.Presence...) -> Android.Guard {
    .field(.of(.presence), values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }
  static func service(_ values: Android.Service...) -> Android.Guard {
    .field(.of(.service), values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }
  static func value(_ variable: Android.Variable, _ values: UInt64...) -> Android.Guard {
    .field(.of(variable), values.reduce(0) { $0 | 1 << $1 })
  }
}
