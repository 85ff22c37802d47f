/// The capitalized names in Swift text, as the files of a module mention each other's types.
struct TypeNames {
  /// The types, protocols and aliases that the text declares, nested ones included.
  private(set) var declared: Set<String> = []
  /// All capitalized names in it.
  private(set) var mentioned: Set<String> = []

  init(_ code: [Substring]) {
    for line in code {
      for word in line.utf8.split(whereSeparator: { !Self.isPart($0) }) {
        guard let first = word.first, Self.capitals.contains(first) else { continue }
        mentioned.insert(String(Substring(word)))
      }
      let words = line.split(separator: " ")
      for (keyword, name) in zip(words, words.dropFirst()) where Self.keywords.contains(keyword) {
        let name = name.utf8.prefix(while: Self.isPart)
        guard let first = name.first, Self.capitals.contains(first) else { continue }
        declared.insert(String(Substring(name)))
      }
    }
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "actor", "enum", "protocol", "typealias",
  ]

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static func isPart(_ byte: UInt8) -> Bool {
    capitals.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
