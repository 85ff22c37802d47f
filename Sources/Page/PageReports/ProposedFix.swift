/// What a fix makes of the files, or why it cannot be made.
public struct ProposedFix: Hashable, Sendable {
  /// Who makes it, or why it is not made: one sentence.
  public var remark: String
  /// The change as a unified diff; empty for one that cannot be made.
  public var diff: String

  /// A change of files.
  public init(_ remark: String, diff: String) {
    self.remark = remark
    self.diff = diff
  }

  /// The remark, and the diff with a button that copies it.
  var html: HTML {
    let remark = HTML.element("p", ["class": "remark maker"], text: remark)
    guard !diff.isEmpty else { return remark }
    // A line end of Windows is one character of a text, so the bytes are split.
    let lines = diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    let rows = lines.map { bytes in
      let line = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
      let end = bytes.last == 0x0D ? "&#13;\n" : "\n"
      return HTML.element(
        "span", ["class": Self.style(of: line)], [.text(line), .template(end)])
    }
    return .element(
      "div", ["class": "snippet change"],
      [
        remark, .element("pre", ["class": "diff", "tabindex": "0"], [.element("code", rows)]),
        .element("button", ["type": "button", "class": "copy"], text: "Copy"),
      ])
  }

  private static func style(of line: String) -> String {
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return "line file" }
    if line.hasPrefix("@@") { return "line file" }
    if line.hasPrefix("+") { return "line added" }
    return line.hasPrefix("-") ? "line removed" : "line"
  }
}
