import PlatformModel

/// A condition over the variables of a state: data, so that it can be printed and exported.
public indirect enum Guard: Hashable, Sendable {
  /// Holds always.
  case always
  /// The variable has one of the values whose bits are set.
  case field(Field, UInt64)
  /// All hold; of none, true.
  case every([Guard])
  /// At least one holds; of none, false.
  case either([Guard])
  /// The other does not hold.
  case negated(Guard)
  /// Settled by the system alone.
  case system(System.Condition)
}

extension Guard {
  /// All hold; parts that always do are left out.
  public static func all(_ parts: Guard...) -> Guard {
    let flat = parts.flatMap { part -> [Guard] in
      switch part {
      case .always: []
      case .every(let inner): inner
      default: [part]
      }
    }
    return flat.isEmpty ? .always : flat.count == 1 ? flat[0] : .every(flat)
  }
  /// At least one holds.
  public static func any(_ parts: Guard...) -> Guard {
    .either(parts.flatMap { if case .either(let inner) = $0 { inner } else { [$0] } })
  }
  /// It does not hold.
  public static func not(_ part: Guard) -> Guard { .negated(part) }
  /// A yes-or-no variable is set.
  public static func on(_ field: Field) -> Guard { .field(field, 0b10) }
  /// A yes-or-no variable is not set.
  public static func off(_ field: Field) -> Guard { .field(field, 0b01) }
  /// A variable has one of some values.
  public static func one<Value: FieldValue>(_ field: Field, _ values: [Value]) -> Guard {
    .field(field, values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  static func auth(_ values: Grant...) -> Guard { one(.auth, values) }
  static func process(_ values: AppProcess...) -> Guard { one(.process, values) }
  static func inUse(_ values: Presence...) -> Guard { one(.inUse, values) }
  static func lock(_ values: Lock...) -> Guard { one(.lock, values) }
  static func held(_ values: Happening...) -> Guard { one(.held, values) }
  static func asker(_ values: Asker...) -> Guard { one(.asker, values) }
  static func level(_ values: Level...) -> Guard { one(.level, values) }
  static func precise(_ values: Precision...) -> Guard { one(.precise, values) }
  static func reported(_ values: ReportedStatus...) -> Guard { one(.reported, values) }
  static func accuracy(_ values: AccuracyClass...) -> Guard { one(.accuracy, values) }
  static func motion(_ values: Permission...) -> Guard { one(.motion, values) }
  static func bluetooth(_ values: Permission...) -> Guard { one(.bluetooth, values) }
  static func radio(_ values: Radio...) -> Guard { one(.radio, values) }
  static func managed(_ values: ManagedDefault...) -> Guard { one(.managed, values) }
  static func regions(_ values: Registered...) -> Guard { one(.regions, values) }
  static func conditions(_ values: Registered...) -> Guard { one(.conditions, values) }
  static func prompt(_ values: Prompt...) -> Guard {
    .field(.prompt, values.reduce(0) { $0 | 1 << UInt64($1.rawValue + 1) })
  }
  static func lsPrompts(_ count: UInt8) -> Guard { .field(.lsPrompts, 1 << UInt64(count)) }
  static func kind(_ kind: AppBuild.Kind) -> Guard {
    .field(.kind, 1 << UInt64(AppBuild.Kind.allCases.firstIndex(of: kind) ?? 0))
  }

  /// No prompt is up.
  static let noPrompt: Guard = .field(.prompt, 1)

  /// The release lies between two.
  static func versions(_ first: OSVersion, _ last: OSVersion = .newestIOS) -> Guard {
    .system(.versions(OSVersion.Span(first, last)))
  }
}

extension Guard {
  /// Whether it holds in a state, on a system: the plain reading, which the compiled form must match.
  public func holds(in situation: Situation, on system: System) -> Bool {
    switch self {
    case .always: true
    case .field(let field, let values): values >> UInt64(situation[field]) & 1 == 1
    case .every(let parts): parts.allSatisfy { $0.holds(in: situation, on: system) }
    case .either(let parts): parts.contains { $0.holds(in: situation, on: system) }
    case .negated(let part): !part.holds(in: situation, on: system)
    case .system(let condition): system.satisfies(condition)
    }
  }

  /// The variables that it reads.
  public var fields: Set<Field> {
    switch self {
    case .always, .system: []
    case .field(let field, _): [field]
    case .every(let parts), .either(let parts):
      parts.reduce(into: []) { $0.formUnion($1.fields) }
    case .negated(let part): part.fields
    }
  }
}

extension Guard: CustomStringConvertible {
  /// "auth is whenInUse and not temp", with brackets where they are needed.
  public var description: String {
    switch self {
    case .always: return "always"
    case .field(let field, let values):
      if field.domain == ["no", "yes"] { return values == 0b10 ? "\(field)" : "not \(field)" }
      let names = field.domain.indices.filter { values >> UInt64($0) & 1 == 1 }
        .map { field.domain[$0] }
      return "\(field) is \(names.joined(separator: "|"))"
    case .every(let parts):
      return parts.isEmpty
        ? "always" : parts.map { $0.bracketed }.joined(separator: " and ")
    case .either(let parts):
      return parts.isEmpty ? "never" : parts.map { $0.bracketed }.joined(separator: " or ")
    case .negated(let part): return "not (\(part))"
    case .system(.versions(let span)): return "on \(span)"
    case .system(.on(let one)): return "with \(one)"
    case .system(.off(let one)): return "without \(one)"
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
