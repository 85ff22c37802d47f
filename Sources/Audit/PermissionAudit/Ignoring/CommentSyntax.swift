/// How comments are written in a file, and the texts in which they are none.
enum CommentSyntax: Hashable, Sendable {
  /// Swift and Kotlin: `//` and nesting `/* */`, strings of one line, of several and raw ones.
  case swift
  /// C and its kin, Java and Groovy: `//` and `/* */`, strings and characters that end with their
  /// line.
  case c
  /// Projects, strings and property lists of the old style: as C, and strings may hold line ends.
  case oldStyle
  /// Build settings: `//` to the end of the line, quoted or not.
  case settings
  /// XML: `<!-- -->`, and no strings.
  case xml

  /// Whether files of this name have comments that are read, so that it is worth opening one.
  static func isKnown(_ path: String) -> Bool { CommentSyntax(of: path, []) != nil }

  /// The syntax of a file, by its name and first bytes; nil if comments are not read.
  init?(of path: String, _ bytes: [UInt8]) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(path[name.index(after: dot)...].utf8)?.lowercased() {
    case "swift", "kt", "kts": self = .swift
    case "m", "mm", "h", "c", "cc", "cpp", "hpp", "pch", "java", "gradle": self = .c
    case "xml": self = .xml
    case "xcconfig": self = .settings
    case "pbxproj": self = .oldStyle
    case "plist", "entitlements", "xcprivacy", "strings", "stringsdict":
      if bytes.starts(with: "bplist".utf8) { return nil }
      let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
      self = first == UInt8(ascii: "<") ? .xml : .oldStyle
    default: return nil
    }
  }
}
