/// What holds where a condition is true.
enum Polarity {
  /// The tested thing holds.
  case holds
  /// The tested thing does not hold.
  case fails
  /// The condition tests it, and more: either may follow.
  case mixed

  var flipped: Polarity {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .mixed: .mixed
    }
  }

  /// Whether the thing may be taken to hold where the condition is true.
  var isTrusted: Bool { self != .fails }

  /// `a && b`, where nil says nothing about the thing: one part that fails is enough.
  static func all(_ parts: [Polarity?]) -> Polarity? {
    let told = parts.compactMap { $0 }
    return told.contains(.fails) ? .fails : told.contains(.mixed) ? .mixed : told.first
  }

  /// `a || b`, where nil says nothing about the thing.
  static func any(_ parts: [Polarity?]) -> Polarity? {
    let told = parts.compactMap { $0 }
    guard let first = told.first else { return nil }
    return told.allSatisfy { $0 == first } ? first : .mixed
  }
}
