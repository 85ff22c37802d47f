import SwiftSyntax

/// A part of a source that is replaced, with spaces if there is no text.
struct SourceEdit {
  var start: Int
  var end: Int
  var text = ""
}

extension SourceEdit {
  /// Replaces code, without the space around it.
  init(_ node: some SyntaxProtocol, by text: String = "") { self.init(node, to: node, by: text) }

  /// Replaces code from one node to another, without the space around it.
  init(_ first: some SyntaxProtocol, to last: some SyntaxProtocol, by text: String = "") {
    start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    end = last.endPositionBeforeTrailingTrivia.utf8Offset
    self.text = text
  }

  /// Puts a text right before code.
  init(inserting text: String, before node: some SyntaxProtocol) {
    start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = start
    self.text = text
  }

  /// Puts a text right after code.
  init(inserting text: String, after node: some SyntaxProtocol) {
    start = node.endPositionBeforeTrailingTrivia.utf8Offset
    end = start
    self.text = text
  }

  /// What takes the place of bytes, with as many lines.
  fileprivate func bytes(over range: ArraySlice<UInt8>) -> [UInt8] {
    if text.isEmpty { return range.map { $0 == .newline ? $0 : UInt8(ascii: " ") } }
    let breaks = range.filter { $0 == .newline }
    let written = Array(text.utf8)
    // What is closed at the end keeps the lines within it.
    let isClosed = written.last.map { ") }".utf8.contains($0) } ?? false
    let closing = isClosed ? 1 : 0
    return Array(written.dropLast(closing)) + breaks + Array(written.suffix(closing))
  }
}

extension [SourceEdit] {
  /// The source with the parts replaced, and the line on which each edit was made; nil for one that
  /// was not. No line moves.
  ///
  /// Of two that overlap, the one that begins first is made; of two that begin together, the
  /// longer.
  func applied(to source: [UInt8]) -> (bytes: [UInt8], lines: [Int?]) {
    var read: [UInt8] = []
    var lines = [Int?](repeating: nil, count: count)
    var place = 0
    var line = 1
    let order = indices.sorted { (self[$0].start, -self[$0].end) < (self[$1].start, -self[$1].end) }
    for index in order where place <= self[index].start && self[index].end <= source.count {
      let edit = self[index]
      let before = source[place..<edit.start]
      line += before.count { $0 == .newline }
      lines[index] = line
      let range = source[edit.start..<edit.end]
      read += before + edit.bytes(over: range)
      line += range.count { $0 == .newline }
      place = edit.end
    }
    return (read + source[place...], lines)
  }
}

extension UInt8 {
  static var newline: Self { UInt8(ascii: "\n") }
}
