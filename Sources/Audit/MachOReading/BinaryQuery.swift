/// What is looked for in a compiled file.
public struct BinaryQuery: Sendable {
  /// Selectors, with their colons.
  let selectors: NameSet
  /// Imported symbols, with the underscore that the linker puts before them.
  let symbols: NameSet
  /// Parts of imported Swift symbols: "16CLLocationUpdate".
  let parts: [[UInt8]]
  let partNames: [String]
  /// Texts of the code, whole: "UIBackgroundModes".
  let literals: [[UInt8]]
  let literalNames: [String]
  /// Classes of the file's own, by name.
  let classes: NameSet

  /// A query; names that are looked for and nothing else become part of the answer.
  public init(
    selectors: Set<String>, symbols: Set<String>, swiftParts: [String] = [],
    literals: [String] = [], classes: Set<String> = []
  ) {
    self.selectors = NameSet(selectors)
    self.symbols = NameSet(symbols)
    partNames = swiftParts
    parts = swiftParts.map { Array($0.utf8) }
    literalNames = literals
    self.literals = literals.map { Array($0.utf8) }
    self.classes = NameSet(classes)
  }

  /// What an imported symbol is called in the answer; nil for one that no one looks for.
  func wanted(_ symbol: ArraySlice<UInt8>) -> [String] {
    if let number = symbols.number(of: symbol) { return [symbols.names[number]] }
    guard !parts.isEmpty, symbol.starts(with: [0x5F, 0x24]) else { return [] }
    return symbol.withUnsafeBufferPointer { symbol in
      parts.indices.filter { Self.holds(symbol, parts[$0]) }.map { partNames[$0] }
    }
  }

  /// Whether a text is in another.
  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first, text.count >= part.count else { return false }
    for start in 0...text.count - part.count where text[start] == first {
      if part.indices.allSatisfy({ text[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
