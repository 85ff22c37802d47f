extension String {
  /// The text with controls and direction marks spelled out.
  ///
  /// Names and values come from foreign files: what they hold must not move the cursor, change
  /// colors or turn a line around in the reader's terminal.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnprintable:
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0xFEFF: true
    default: false
    }
  }
}
