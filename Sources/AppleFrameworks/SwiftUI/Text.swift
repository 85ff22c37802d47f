import Foundation

/// A text to look up in the language of the person.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let key: String

  /// A text.
  public init(_ value: String) { key = value }
  /// A text.
  public init(stringLiteral value: String) { key = value }
  /// A text with values.
  public init(stringInterpolation: Interpolation) { key = stringInterpolation.text }

  /// Puts a text together.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    /// Adds a number in a form.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      text += "\(value)"
    }
    /// Adds a value in a form.
    public mutating func appendInterpolation<Form: FormatStyle>(
      _ value: Form.FormatInput, format: Form
    ) where Form.FormatOutput == String { text += format.format(value) }
    /// Adds a date in a form.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += "\(date)"
    }
  }
}

/// A text.
public struct Text: PrimitiveView, Hashable, Sendable {
  let content: String

  /// A text in the language of the person.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = key.key }
  /// A text as it is.
  @_disfavoredOverload
  public nonisolated init<Letters: StringProtocol>(_ content: Letters) {
    self.content = String(content)
  }
  /// A text as it is.
  public nonisolated init(verbatim content: String) { self.content = content }
  /// A picture in a line of text.
  public nonisolated init(_ image: Image) { content = "" }
  /// A date.
  public nonisolated init(_ date: Date, style: DateStyle) { content = "\(date)" }
  /// A value in a form.
  public nonisolated init<Form: FormatStyle>(_ input: Form.FormatInput, format: Form)
  where Form.FormatOutput == String { content = format.format(input) }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    /// The time.
    public static let time = DateStyle()
    /// The date.
    public static let date = DateStyle()
    /// How long ago.
    public static let relative = DateStyle()
    /// How far away.
    public static let offset = DateStyle()
    /// A stop watch.
    public static let timer = DateStyle()
  }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.content + right.content)
  }

  /// In bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Text { self }
  /// In italics.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { self }
  /// Of a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// In a type.
  public nonisolated func font(_ font: Font?) -> Text { self }
  /// In a color.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
  /// With figures of one width.
  public nonisolated func monospacedDigit() -> Text { self }
  /// With a line under it.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

/// A type.
public struct Font: Hashable, Sendable {
  /// How heavy a type is.
  public struct Weight: Hashable, Sendable {
    /// Ultra light.
    public static let ultraLight = Weight()
    /// Thin.
    public static let thin = Weight()
    /// Light.
    public static let light = Weight()
    /// Regular.
    public static let regular = Weight()
    /// Medium.
    public static let medium = Weight()
    /// Semi-bold.
    public static let semibold = Weight()
    /// Bold.
    public static let bold = Weight()
    /// Heavy.
    public static let heavy = Weight()
    /// Black.
    public static let black = Weight()
  }

  /// The family of a type.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The size of a type, by use.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// For the largest titles.
  public static let largeTitle = Font()
  /// For titles.
  public static let title = Font()
  /// For smaller titles.
  public static let title2 = Font()
  /// For the smallest titles.
  public static let title3 = Font()
  /// For headlines.
  public static let headline = Font()
  /// Under headlines.
  public static let subheadline = Font()
  /// For texts.
  public static let body = Font()
  /// For remarks.
  public static let callout = Font()
  /// For notes.
  public static let footnote = Font()
  /// Under pictures.
  public static let caption = Font()
  /// Smaller under pictures.
  public static let caption2 = Font()

  /// Of a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  /// By use.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  /// By name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// In bold.
  public func bold() -> Font { self }
  /// In italics.
  public func italic() -> Font { self }
  /// Of a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// With letters of one width.
  public func monospaced() -> Font { self }
  /// With figures of one width.
  public func monospacedDigit() -> Font { self }
}
