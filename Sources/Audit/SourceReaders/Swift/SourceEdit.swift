/// A part of a source that is replaced, with spaces if there is no text.
struct SourceEdit {
  var start: Int
  var end: Int
  var text = ""
}

extension [SourceEdit] {
  /// The source with the parts replaced, and the lines on which they began. No line moves.
  ///
  /// Of two that overlap, the one that begins first is made; of two that begin together, the
  /// longer.
  func applied(to source: [UInt8]) -> (bytes: [UInt8], lines: [Int]) {
    let newline = UInt8(ascii: "\n")
    var read: [UInt8] = []
    var lines: [Int] = []
    var place = 0
    var line = 1
    for edit in sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) })
    where place <= edit.start && edit.end <= source.count {
      let before = source[place..<edit.start]
      line += before.count { $0 == newline }
      read += before
      if lines.last != line { lines.append(line) }
      let range = source[edit.start..<edit.end]
      if edit.text.isEmpty {
        read += range.map { $0 == newline ? $0 : UInt8(ascii: " ") }
      } else {
        // The line breaks go before the last character, which may be a closing bracket.
        let breaks = range.filter { $0 == newline }
        let text = Array<UInt8>(edit.text.utf8)
        read += breaks.isEmpty ? text : Array<UInt8>(text.dropLast()) + breaks + text.suffix(1)
      }
      line += range.count { $0 == newline }
      place = edit.end
    }
    return (read + source[place...], lines)
  }
}
