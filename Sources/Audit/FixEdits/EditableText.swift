import MarkupReading

/// The text of a file as UTF-8, and the way back to the bytes of the file.
///
/// A file is taken only if the way there and back gives its very bytes.
struct EditableText {
  /// The text as UTF-8, without a byte order mark.
  let bytes: [UInt8]
  private let encoding: TextEncoding
  private let mark: [UInt8]

  init(_ file: [UInt8]) throws(EditRefusal) {
    do {
      let text = try UTF8Text(file)
      bytes = text.bytes
      encoding = text.encoding
    } catch {
      throw EditRefusal("the file cannot be read as text")
    }
    mark = Array(file.prefix(TextEncoding.detected(in: file)?.mark ?? 0))
    guard try self.file(of: bytes) == file else {
      throw EditRefusal("the file is written in a way that an edit would change elsewhere too")
    }
  }

  /// The bytes of the file with another text.
  func file(of text: [UInt8]) throws(EditRefusal) -> [UInt8] {
    switch encoding {
    case .utf8: return mark + text
    case .utf16LittleEndian, .utf16BigEndian:
      var file = mark
      file.reserveCapacity(text.count * 2 + 2)
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        file += encoding == .utf16BigEndian ? [high, low] : [low, high]
      }
      return file
    case .latin1:
      var file = mark
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        guard scalar.value < 0x100 else {
          throw EditRefusal("the encoding of the file, \(encoding.rawValue), lacks a character")
        }
        file.append(UInt8(scalar.value))
      }
      return file
    case .windows1252, .utf32:
      guard text.allSatisfy({ $0 < 0x80 }) else {
        throw EditRefusal("files in \(encoding.rawValue) are not edited")
      }
      return mark + text
    }
  }
}

extension [UInt8] {
  /// How lines end: as the first one does, else LF.
  var lineEnd: String {
    guard let first = firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if self[first] == 0x0A { return "\n" }
    return first + 1 < count && self[first + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// Where the line of a place begins.
  func startOfLine(_ place: Int) -> Int {
    var start = place
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Where the line of a place ends, before its line end.
  func endOfLine(_ place: Int) -> Int {
    var end = place
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return end
  }

  /// The place after the line end that begins at a place.
  func afterLineEnd(_ place: Int) -> Int {
    guard place < count else { return count }
    if self[place] == 0x0D, place + 1 < count, self[place + 1] == 0x0A { return place + 2 }
    return self[place] == 0x0D || self[place] == 0x0A ? place + 1 : place
  }

  /// The range of a line by its number from 1, without its line end; nil past the end.
  func line(_ number: Int) -> Range<Int>? {
    var start = 0
    for _ in 1..<Swift.max(number, 1) {
      let end = endOfLine(start)
      guard end < count else { return nil }
      start = afterLineEnd(end)
    }
    return start..<endOfLine(start)
  }

  /// The number of the line of a place.
  func lineNumber(of place: Int) -> Int {
    var cursor = LineCursor()
    cursor.advance(to: place, in: self)
    return cursor.line
  }

  /// Whether there is nothing but blanks and tabs in a range.
  func isBlank(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether there is nothing but white space in a range.
  func isSpace(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The line end and the blanks right before a place that begins its line; else the blanks.
  func lead(before place: Int) -> String {
    let start = startOfLine(place)
    guard isBlank(start..<place), start > 0 else {
      var blank = place
      while blank > 0, self[blank - 1] == 0x20 || self[blank - 1] == 0x09 { blank -= 1 }
      return string(blank..<place)
    }
    var end = start - 1
    if self[end] == 0x0A, end > 0, self[end - 1] == 0x0D { end -= 1 }
    return string(end..<place)
  }

  /// A range with the whole lines that it fills, else as it is.
  func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let start = startOfLine(range.lowerBound)
    let end = endOfLine(range.upperBound)
    guard isBlank(start..<range.lowerBound), isBlank(range.upperBound..<end) else { return range }
    return start..<afterLineEnd(end)
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Whether an ASCII text is at a place.
  func has(_ text: String, at place: Int) -> Bool {
    place + text.utf8.count <= count
      && self[place..<place + text.utf8.count].elementsEqual(text.utf8)
  }

  /// Where a text is in a range.
  func places(of text: String, in range: Range<Int>) -> [Int] {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, range.count >= wanted.count else { return [] }
    return (range.lowerBound...range.upperBound - wanted.count).filter {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }

  /// The end of the comments that follow a place on its line, so that none loses what it is about.
  func endOfRemark(after place: Int) -> Int {
    let line = endOfLine(place)
    var end = place
    var index = place
    while index < line {
      if self[index] == 0x20 || self[index] == 0x09 {
        index += 1
      } else if has("<!--", at: index) {
        while index < line, !has("-->", at: index) { index += 1 }
        guard index < line else { return place }
        index += 3
        end = index
      } else if has("/*", at: index) {
        while index < line, !has("*/", at: index) { index += 1 }
        guard index < line else { return place }
        index += 2
        end = index
      } else if has("//", at: index) {
        return line
      } else {
        return place
      }
    }
    return end
  }
}
