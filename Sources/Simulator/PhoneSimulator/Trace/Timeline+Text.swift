import AuthorizationEngine
import PlatformModel

extension Timeline {
  /// The timeline as text, each line ended; a question is drawn below the line that asks it.
  public var text: String {
    let times = lines.map { ClockText($0.time).description }
    let timeWidth = times.map { $0.count }.max() ?? 0
    let whoWidth = min(20, lines.map { $0.who.count }.max() ?? 0)
    let indent = String(repeating: " ", count: timeWidth + whoWidth + 6)
    var text = ""
    for (line, time) in zip(lines, times) {
      text += "  " + String(repeating: " ", count: timeWidth - time.count) + time + "  "
      text += line.who + String(repeating: " ", count: max(0, whoWidth - line.who.count)) + "  "
      text += line.what.onOneLine + "\n"
      for part in line.prompt?.drawing ?? [] { text += indent + part + "\n" }
    }
    return text
  }
}

extension PhonePrompt {
  /// The question as it is on the screen, a line each: words, map and toggle, buttons.
  public var drawing: [String] {
    var parts = ["│ " + title.onOneLine]
    if let body { parts.append("│ " + body.onOneLine) }
    if showsMap { parts.append("│ [map]") }
    if let precise { parts.append("│ Precise: \(precise == .full ? "On" : "Off")") }
    return parts + buttons.map { "│ ( \($0) )" }
  }
}

extension String {
  /// The text with everything that would break the line, or move the cursor, made a space.
  fileprivate var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory.isBreak ? " " : $0 }))
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isBreak: Bool {
    switch self {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
