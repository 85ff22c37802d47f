import PlatformModel

extension Android {
  /// A condition over the variables of a state: data, so that it can be printed and settled ahead.
  public indirect enum Guard: Hashable, Sendable {
    case always
    case never
    /// The variable has one of the values whose bits are set.
    case field(Field, UInt64)
    case every([Guard])
    case either([Guard])
    case negated(Guard)
    /// Settled by the device alone.
    case system(System.Condition)
  }
}

extension Android.Guard {
  typealias Permission = Android.Permission

  static func all(_ parts: Android.Guard...) -> Android.Guard { .every(parts) }
  static func any(_ parts: Android.Guard...) -> Android.Guard { .either(parts) }
  static func not(_ part: Android.Guard) -> Android.Guard { .negated(part) }
  static func on(_ variable: Android.Variable) -> Android.Guard { .field(.of(variable), 0b10) }
  static func off(_ variable: Android.Variable) -> Android.Guard { .field(.of(variable), 0b01) }
  static func has(_ mark: Android.Mark, _ one: Permission) -> Android.Guard {
    .field(.mark(mark, one), 0b10)
  }
  static func lacks(_ mark: Android.Mark, _ one: Permission) -> Android.Guard {
    .field(.mark(mark, one), 0b01)
  }
  /// One of some permissions has a mark.
  static func some(_ mark: Android.Mark, _ of: [Permission]) -> Android.Guard {
    .either(of.map { has(mark, $0) })
  }
  static func none(_ mark: Android.Mark, _ of: [Permission]) -> Android.Guard {
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

extension Android.Guard {
  /// Whether it holds in a state, on a device.
  public func holds(in situation: Android.Situation, on system: Android.System) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .field(let field, let values): values >> UInt64(situation[field]) & 1 == 1
    case .every(let parts): parts.allSatisfy { $0.holds(in: situation, on: system) }
    case .either(let parts): parts.contains { $0.holds(in: situation, on: system) }
    case .negated(let part): !part.holds(in: situation, on: system)
    case .system(let condition): system.satisfies(condition)
    }
  }

  /// The same condition where the device is known: what the device settles is gone.
  func settled(on system: Android.System) -> Android.Guard {
    switch self {
    case .always, .never, .field: return self
    case .system(let condition): return system.satisfies(condition) ? .always : .never
    case .negated(let part):
      switch part.settled(on: system) {
      case .always: return .never
      case .never: return .always
      case let rest: return .negated(rest)
      }
    case .every(let parts):
      let rest = parts.map { $0.settled(on: system) }.filter { $0 != .always }
      return rest.contains(.never) ? .never : rest.isEmpty ? .always : .every(rest)
    case .either(let parts):
      let rest = parts.map { $0.settled(on: system) }.filter { $0 != .never }
      return rest.contains(.always) ? .always : rest.isEmpty ? .never : .either(rest)
    }
  }
}

extension Android.Guard: CustomStringConvertible {
  /// "held(fine) and target is 31|32", with brackets where they are needed.
  public var description: String {
    switch self {
    case .always: return "always"
    case .never: return "never"
    case .field(let field, let values):
      if field.domain == ["no", "yes"] { return values == 0b10 ? "\(field)" : "not \(field)" }
      let names = field.domain.indices.filter { values >> UInt64($0) & 1 == 1 }
        .map { field.domain[$0] }
      return "\(field) is \(names.joined(separator: "|"))"
    case .every(let parts):
      return parts.isEmpty ? "always" : parts.map(\.bracketed).joined(separator: " and ")
    case .either(let parts):
      return parts.isEmpty ? "never" : parts.map(\.bracketed).joined(separator: " or ")
    case .negated(let part): return "not (\(part))"
    case .system(.levels(let run)):
      return "on API \(run.lowerBound.rawValue)-\(run.upperBound.rawValue)"
    case .system(.generations(let run)): return "under \(run.lowerBound)-\(run.upperBound)"
    case .system(.on(let one)): return "with \(one)"
    }
  }

  private var bracketed: String {
    switch self {
    case .every(let parts) where parts.count > 1: "(\(self))"
    case .either(let parts) where parts.count > 1: "(\(self))"
    default: description
    }
  }
}
