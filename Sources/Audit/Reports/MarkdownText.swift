/// Foreign text in a Markdown document: shown as it stands, with no mark, tag or mention in it.
public enum MarkdownText {
  /// Running text.
  public static func prose(_ text: String) -> String {
    TableMarkdown.escape(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "@": escaped += unmentioned
      case "~", "#": escaped += "\\" + String(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Text inside a tag such as `<summary>`, where Markdown's own marks mean nothing.
  static func html(_ text: String) -> String {
    text.printable.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "@": escaped += unmentioned
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Text in code marks, more of them than it holds itself.
  static func code(_ text: String) -> String {
    let text = text.printable
    guard !text.isEmpty else { return "" }
    let marks = String(repeating: "`", count: longestRun(in: text) + 1)
    // A space keeps marks of the text apart; one at each end is not shown.
    let isTight = text.first != "`" && text.last != "`" && text.first != " "
    return isTight ? marks + text + marks : "\(marks) \(text) \(marks)"
  }

  /// Code in a cell of a table, where a bar would end the cell.
  static func cellCode(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// Lines of code between fences that none of them closes.
  static func block(_ text: String, language: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ") }
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return [fence + language] + lines.map(\.printable) + [fence]
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A comment between the sign and the name: no one is called.
  private static let unmentioned = "@<!-- -->"
}
