/// A change of a state: of one variable, or by all that the event carries.
public enum Update<Platform: SystemVocabulary>: Hashable, Sendable {
  /// The variable takes a value, an index into its domain.
  case set(Platform.Field, UInt8)
  /// The variable takes the value that the other had before the row.
  case copy(from: Platform.Field, to: Platform.Field)
  /// The variable's value goes up or down, within its domain.
  case count(Platform.Field, by: Int8)
  /// The variables take the values that the event carries.
  case payload
}

extension Update {
  /// The variable that changes; nil for what an event carries.
  @inlinable public var field: Platform.Field? {
    switch self {
    case .set(let field, _), .copy(_, let field), .count(let field, _): field
    case .payload: nil
    }
  }
}

extension Update: CustomStringConvertible {
  /// "auth = whenInUse".
  public var description: String {
    switch self {
    case .set(let field, let value):
      let domain = field.domain
      return "\(field) = \(domain.indices.contains(Int(value)) ? domain[Int(value)] : "?")"
    case .copy(let source, let field): return "\(field) = \(source)"
    case .count(let field, let by): return "\(field) \(by < 0 ? "-" : "+") \(abs(Int(by)))"
    case .payload: return "what the event names"
    }
  }
}
