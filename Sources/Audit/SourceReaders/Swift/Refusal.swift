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

  /// Whether the message holds any of some texts.
  func says(_ texts: String...) -> Bool { texts.contains(where: message.contains) }

  /// Whether a member or a name is refused because nothing has it.
  var isOfNothing: Bool { says("has no member", "cannot find '") }

  /// The names that the message quotes, in its order.
  var quoted: [Substring] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
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
    let quoted = quoted
    return message.hasPrefix("cannot convert value of type '(") && quoted.count > 1
      && quoted[0].contains(" -> ") && !quoted[1].contains(" -> ")
  }

  /// The protocol to which a type does not conform.
  var protocolName: String? {
    let quoted = quoted
    guard says("does not conform to protocol"), quoted.count > 1 else { return nil }
    return String(quoted[1])
  }
}
