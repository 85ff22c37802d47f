/// An error that the compiler reports at a place in a source.
public struct Refusal: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// What the compiler says.
  public var message: String

  /// An error at a place.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The name that the compiler does not find here; elsewhere the module may use it for another
  /// thing.
  var foreignName: String? {
    let starts = ["has no member '", "cannot find '", "cannot find type '"]
    for start in starts {
      guard let found = message.firstRange(of: start) else { continue }
      return String(message[found.upperBound...].prefix { $0 != "'" })
    }
    return nil
  }

  /// Whether a function is named where another value is wanted, and so is not called.
  var isOfAFunction: Bool {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    return message.hasPrefix("cannot convert value of type '(") && quoted.count > 3
      && quoted[1].contains(" -> ") && !quoted[3].contains(" -> ")
  }

  /// The protocol to which a type does not conform.
  var protocolName: String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.contains("does not conform to protocol"), quoted.count > 3 else { return nil }
    return String(quoted[3])
  }
}
