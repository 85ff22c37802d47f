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

  /// The area and the module: the second and the third part of its path.
  var area: String { part(1) }
  var module: String { part(2) }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return parts.indices.contains(index) ? String(parts[index]) : ""
  }

  var testDescription: String { path }

  /// A place in the form that editors open.
  func place(_ line: Int) -> String { "\(path):\(line)" }
}
