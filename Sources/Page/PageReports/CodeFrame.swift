import Findings

/// The lines of a file around a place, so that a reader sees what a finding is about.
struct CodeFrame {
  /// A line with its number.
  struct Line: Hashable {
    var number: Int
    var text: String
    var isMarked: Bool
  }

  /// The lines.
  let lines: [Line]

  /// How many lines are shown before and after the marked one.
  private static let around = 2
  /// How many bytes of a line are shown.
  private static let longest = 300

  /// The frame for a place in a file; nil if the file is not text, or has no such line.
  init?(_ position: SourcePosition, in bytes: [UInt8]) {
    // A file has at most one line more than it has bytes.
    guard let marked = position.line, (1...bytes.count + 1).contains(marked),
      !bytes.prefix(4096).contains(0)
    else { return nil }
    let first = max(1, marked - Self.around)
    var lines: [Line] = []
    var number = 1
    var start = bytes.startIndex
    while start <= bytes.endIndex, number <= marked + Self.around {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      if number >= first {
        var line = bytes[start..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let isLong = line.count > Self.longest
        lines.append(
          Line(
            number: number,
            text: String(decoding: line.prefix(Self.longest), as: UTF8.self)
              + (isLong ? " …" : ""),
            isMarked: number == marked))
      }
      if end == bytes.endIndex { break }
      start = end + 1
      number += 1
    }
    guard lines.contains(where: \.isMarked) else { return nil }
    while let last = lines.last, !last.isMarked, last.text.allSatisfy(\.isWhitespace) {
      lines.removeLast()
    }
    self.lines = lines
  }

  /// The frame as a block of code.
  var html: HTML {
    let rows = lines.map { line in
      HTML.element(
        "span", ["class": line.isMarked ? "line marked" : "line"],
        [
          .element("span", ["class": "number"], text: "\(line.number)"),
          .text(line.text.expandingTabs + "\n"),
        ])
    }
    return .element("pre", ["class": "frame", "tabindex": "0"], [.element("code", rows)])
  }
}

extension String {
  /// Tabs as two spaces, so that lines stay narrow.
  fileprivate var expandingTabs: String {
    split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
  }
}
