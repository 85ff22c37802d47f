/// Arithmetic on paths with `/` between parts, relative to the root of a tree; "" is the root.
enum TreePath {
  /// Stands for the root where a path has to look absolute, as `$(SRCROOT)` must.
  static let anchor = "/(tree)"

  /// One path below another, without ".", and without ".." where a part can be dropped for it.
  static func joined(_ base: String, _ path: String) -> String {
    if let inside = inside(path) { return inside }
    if path.utf8.first == UInt8(ascii: "/") { return normalized(path) }
    if base.isEmpty { return normalized(path) }
    return normalized(path.isEmpty ? base : base + "/" + path)
  }

  /// The path below the anchor; nil for a path that does not start there.
  static func inside(_ path: String) -> String? {
    guard path.utf8.first == UInt8(ascii: "/"), path.hasPrefix(anchor) else { return nil }
    let rest = path.utf8.dropFirst(anchor.utf8.count)
    guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
    return normalized(String(rest.drop { $0 == UInt8(ascii: "/") }) ?? "")
  }

  /// The same place without empty parts, "." and removable "..".
  static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var kept: [Substring] = []
    for part in parts(path) {
      switch part {
      case ".": continue
      case "..":
        if let last = kept.last, last != ".." {
          kept.removeLast()
        } else if !isAbsolute {
          kept.append(part)
        }
      default: kept.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
  }

  /// Everything before the last part; "" where there is one part only.
  static func folder(_ path: String) -> String {
    withBytes(of: path) { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")).map { text(bytes[..<$0]) } ?? ""
    }
  }

  /// The last part.
  static func name(_ path: String) -> String {
    withBytes(of: path) { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")).map { text(bytes[($0 + 1)...]) }
    } ?? path
  }

  /// What follows the last dot of the last part, in lower case; "" where there is no dot.
  static func fileExtension(_ path: String) -> String {
    withBytes(of: path) { bytes in
      guard
        let mark = bytes.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
        bytes[mark] == UInt8(ascii: ".")
      else { return "" }
      let rest = text(bytes[(mark + 1)...])
      let isLower = rest.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
      return isLower ? rest : rest.lowercased()
    }
  }

  /// The last part without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether the path leaves the root or starts elsewhere.
  static func isOutside(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path == ".." || path.hasPrefix("../")
  }

  /// Whether one path is another or lies below it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty { return true }
    guard path.hasPrefix(folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// Whether the path leads through a folder of tests or of what tests read.
  static func isOfTests(_ path: String) -> Bool {
    parts(path).contains { part in
      let name = part.lowercased()
      return testFolders.contains(name) || name.hasPrefix("androidtest") || name.hasSuffix("tests")
    }
  }

  private static let testFolders: Set<String> = [
    "test", "testdebug", "testrelease", "testfixtures", "testdata", "testresources", "sharedtest",
    "fixtures", "__tests__", "__fixtures__",
  ]

  /// Whether the path leads through a folder of libraries that a dependency manager fetched.
  static func isFetched(_ path: String) -> Bool {
    parts(path).contains {
      $0 == "Pods" || $0 == "Carthage" || $0 == "Checkouts" || $0 == "node_modules"
    }
  }

  /// Whether the path leads through a folder of one language.
  static func isLocalized(_ path: String) -> Bool { path.holds(".lproj/") }

  /// The parts between the slashes, empty ones left out; by bytes, as the disk sees them.
  static func parts(_ path: String) -> [Substring] {
    path[...].parts(between: { $0 == UInt8(ascii: "/") })
  }

  /// Whether a part of a path is a folder of one language.
  static func isLanguage(_ part: Substring) -> Bool {
    part.utf8.suffix(6).elementsEqual(".lproj".utf8)
  }

  /// Most paths are normal already; this finds out without an allocation.
  private static func isNormal(_ path: String) -> Bool {
    withBytes(of: path) { bytes in
      var isStart = true
      for byte in bytes {
        if isStart && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")) { return false }
        isStart = byte == UInt8(ascii: "/")
      }
      return !isStart || bytes.isEmpty
    }
  }

  /// Gives the bytes of a path in place, which costs a tenth of iterating over the string.
  private static func withBytes<Result>(
    of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var path = path
    return path.withUTF8(body)
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}
