import PlatformModel

/// Writes values as text, one on each line, in the order in which ``TokenReader`` takes them.
///
/// The form in which a scenario that was read from YAML reaches a build that has no reader of YAML.
public struct TokenWriter {
  /// What was written.
  public private(set) var text = ""

  /// Nothing yet.
  public init() {}

  mutating func add(_ token: String) {
    for character in token {
      switch character {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    text += "\n"
  }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ isTrue: Bool) { add(isTrue ? "yes" : "no") }

  /// By its bits, so that no digit is lost.
  mutating func add(_ number: Double) { add(String(number.bitPattern)) }

  mutating func add(_ length: Duration) {
    add(String(length.components.seconds))
    add(String(length.components.attoseconds))
  }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ texts: [(String, String)]) {
    add(texts.flatMap { [$0.0, $0.1] })
  }

  mutating func add(_ span: OSVersion.Span) {
    add(span.first.description)
    add(span.last.description)
  }
}
