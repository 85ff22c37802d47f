/// The modules that sources import, for trees in which no project says what is linked.
enum ImportedModules {
  /// The modules of a source that neither Apple's SDK nor the toolchain brings.
  static func foreign(in bytes: [UInt8], _ language: SourceFile.Language) -> [String] {
    var found: [String] = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = line.first, first == UInt8(ascii: "@") || first == mark(language),
        let module = module(String(decoding: line.prefix(200), as: UTF8.self), language),
        !AppleModules.names.contains(module), !module.hasPrefix("_"), !found.contains(module)
      else { continue }
      found.append(module)
    }
    return found
  }

  private static func mark(_ language: SourceFile.Language) -> UInt8 {
    language == .swift ? UInt8(ascii: "i") : UInt8(ascii: "#")
  }

  /// `@testable import struct Kit.Value`, `@import Kit.Sub;` or `#import <Kit/Kit.h>`.
  private static func module(_ line: String, _ language: SourceFile.Language) -> String? {
    switch language {
    case .swift:
      var words = line.split(whereSeparator: { " \t;".contains($0) })[...]
      words = words.drop { $0.hasPrefix("@") || ["public", "internal"].contains($0) }
      guard words.popFirst() == "import" else { return nil }
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map(name)
    case .compiled: return nil
    case .objectiveC:
      if let rest = line.rest(after: "@import ") { return name(rest) }
      guard line.hasPrefix("#"), line.holds("import") || line.holds("include"),
        let path = line.split(separator: "<").dropFirst().first, path.holds("/"),
        // Folders of the system's headers begin with a small letter.
        path.first?.isUppercase == true
      else { return nil }
      return String(path.prefix { $0 != "/" })
    }
  }

  private static func name(_ text: some StringProtocol) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor",
  ]
}
