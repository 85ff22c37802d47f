/// The lines of a source, without the white space around them.
struct SourceLines {
  let text: [UInt8]
  private(set) var ranges: [Range<Int>] = []

  init(_ text: [UInt8]) {
    self.text = text
    var start = 0
    while start < text.count {
      let end = text.endOfLine(start)
      ranges.append(start..<end)
      let next = text.afterLineEnd(end)
      if next == end { break }
      start = next
    }
  }

  var indices: Range<Int> { ranges.indices }

  /// A line without the white space around it.
  subscript(index: Int) -> String {
    var words = Substring(text.string(ranges[index])).drop { $0.isWhitespace }
    while words.last?.isWhitespace == true { words = words.dropLast() }
    return String(words)
  }

  /// The white space before a line.
  func indentation(_ index: Int) -> String {
    String(text.string(ranges[index]).prefix { $0 == " " || $0 == "\t" })
  }

  /// The next line in a direction that is neither empty nor a comment.
  func next(_ index: Int, by step: Int) -> Int? {
    var place = index + step
    while indices.contains(place) {
      if !self[place].isEmpty, !self[place].hasPrefix("//") { return place }
      place += step
    }
    return nil
  }
}
