/// A message whose values may be kept from readers of the log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The text, in which private values read "<private>".
  public let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value; numbers are public unless said otherwise, all else is private.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogFormat = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let value = value()
    let isNumber = value is any Numeric || value is Bool
    text += privacy.shows(isNumber) ? "\(value)" : "<private>"
  }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// How a value that is kept back can still be distinguished from another.
  public enum Mask: Sendable {
    case hash
    case none
  }

  private enum Choice: Sendable { case open, closed, byType }

  private let choice: Choice

  func shows(_ isNumber: Bool) -> Bool {
    switch choice {
    case .open: true
    case .closed: false
    case .byType: isNumber
    }
  }

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(choice: .open) }
  /// No one.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(choice: .closed) }
  /// No one, not even under a debugger.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(choice: .closed) }
  /// Everybody for numbers, no one for the rest.
  public static var auto: OSLogPrivacy { OSLogPrivacy(choice: .byType) }
  /// No one, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// No one, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// By type, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a number is written.
public struct OSLogFormat: Sendable {
  /// As usual.
  public static var decimal: OSLogFormat { OSLogFormat() }
  /// With base 16.
  public static var hex: OSLogFormat { OSLogFormat() }
  /// With base 8.
  public static var octal: OSLogFormat { OSLogFormat() }
  /// With a point.
  public static var fixed: OSLogFormat { OSLogFormat() }
  /// With an exponent.
  public static var exponential: OSLogFormat { OSLogFormat() }
  /// With an exponent where it is shorter.
  public static var hybrid: OSLogFormat { OSLogFormat() }
  /// With a point and so many digits.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFormat { OSLogFormat() }
  /// With base 16.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogFormat { OSLogFormat() }
}

/// How a text is set in a column.
public struct OSLogStringAlignment: Sendable {
  /// As it comes.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right of a column.
  public static func right(columns: Int) -> OSLogStringAlignment { .none }
  /// At the left of a column.
  public static func left(columns: Int) -> OSLogStringAlignment { .none }
}
