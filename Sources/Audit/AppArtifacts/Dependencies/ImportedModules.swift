/// The modules that a source imports, found without parsing it.
enum ImportedModules {
  /// A module that neither Apple's SDK nor the toolchain brings.
  struct Module: Hashable {
    var name: String
    /// The header by which Objective-C takes it in, such as "Kit/Kit.h"; nil for `import`.
    var header: String?
  }

  /// The foreign modules of a source, except those that it takes in only where the build finds them.
  static func foreign(in bytes: [UInt8], _ language: SourceFile.Language) -> [Module] {
    var found: [Module] = []
    var optional: Set<String> = []
    for line in lines(of: bytes, language) {
      optional.formUnion(optionalModules(line))
      guard let module = module(line, language), !AppleModules.names.contains(module.name),
        !module.name.isEmpty, !module.name.hasPrefix("_"),
        !found.contains(where: { $0.name == module.name })
      else { continue }
      found.append(module)
    }
    return found.filter { !optional.contains($0.name) }
  }

  /// The lines outside comments and texts that may hold an import, or a condition for one.
  private static func lines(of bytes: [UInt8], _ language: SourceFile.Language) -> [String] {
    var lines: [String] = []
    var place = 0
    var isStart = true
    func holds(_ text: StaticString, at place: Int) -> Bool {
      place + text.utf8CodeUnitCount <= bytes.count
        && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }
    func end(of text: StaticString, from start: Int) -> Int {
      var place = start
      while place < bytes.count, !holds(text, at: place) { place += 1 }
      return place + text.utf8CodeUnitCount
    }
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A, 0x0D:
        isStart = true
        place += 1
      case 0x20, 0x09: place += 1
      case UInt8(ascii: "/") where holds("/*", at: place): place = end(of: "*/", from: place + 2)
      case UInt8(ascii: "/") where holds("//", at: place):
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      case UInt8(ascii: "\"") where language == .swift && holds("\"\"\"", at: place):
        place = end(of: "\"\"\"", from: place + 3)
        isStart = false
      case UInt8(ascii: "\""):
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 0x0A {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        if place < bytes.count, bytes[place] != 0x0A { place += 1 }
        isStart = false
      case let first where isStart && marks.contains(first):
        if first != UInt8(ascii: "i") || holds("import", at: place) {
          let rest = bytes[place...].prefix(300).prefix { $0 != 0x0A && $0 != 0x0D }
          let line = String(decoding: rest, as: UTF8.self)
          if line.holds("mport") || line.holds("include") { lines.append(line) }
        }
        isStart = false
        place += 1
      default:
        isStart = false
        place += 1
      }
    }
    return lines
  }

  /// The first bytes of `@testable import`, `#import`, `import`, and `public import`.
  private static let marks: Set<UInt8> = [
    UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "i"), UInt8(ascii: "p"),
  ]

  /// The modules of `#if canImport(Kit)` and `#if __has_include(<Kit/Kit.h>)`.
  private static func optionalModules(_ line: String) -> [String] {
    guard line.hasPrefix("#") else { return [] }
    return ["canImport(", "__has_include("].flatMap { call in
      line.ranges(of: call).map {
        name(line[$0.upperBound...].drop { $0 == " " || $0 == "<" || $0 == "\"" })
      }
    }
  }

  /// `@testable import struct Kit.Value`, `@import Kit.Sub;` or `#import <Kit/Kit.h>`.
  private static func module(_ line: String, _ language: SourceFile.Language) -> Module? {
    switch language {
    case .swift:
      var words = line.split(whereSeparator: { " \t;".contains($0) })[...]
      words = words.drop { $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) }
      guard words.popFirst() == "import" else { return nil }
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map { Module(name: name($0)) }
    case .compiled: return nil
    case .objectiveC:
      if let rest = line.rest(after: "@import ") { return Module(name: name(rest)) }
      guard line.hasPrefix("#"), line.dropFirst().trimmed.hasPrefix("i"),
        let path = line.split(separator: "<").dropFirst().first?.prefix(while: { $0 != ">" }),
        // Folders of the system's headers begin with a small letter.
        path.holds("/"), path.first?.isUppercase == true
      else { return nil }
      return Module(name: String(path.prefix { $0 != "/" }), header: String(path))
    }
  }

  private static func name(_ text: some StringProtocol) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor",
  ]
}
