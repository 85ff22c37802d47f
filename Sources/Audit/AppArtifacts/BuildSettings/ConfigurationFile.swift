import Findings

/// An xcconfig file, statement by statement.
struct ConfigurationFile {
  var statements: [Statement] = []

  enum Statement {
    case include(path: String, isOptional: Bool, line: Int)
    case assignment(name: String, SettingAssignment)
  }

  /// Reads the statements; a line that is none is passed over, as Xcode passes over it with a warning.
  init(_ bytes: [UInt8], file: String) {
    var line = 0
    var pending: (text: String, line: Int)?
    for raw in Self.lines(bytes) {
      line += 1
      var text = Self.withoutComment(raw).trimmed
      let start = pending?.line ?? line
      if let before = pending?.text { text = text.isEmpty ? before : before + " " + text }
      pending = nil
      if text.hasSuffix("\\") {
        pending = (String(text.dropLast()).trimmed, start)
        continue
      }
      read(text, line: start, file: file)
    }
    if let pending { read(pending.text, line: pending.line, file: file) }
  }

  private mutating func read(_ text: String, line: Int, file: String) {
    if text.hasPrefix("#") {
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      let directive = parts[0].dropFirst().trimmed
      guard parts.count >= 3, directive == "include" || directive == "include?" else { return }
      statements.append(
        .include(path: String(parts[1]), isOptional: directive == "include?", line: line))
      return
    }
    guard let equals = Self.equals(in: text) else { return }
    var value = text[text.utf8.index(after: equals)...].trimmed
    while value.hasSuffix(";") { value = value.dropLast().trimmed }
    guard let (name, conditions) = SettingAssignment.split(text[..<equals].trimmed),
      !name.isEmpty
    else { return }
    statements.append(
      .assignment(
        name: name,
        SettingAssignment(
          value: value, conditions: conditions, position: SourcePosition(file: file, line: line))))
  }

  /// The equals sign between name and value, past those inside brackets.
  private static func equals(in text: String) -> String.Index? {
    var depth = 0
    var place = text.utf8.startIndex
    while place < text.utf8.endIndex {
      switch text.utf8[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth <= 0: return place
      default: break
      }
      place = text.utf8.index(after: place)
    }
    return nil
  }

  /// Two slashes start a comment anywhere, in the middle of a URL as well.
  private static func withoutComment(_ line: Substring) -> Substring {
    var last: UInt8 = 0
    for place in line.utf8.indices {
      let byte = line.utf8[place]
      if byte == UInt8(ascii: "/"), last == byte { return line[..<line.utf8.index(before: place)] }
      last = byte
    }
    return line
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    let text = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...],
      as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}
