/// A condition over the variables of a state: data, so that it can be printed, compiled and exported.
public indirect enum Guard<Platform: SystemVocabulary>: Hashable, Sendable {
  /// Holds always.
  case always
  /// The variable has one of the values whose bits are set.
  case field(Platform.Field, UInt64)
  /// All hold; of none, true.
  case every([Guard<Platform>])
  /// At least one holds; of none, false.
  case either([Guard<Platform>])
  /// The other does not hold.
  case negated(Guard<Platform>)
  /// Settled by the device.
  case system(Platform.Device.Condition)
}

extension Guard {
  /// Holds nowhere.
  public static var never: Self { .either([]) }

  /// All hold; parts that always do are left out.
  public static func all(_ parts: Self...) -> Self {
    let flat = parts.flatMap { part -> [Self] in
      switch part {
      case .always: []
      case .every(let inner): inner
      default: [part]
      }
    }
    return flat.isEmpty ? .always : flat.count == 1 ? flat[0] : .every(flat)
  }

  /// At least one holds.
  public static func any(_ parts: Self...) -> Self {
    .either(parts.flatMap { if case .either(let inner) = $0 { inner } else { [$0] } })
  }

  /// It does not hold.
  public static func not(_ part: Self) -> Self { .negated(part) }

  /// The variables that it reads.
  public var fields: Set<Platform.Field> {
    switch self {
    case .always, .system: []
    case .field(let field, _): [field]
    case .every(let parts), .either(let parts):
      parts.reduce(into: []) { $0.formUnion($1.fields) }
    case .negated(let part): part.fields
    }
  }

  /// The conditions on the device that it contains.
  public var conditions: [Platform.Device.Condition] {
    switch self {
    case .always, .field: []
    case .system(let condition): [condition]
    case .every(let parts), .either(let parts): parts.flatMap { $0.conditions }
    case .negated(let part): part.conditions
    }
  }
}

extension Guard: CustomStringConvertible {
  /// "auth is whenInUse and not temporary", with brackets where they are needed.
  public var description: String {
    switch self {
    case .always: return "always"
    case .field(let field, let values):
      let domain = field.domain
      if domain == ["no", "yes"] { return values == 0b10 ? "\(field)" : "not \(field)" }
      let names = domain.indices.filter { values >> UInt64($0) & 1 == 1 }.map { domain[$0] }
      return "\(field) is \(names.joined(separator: "|"))"
    case .every(let parts):
      return parts.isEmpty ? "always" : parts.map { $0.bracketed }.joined(separator: " and ")
    case .either(let parts):
      return parts.isEmpty ? "never" : parts.map { $0.bracketed }.joined(separator: " or ")
    case .negated(let part): return "not (\(part))"
    case .system(let condition): return condition.description
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
