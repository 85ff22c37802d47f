import Foundation

/// What Foundation on Linux lacks: texts in the language of the person.
///
/// A text is looked up by its letters, with the values in their places; where the app has no table for it,
/// as in a written package, it is itself, as on a phone.
extension String {
  /// A text to look up, with values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    fileprivate var text: String

    /// A text.
    public init(_ value: String) { text = value }
    /// A text.
    public init(stringLiteral value: String) { text = value }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts a text together.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""

      /// An empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds letters.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// Adds a value.
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      /// Adds a value as `String(format:)` writes it.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        text += String(format: specifier, value)
      }
      /// Adds a value in a form.
      public mutating func appendInterpolation<Form: FormatStyle>(
        _ value: Form.FormatInput, format: Form
      ) where Form.FormatOutput == String { text += format.format(value) }
    }
  }

  /// A text in the language of the person.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key.text, value: nil, table: table)
  }

  /// A text in the language of the person; where there is none, the one for want of it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.text, table: table)
  }
}
