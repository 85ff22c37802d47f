import Findings

/// What a piece of text means to the reader; each meaning has one color.
enum Ink: Hashable, Sendable {
  case plain
  /// Works: green.
  case good
  /// Works in part: yellow.
  case limited
  /// Never works: red.
  case bad
  /// Shown without counting: cyan.
  case preview
  /// A name to find again: bold.
  case strong
  /// What may be skipped: dim.
  case quiet

  /// The color of a cell.
  init(_ meaning: Table.Meaning) {
    self =
      switch meaning {
      case .good: .good
      case .limited: .limited
      case .bad: .bad
      case .plain: .plain
      }
  }

  /// The color of a finding.
  init(_ finding: Finding) {
    guard !finding.isPreview else {
      self = .preview
      return
    }
    self =
      switch finding.severity {
      case .error: .bad
      case .warning: .limited
      case .note: .plain
      }
  }

  /// The terminal's code, nil if nothing is to be changed.
  var code: String? {
    switch self {
    case .plain: nil
    case .good: "32"
    case .limited: "33"
    case .bad: "31"
    case .preview: "36"
    case .strong: "1"
    case .quiet: "2"
    }
  }

  /// The text in this ink, or as it is where color is not wanted.
  func paint(_ text: String, colored: Bool) -> String {
    guard colored, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
