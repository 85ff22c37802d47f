extension String {
  /// The columns that the text takes in a terminal.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with spaces after it up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension Character {
  /// Two for East Asian wide characters and emoji, none for what only joins or marks, else one.
  var displayWidth: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// The blocks of Unicode's East Asian Width W and F that hold letters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
