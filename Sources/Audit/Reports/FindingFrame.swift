import Findings

/// The line of a file that a finding is about, with its number and what is wrong in it underlined.
///
/// Only findings about a text have one: whether a purpose string says enough is seen by reading it.
struct FindingFrame {
  /// A line of the file.
  private struct Line {
    var number: Int
    var text: String
  }

  private let lines: [Line]
  /// What is underlined in the last line.
  private let mark: Range<String.Index>
  private let ink: Ink

  /// The rules whose findings are about a text in a file.
  static let rules: Set<RuleID> = [
    "purpose-key-misspelled", "purpose-string-empty", "purpose-string-equals-key",
    "purpose-string-placeholder", "purpose-string-vague", "purpose-string-wrong-type",
  ]

  /// How many lines may be between a key and its text.
  private static let most = 3

  /// The frame of a finding; nil if it is not about a text, or the file has no such line.
  init?(_ finding: Finding, in bytes: [UInt8]) {
    guard Self.rules.contains(finding.rule), let number = finding.position.line, number > 0 else {
      return nil
    }
    let found = Self.lines(number, in: bytes)
    guard let first = found.first else { return nil }
    ink = Ink(finding)
    // A property list has the text on the line after its key.
    let isKey = Self.isKey(first)
    if finding.rule != "purpose-key-misspelled", isKey, !first.contains("<string"),
      let place = found.dropFirst().firstIndex(where: { !$0.trimmed.isEmpty })
    {
      lines = found[...place].enumerated().map { Line(number: number + $0, text: $1) }
      mark = Self.mark(in: found[place])
    } else {
      lines = [Line(number: number, text: first)]
      mark = isKey ? Self.inside(first, "<key>", "</key>") : Self.mark(in: first)
    }
  }

  /// Some lines from one on, without the white space that all of them begin with.
  private static func lines(_ number: Int, in bytes: [UInt8]) -> [String] {
    var current = 1
    var start = bytes.startIndex
    while current < number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      start = end + 1
      current += 1
    }
    let rest = bytes[start...].split(
      separator: UInt8(ascii: "\n"), maxSplits: most, omittingEmptySubsequences: false)
    let found = rest.prefix(most).map { line in
      String(decoding: line.prefix(4096), as: UTF8.self)
        .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
    }
    let shown = shown(of: found)
    let margin =
      shown.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return shown.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))).printable }
  }

  /// The first line; if it is the key of a property list, also what follows down to its value.
  private static func shown(of lines: [String]) -> ArraySlice<String> {
    guard isKey(lines.first ?? "") else { return lines.prefix(1) }
    return lines[...(lines.dropFirst().firstIndex { !$0.trimmed.isEmpty } ?? 0)]
  }

  /// Whether a line of a property list has a key, and its value is on a line below it.
  private static func isKey(_ line: String) -> Bool {
    line.trimmed.hasPrefix("<key>") && !line.contains("</key><")
  }

  /// What a line says: the text of an element, what is assigned, or all of it.
  private static func mark(in line: String) -> Range<String.Index> {
    if line.contains("<string>") { return inside(line, "<string>", "</string>") }
    if line.trimmed.hasPrefix("<") { return all(of: line[...]) }
    for separator in ["=", ":"] {
      guard let place = line[...].range(of: separator) else { continue }
      var rest = line[place.upperBound...]
      while let last = rest.last, last == ";" || last == "," || last.isWhitespace {
        rest.removeLast()
      }
      return all(of: rest)
    }
    return all(of: line[...])
  }

  /// The part between two marks; the marks themselves if nothing is between them.
  private static func inside(
    _ line: String, _ first: String, _ last: String
  ) -> Range<String.Index> {
    guard let start = line[...].range(of: first) else { return all(of: line[...]) }
    let end = line[start.upperBound...].range(of: last)?.lowerBound ?? line.endIndex
    let inner = start.upperBound..<end
    return line[inner].allSatisfy(\.isWhitespace) ? all(of: line[...]) : inner
  }

  /// A piece of a line without the spaces around it.
  private static func all(of piece: Substring) -> Range<String.Index> {
    let start = piece.firstIndex { !$0.isWhitespace } ?? piece.startIndex
    let end = piece.lastIndex { !$0.isWhitespace }.map { piece.index(after: $0) } ?? start
    return start..<max(start, end)
  }

  /// The lines of the frame, some columns in.
  func lines(indent: Int, style: TextStyle) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let width = lines.map { "\($0.number)".count }.max() ?? 0
    let room = max(20, style.columns - indent - width - 3)
    let bar = { (number: String) in
      let gutter = String(repeating: " ", count: width - number.count) + number + " │"
      return margin + Ink.quiet.paint(gutter, colored: style.isColored)
    }
    var set = lines.dropLast().map { line in
      (bar("\(line.number)") + " " + Window(line.text, room: room).text)
    }
    guard let last = lines.last else { return set }
    let window = Window(last.text, showing: mark, room: room)
    set.append(bar("\(last.number)") + " " + window.text)
    let underline = String(repeating: "^", count: max(1, window.width))
    set.append(
      bar("") + " " + String(repeating: " ", count: window.offset)
        + ink.paint(underline, colored: style.isColored))
    return set
  }

  /// A part of a line that fits a number of columns and shows a piece of it.
  private struct Window {
    private(set) var text = ""
    /// The columns before the piece, and those of what is shown of it.
    private(set) var offset = 0
    private(set) var width = 0

    init(_ line: String, showing piece: Range<String.Index>? = nil, room: Int) {
      let piece = piece ?? line.startIndex..<line.startIndex
      var start = line.startIndex
      // What comes before the piece goes first, down to a little of it.
      let wanted = String(line[..<piece.upperBound]).displayWidth
      if wanted > room {
        let spare = max(0, room - String(line[piece]).displayWidth - 1)
        start = piece.lowerBound
        var taken = 0
        while start > line.startIndex {
          let before = line.index(before: start)
          taken += line[before].displayWidth
          guard taken <= min(spare, 12) else { break }
          start = before
        }
      }
      if start > line.startIndex { text = "…" }
      var used = text.displayWidth
      var place = start
      while place < line.endIndex {
        let wide = line[place].displayWidth
        let isLast = line.index(after: place) == line.endIndex
        // A cut line needs a column for its mark.
        if used + wide > (isLast ? room : room - 1) {
          text += "…"
          if piece.contains(place) { width += 1 }
          break
        }
        if place < piece.lowerBound { offset = used + wide }
        if place == piece.lowerBound { offset = used }
        if piece.contains(place) { width += wide }
        text.append(line[place])
        used += wide
        place = line.index(after: place)
      }
    }
  }
}

extension String {
  /// The text without the white space at its ends.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Substring {
  /// Where a text is in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}
