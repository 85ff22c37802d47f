import Findings

/// A comment that asks for silence: `wayleave:ignore RULE, RULE reason`.
struct IgnoreComment: Hashable, Sendable {
  /// Where the mark is.
  var position: SourcePosition
  /// The lines that it speaks of; nil for the whole file.
  var lines: ClosedRange<Int>?
  /// The rules, as they are written.
  var names: [String]
  /// What is after them.
  var reason: String?
  /// What follows the mark where it is none that is known: "-next-line".
  var strangeness: String?
}

extension IgnoreComment {
  /// What every such comment holds.
  static let mark = "wayleave:ignore"

  /// The comments of a file that hold the mark, in order; empty if the file is not text or has no
  /// comments.
  ///
  /// A comment speaks of its own lines. One that stands alone speaks of the line after it too, and
  /// past further ones right below it, so that several can be over one line.
  static func all(in bytes: [UInt8], file: String) -> [IgnoreComment] {
    let bytes = IgnoreMark.plainText(bytes)
    guard IgnoreMark.stands(in: bytes), let syntax = CommentSyntax(of: file, bytes) else {
      return []
    }
    let marked = CommentScan.comments(in: bytes, syntax).compactMap { comment in
      let marks = IgnoreMark.offsets(in: bytes[comment.text])
      return marks.isEmpty ? nil : (comment: comment, marks: marks)
    }
    let alone = Dictionary(
      marked.filter(\.comment.isAlone).map { ($0.comment.lines.lowerBound, $0.comment.lines) },
      uniquingKeysWith: { first, _ in first })
    return marked.flatMap { comment, marks in
      var last = comment.lines.upperBound
      if comment.isAlone {
        last += 1
        while let below = alone[last] { last = below.upperBound + 1 }
      }
      let lines = comment.lines.lowerBound...last
      return marks.map { mark in
        let above = bytes[comment.text.lowerBound..<mark].count { $0 == 0x0A }
        let position = SourcePosition(file: file, line: comment.lines.lowerBound + above)
        let rest = bytes[(mark + Self.mark.utf8.count)..<comment.text.upperBound]
          .prefix { $0 != 0x0A && $0 != 0x0D }
        return IgnoreComment(String(decoding: rest, as: UTF8.self), at: position, lines: lines)
      }
    }
  }

  /// What is after the mark on its line.
  private init(_ text: String, at position: SourcePosition, lines: ClosedRange<Int>) {
    let suffix = text.prefix { $0 == "-" || $0.isLetter }
    self.init(
      position: position, lines: suffix == "-file" ? nil : lines, names: [],
      strangeness: suffix.isEmpty || suffix == "-file" ? nil : String(suffix))
    var rest = text[suffix.endIndex...].drop { $0 == ":" || $0.isWhitespace }
    while let name = Self.name(at: rest, isFirst: names.isEmpty) {
      names.append(String(name))
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "," else {
        // A name without a comma before it is one all the same, where a rule has it.
        if let next = Self.name(at: rest, isFirst: false), Catalogue.rule(String(next)) != nil {
          continue
        }
        break
      }
      rest = rest.drop { $0 == "," || $0.isWhitespace }
    }
    let reason = rest.drop { !$0.isLetter && !$0.isNumber }
    let end = reason.lastIndex { !$0.isWhitespace }
    if let end { self.reason = String(reason[...end]) }
  }

  /// The letters, digits and hyphens of a name; nil if none are here.
  private static func name(at text: Substring, isFirst: Bool) -> Substring? {
    let name = text.prefix { $0 == "-" || $0.isLetter || $0.isNumber }
    return name.contains { $0 != "-" } ? name : nil
  }
}
