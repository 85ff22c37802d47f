import Testing

/// A source file as these tests look at it: whole, and with comments and strings blanked out.
struct SourceText: CustomTestStringConvertible {
  var path: String
  var lines: [Substring]
  var code: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = CodeOnly.lines(of: text)
    if lines.last == "" { lines.removeLast() }
  }

  /// The target that the file belongs to, the second part of its path.
  var room: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  var testDescription: String { path }

  /// A place in the form that editors open.
  func place(_ line: Int) -> String { "\(path):\(line)" }
}
