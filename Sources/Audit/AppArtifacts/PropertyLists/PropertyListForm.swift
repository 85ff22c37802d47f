import Findings
import MarkupReading

/// The form in which a property list is written, told from its first bytes.
enum PropertyListForm {
  case binary
  case xml(UTF8Text)
  case oldStyle(UTF8Text)
  case json(UTF8Text)

  /// Tells the form, or says why the bytes are no property list in any.
  init(of bytes: [UInt8], file: String, maximumSize: Int) throws(ReadingProblem) {
    guard bytes.count <= maximumSize else {
      throw .oversized(file: file, size: bytes.count, maximum: maximumSize)
    }
    if bytes.starts(with: "bplist".utf8) {
      self = .binary
      return
    }
    if bytes.starts(with: GitLFS.mark) { throw GitLFS.problem(with: file) }
    if bytes.starts(with: "\0GITCRYPT\0".utf8) {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: file), "The file is encrypted by git-crypt.",
        wayOut: "Run “git-crypt unlock” and check again.")
    }
    let text = try Self.locating(in: nil, file: file) { () throws(MarkupProblem) in
      try UTF8Text(bytes)
    }
    let significant = text.bytes.firstIndex { $0 > 0x20 }
    guard let significant else {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: file, line: 1), "The file is empty.",
        wayOut: "Restore it from version control, or take it out of the project.")
    }
    let next = significant + 1 < text.bytes.count ? text.bytes[significant + 1] : 0
    switch text.bytes[significant] {
    case UInt8(ascii: "<") where next != UInt8(ascii: "<") && !Self.isData(text, significant):
      self = .xml(text)
    case UInt8(ascii: "["):
      self = .json(text)
    case UInt8(ascii: "{"):
      self = Self.isJSON(text, from: significant + 1) ? .json(text) : .oldStyle(text)
    default:
      self = .oldStyle(text)
    }
  }

  /// Whether `<` opens old-style data such as `<0fbd77 1c>` and not a tag.
  private static func isData(_ text: UTF8Text, _ start: Int) -> Bool {
    guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return false }
    return text.bytes[start + 1..<end].allSatisfy {
      OldStyleCharacters.hexadecimalValue(of: $0) != nil || $0 <= 0x20
    }
  }

  /// Whether a quoted key with a colon follows the brace, which the old style never has.
  private static func isJSON(_ text: UTF8Text, from start: Int) -> Bool {
    var rest = text.bytes[start...].drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return rest.first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Runs a reader and gives its problem a file; a merge conflict in the text is named as such.
  static func locating<Result>(
    in text: UTF8Text?, file: String, _ body: () throws(MarkupProblem) -> Result
  ) throws(ReadingProblem) -> Result {
    do {
      return try body()
    } catch {
      throw ReadingProblem.malformed(error, in: text, file: file)
    }
  }
}
